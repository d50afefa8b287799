"""What a machine is: data, no algorithms."""
