"""What a cipher says and means. Knows no machine."""
