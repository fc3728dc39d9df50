#!/usr/bin/env python3
"""A whole Perilune player in Python's standard library: makes a table, fills the other
seats with bots, and plays any legal move until the match is over.

    client.py [GAME [SEATS [PORT]]]          as: client.py traders 4 8080
"""
import base64, json, os, random, secrets, socket, struct, sys

game = sys.argv[1] if len(sys.argv) > 1 else "traders"
seats = int(sys.argv[2]) if len(sys.argv) > 2 else 2
port = int(sys.argv[3]) if len(sys.argv) > 3 else 8080

# --- WebSocket, as little of it as is needed
line = socket.create_connection(("127.0.0.1", port))
key = base64.b64encode(os.urandom(16)).decode()
line.sendall((f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
              f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
              "Sec-WebSocket-Version: 13\r\n\r\n").encode())
stream = line.makefile("rb")
assert b" 101 " in stream.readline(), "no WebSocket here"
while stream.readline() != b"\r\n":
    pass

def frame(opcode, payload):
    size = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + struct.pack(">H", len(payload))
    mask = os.urandom(4)
    line.sendall(bytes([0x80 | opcode]) + size + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload)))

def send(**message):
    frame(1, json.dumps(message).encode())

def receive():
    while True:
        first, size = stream.read(2)
        if size == 126:
            size, = struct.unpack(">H", stream.read(2))
        elif size == 127:
            size, = struct.unpack(">Q", stream.read(8))
        payload = stream.read(size)
        if first & 15 == 9:
            frame(10, payload)  # a ping
        elif first & 15 == 8:
            sys.exit("the server closed the connection")
        elif first & 15 == 1:
            message = json.loads(payload)
            if message["type"] == "error":
                sys.exit(f"refused: {message['text']}")
            return message

# --- a match
send(type="hello", name="Example")
send(type="create", game=game, players=["me"] + ["greedy"] * (seats - 1))
while (message := receive())["type"] != "table":
    pass
table = message["table"]
send(type="contribute", table=table, seat=1, contribution=secrets.token_hex(16))
send(type="start", table=table)
answered = 0  # the last turn that was answered: a position may come more than once
while not (message["type"] == "position" and message["over"]):
    message = receive()
    question = message.get("question")
    if question and question["turn"] > answered:
        answered = question["turn"]
        move = random.choice(question["moves"])
        send(type="play", table=table, seat=1, turn=answered, move=move["text"])
for result in message["result"]:
    print(f"p{result['seat']}: place {result['place']}, score {result['score']}")
