def complete_cipher(incomplete: str) -> list[str]: return []
def complete_target(incomplete: str) -> list[str]: return []
