"""What the targets with instructions of Arm share: flags and conditions."""
