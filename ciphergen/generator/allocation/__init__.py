"""Physical registers for virtual ones, or a place on the stack for a while."""
