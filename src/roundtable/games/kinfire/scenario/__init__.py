"""What scenario files set up."""
