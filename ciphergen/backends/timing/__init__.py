"""Engines that predict cycles from the figures of targets' rows and cores."""
