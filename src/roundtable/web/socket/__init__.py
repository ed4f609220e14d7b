"""One connection for each viewer: reads messages, queues updates and sends them."""
