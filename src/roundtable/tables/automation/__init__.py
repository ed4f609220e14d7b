"""What tables do by themselves: clocks and bots."""
