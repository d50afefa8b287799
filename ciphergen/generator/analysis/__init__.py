"""What a cipher's terms tell before any code is made: round keys, loops over rounds, what depends on what."""
