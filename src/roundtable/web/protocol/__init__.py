"""Views and requests as JSON: the socket's messages and the API's types."""
