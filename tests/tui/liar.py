"""liar.py - a server that lies: it speaks WebSocket well enough to be listened to, and then
says whatever a real server never would. Standard library only."""

import base64
import copy
import hashlib
import json
import random
import socket
import struct
import threading

SEATS = [{"seat": 1, "kind": "person", "name": "Ann", "present": True},
         {"seat": 2, "kind": "open"}]
TABLE = {"type": "table", "table": "abcdefghijkmnpqr", "number": 3, "state": "running",
         "name": "", "game": "connect-four", "title": "Connect Four", "public": True, "time": 30,
         "made": 1, "last": 2, "seats": SEATS, "options": ["a=b"], "commitment": "c"}
MOVES = [{"text": "drop 1", "explain": "p1 drops", "pieces": [{"id": "x", "name": "y"}]}]
TRUTHS = [
    TABLE,
    {**TABLE, "state": "open"},
    {"type": "lobby", "open": [TABLE], "running": [TABLE], "finished": [TABLE]},
    {"type": "mine", "tables": [{**TABLE, "yours": [1], "asked": True}]},
    {"type": "position", "table": TABLE["table"], "number": 4, "seat": 1, "since": 0,
     "pending": [1], "view": {"grid": [[0] * 7] * 6}, "turn": 1, "undo": True, "over": False,
     "question": {"text": "Which?", "turn": 1, "moves": MOVES},
     "log": [{"number": 4, "seat": 1, "kind": "k", "text": "p1 acts", "pieces": []}]},
    {"type": "chat", "table": TABLE["table"],
     "lines": [{"number": 9, "seat": 1, "at": 1, "name": "Ann", "text": "hi"}]},
    {"type": "hint", "advice": {"iterations": 5, "moves": [
        {"move": "drop 1", "chance": 0.5, "share": 1, "line": [{"seat": 1, "move": "drop 1"}]}]}},
    {"type": "show", "text": "lines\nof text"},
    {"type": "book", "table": TABLE["table"], "book": {"card[].cost": [1, 2], "turns": 3}},
    {"type": "error", "code": "no", "text": "no"},
    {"type": "ok", "table": TABLE["table"], "number": 4, "seats": [1], "maker": True},
]
JUNK = [None, True, 0, -1, 7, 99, 2**31, -2**63, 2**53, 1.5, "", "x" * 5000, "\u001b[2J\u0007\u0000",
        "p1" * 300, "\u202e\U0001f600", [], {}, [[]], [None] * 50, {"": {}}, ["p9", 3]]


class Liar:
    """Answers every message with truths in which things were exchanged for others."""

    def __init__(self, seed):
        self.chance = random.Random(seed)
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = self.door.getsockname()[1]
        self.told = 0
        threading.Thread(target=self.welcome, daemon=True).start()

    def welcome(self):
        while True:
            line = self.door.accept()[0]
            threading.Thread(target=self.talk, args=(line,), daemon=True).start()

    def lie(self, truth):
        """One to three places of it are something else."""
        lie = copy.deepcopy(truth)
        for _ in range(self.chance.randint(0, 3)):
            at, key = lie, self.chance.choice(list(lie))
            while isinstance(at[key], (dict, list)) and at[key] and self.chance.random() < 0.8:
                at = at[key]
                key = self.chance.choice(list(at) if isinstance(at, dict) else range(len(at)))
            if at is lie and key == "type":
                continue
            at[key] = copy.deepcopy(self.chance.choice(JUNK))
        return lie

    def talk(self, line):
        try:
            stream = line.makefile("rb")
            key = b""
            while (head := stream.readline().strip()) != b"":
                if head.lower().startswith(b"sec-websocket-key:"):
                    key = head.split()[1]
            accept = base64.b64encode(
                hashlib.sha1(key + b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11").digest())
            line.sendall(b"HTTP/1.1 101 Yes\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                         b"Sec-WebSocket-Accept: " + accept + b"\r\n\r\n")
            while (message := self.read(stream)) is not None:
                self.answer(line, message)
        except OSError:
            pass
        finally:
            line.close()

    @staticmethod
    def read(stream):
        head = stream.read(2)
        if len(head) < 2 or head[0] & 15 == 8:
            return None
        size = head[1] & 127
        if size == 126:
            size, = struct.unpack(">H", stream.read(2))
        mask = stream.read(4)
        body = bytes(b ^ mask[i & 3] for i, b in enumerate(stream.read(size)))
        return json.loads(body) if head[0] & 15 == 1 else {}

    def answer(self, line, message):
        said = message.get("type")
        if said == "hello":
            self.send(line, {"type": "welcome", "protocol": 1, "name": "Ann",
                             "token": "t" * 43, "id": message["id"]})
            return
        if said == "watch" and self.chance.random() < 0.9:
            self.send(line, {**TRUTHS[-1], "id": message["id"]})
            self.send(line, self.chance.choice(TRUTHS[:2]))
        for _ in range(self.chance.randint(10, 30)):
            lie = self.lie(self.chance.choice(TRUTHS))
            if self.chance.random() < 0.5:
                lie["id"] = message.get("id", 0)
            self.send(line, lie)
            self.told += 1
        if self.chance.random() < 0.02:
            self.chance.choice([
                lambda: self.frame(line, b"{\"type\":"),                    # no JSON
                lambda: self.frame(line, b"[" * 3000),                      # very deep
                lambda: self.frame(line, b"\"" + b"x" * (5 << 20) + b"\""),  # too long
                lambda: self.frame(line, b"\xff\xfe", 2),                   # no text
                lambda: line.shutdown(socket.SHUT_RDWR),
            ])()

    def send(self, line, message):
        self.frame(line, json.dumps(message).encode())

    @staticmethod
    def frame(line, body, opcode=1):
        size = len(body)
        head = bytes([0x80 | opcode])
        head += (bytes([size]) if size < 126 else b"\x7e" + struct.pack(">H", size)
                 if size < 65536 else b"\x7f" + struct.pack(">Q", size))
        line.sendall(head + body)
