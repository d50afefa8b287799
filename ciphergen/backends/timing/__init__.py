"""Pipeline models, which predict cycles from the figures of rows and cores."""
