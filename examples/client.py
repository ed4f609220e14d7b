"""Plays a seat at a live table: makes one against bots (or takes an invitation) and chooses at random until the end.

    roundtable serve &
    python examples/client.py http://127.0.0.1:8000 --game talisman
    python examples/client.py http://127.0.0.1:8000 --join KEY

Needs only `websockets`. docs/protocol.md describes every message.
"""

import argparse
import asyncio
import json
import random
from urllib.request import Request, urlopen

import websockets


def call(server, path, token=None, body=None):
    """One request of the JSON API."""
    head = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(server + path, data, head, method="GET" if body is None else "POST")) as answer:
        return json.load(answer)


async def play(server, token, table, pick):
    """Follows the table and answers whatever its seats are asked; comes back by itself when the server restarts."""
    address = f"{server.replace('http', 'ws', 1)}/tables/{table}/socket?as=json&lang=en"
    view, seen = {}, 0
    while True:
        try:
            head = {"Authorization": f"Bearer {token}"}
            async with websockets.connect(f"{address}&since={seen}", additional_headers=head, max_size=None) as socket:
                async for data in socket:
                    message = json.loads(data)
                    if message["type"] == "error":
                        print("!", message["text"])  # too late, most likely: the next view shows what is asked now
                    if message["type"] != "view":
                        continue
                    view |= message  # what is not in it is as it was
                    for event in message.get("events", ()):
                        print(event["text"])
                        seen = event["number"]
                    if view["outcome"]:
                        return view["outcome"]
                    for offer in message.get("offers", ())[:1]:
                        answer = {"type": "answer", "seat": offer["seat"], "decision": offer["decision"]}
                        await socket.send(json.dumps(answer | {"option": pick(offer["options"])["id"]}))
        except (OSError, websockets.WebSocketException):
            await asyncio.sleep(0.5)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("server", nargs="?", default="http://127.0.0.1:8000")
    parser.add_argument("--game", default="talisman")
    parser.add_argument("--join", metavar="KEY", help="take this invitation instead of making a table")
    args = parser.parse_args()
    token = call(args.server, "/api/people", body={})["token"]
    if args.join:
        table = call(args.server, "/api/join", token, {"key": args.join, "name": "Random"})
    else:
        others = call(args.server, f"/api/games/{args.game}")["least_seats"] - 1
        seats = [{"kind": "me", "name": "Random"}, *[{"kind": "bot"}] * others]
        table = call(args.server, "/api/tables", token, {"game": args.game, "seats": seats, "timed": False})
    print("At", args.server + table["path"])
    print(asyncio.run(play(args.server, token, table["id"], random.choice)))


if __name__ == "__main__":
    main()
