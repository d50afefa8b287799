"""PTX: its text, a machine on terms that runs it, and what is proved of every thread of every launch."""
