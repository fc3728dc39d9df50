"""room.py - what the server's tests share: starting `perilune serve` in a folder
of its own, and a small WebSocket client that can also misbehave. Standard library
only."""

import base64
import gzip
import hashlib
import http.client
import json
import os
import random
import re
import resource
import select
import shutil
import signal
import socket
import sqlite3
import struct
import subprocess
import tempfile
import time
import warnings

warnings.simplefilter("ignore", ResourceWarning)  # tests leave connections to their end

PERILUNE = os.environ.get("PERILUNE", "build/release/perilune")
SLOW = float(os.environ.get("PERILUNE_SLOW", "1"))  # sanitizers take longer


class Closed(Exception):
    """The server closed the connection; .code says how (None: without a word)."""

    def __init__(self, code, reason=""):
        super().__init__(f"closed with {code} {reason}")
        self.code, self.reason = code, reason


class Server:
    """A server of its own, on a free port of this machine."""

    def __init__(self, *options, folder=None, fast=True, files=None):
        self.files = files  # the most descriptors that it gets
        self.own = folder is None
        self.folder = folder or tempfile.mkdtemp(prefix="perilune-")
        self.options = list(options)
        if fast:
            self.options = ["--pace", "0", "--rate", "100000", "--tables-each", "100000",
                            "--connections-each", "100000"] + self.options
        self.process = None
        self.start()

    def start(self):
        self.log = open(os.path.join(self.folder, "log"), "ab")
        self.process = subprocess.Popen(
            [PERILUNE, "serve", "--port", str(random.randint(20000, 50000)), "--db",
             os.path.join(self.folder, "tables.db"), "--admin", "0"] + self.options,
            stdout=subprocess.PIPE, stderr=self.log, preexec_fn=self.files and (
                lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (self.files, self.files))))
        said = ""
        while "/metrics" not in said:  # the operator's door is opened last
            line = self.process.stdout.readline().decode()
            assert line, f"the server did not start: {said!r}; {self.log_text()[-500:]}"
            said += line
        self.said = said.split("\n", 1)[1].rsplit("Figures", 1)[0]  # of others
        self.port = int(re.search(r"http://\S+?:(\d+)\n", said).group(1))
        self.admin = int(re.search(r":(\d+)/metrics", said).group(1))

    def log_text(self):
        with open(os.path.join(self.folder, "log"), encoding="utf-8", errors="replace") as log:
            return log.read()

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdout.close()
        self.log.close()

    def stop(self):
        """An orderly end; its exit status."""
        self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(timeout=20 * SLOW)
        self.process.stdout.close()
        self.log.close()
        return status

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.kill()
        if self.own:
            shutil.rmtree(self.folder, ignore_errors=True)

    def http(self, method, path, body=None, headers=None, port=None, source=None):
        """Status, headers and text of a request, if need be from another address of here."""
        connection = http.client.HTTPConnection("127.0.0.1", port or self.port,
                                                timeout=10 * SLOW,
                                                source_address=source and (source, 0))
        connection.request(method, path, body=body, headers=headers or {})
        answer = connection.getresponse()
        text = answer.read()
        if answer.getheader("Content-Encoding") == "gzip":
            text = gzip.decompress(text)
        text = text.decode()
        connection.close()
        return answer.status, dict((k.lower(), v) for k, v in answer.getheaders()), text

    def operator(self, path):
        """What the operator's door answers."""
        return self.http("GET", path, port=self.admin)

    def metric(self, name):
        text = self.operator("/metrics")[2]
        return float(re.search(rf"^perilune_{re.escape(name)} (.*)$", text, re.M).group(1))


class Client:
    """A WebSocket connection. With hello=False nothing is said first. Sources 127.x.y.z are
    addresses of different people."""

    def __init__(self, server, token=None, name="Ann", hello=True, headers=None, path="/ws",
                 source="127.0.0.1"):
        self.server, self.pending, self.frames, self.count = server, b"", [], 0
        self.socket = socket.create_connection(("127.0.0.1", server.port), timeout=20 * SLOW,
                                               source_address=(source, 0))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = {"Host": f"127.0.0.1:{server.port}", "Upgrade": "websocket",
                 "Connection": "Upgrade", "Sec-WebSocket-Key": key,
                 "Sec-WebSocket-Version": "13"}
        lines.update(headers or {})
        self.socket.sendall((f"GET {path} HTTP/1.1\r\n" + "".join(
            f"{k}: {v}\r\n" for k, v in lines.items() if v is not None) + "\r\n").encode())
        head = b""
        while b"\r\n\r\n" not in head:
            piece = self.socket.recv(4096)
            if not piece:
                raise Closed(None, head.decode(errors="replace"))
            head += piece
        head, self.pending = head.split(b"\r\n\r\n", 1)
        self.status = int(head.split()[1])
        if self.status != 101:
            raise Closed(self.status, head.decode(errors="replace"))
        self.token = token
        if hello:
            self.token = self.ask(type="hello", name=name, **({"token": token} if token else {})
                                  ).get("token", token)

    # --- frames

    def raw(self, payload, opcode=1, fin=True):
        head = bytes([(0x80 if fin else 0) | opcode])
        size = len(payload)
        if size < 126:
            head += bytes([0x80 | size])
        elif size < 65536:
            head += bytes([0xfe]) + struct.pack(">H", size)
        else:
            head += bytes([0xff]) + struct.pack(">Q", size)
        mask = os.urandom(4)
        body = bytes(b ^ mask[i & 3] for i, b in enumerate(payload))
        self.socket.sendall(head + mask + body)

    def send(self, **message):
        self.raw(json.dumps(message).encode())

    def _need(self, count):
        while len(self.pending) < count:
            piece = self.socket.recv(65536)
            if not piece:
                raise Closed(None)
            self.pending += piece
        piece, self.pending = self.pending[:count], self.pending[count:]
        return piece

    def frame(self):
        """The next text frame as bytes; pings are answered, but not for ever."""
        end = time.monotonic() + 60 * SLOW
        while True:
            first, size = self._need(2)
            size &= 0x7f
            if size == 126:
                size = struct.unpack(">H", self._need(2))[0]
            elif size == 127:
                size = struct.unpack(">Q", self._need(8))[0]
            body = self._need(size)
            if first & 15 == 8:
                raise Closed(struct.unpack(">H", body[:2])[0] if size >= 2 else 1005,
                             body[2:].decode(errors="replace"))
            if first & 15 == 9:
                assert time.monotonic() < end, "nothing but pings"
                self.raw(body, opcode=10)
            elif first & 15 in (0, 1):
                self.frames.append(body)
                return body

    def next(self, *types):
        """The next message of one of these types; others are passed over."""
        while True:
            message = json.loads(self.frame())
            if not types or message["type"] in types:
                return message

    def ready(self, seconds=0.0):
        return bool(self.pending) or bool(select.select([self.socket], [], [], seconds)[0])

    def ask(self, **message):
        """Send and wait for what answers it; anything else is passed over."""
        self.count += 1
        message["id"] = self.count
        self.send(**message)
        while True:
            answer = json.loads(self.frame())
            if answer.get("id") == self.count:
                return answer

    def must(self, **message):
        answer = self.ask(**message)
        assert answer["type"] != "error", (message, answer)
        return answer

    def position(self, over=False):
        """The next position that asks this client something, or the last."""
        while True:
            message = self.next("position")
            if message["over"] or "question" in message:
                return message

    def close(self):
        self.socket.close()


def play_out(clients, table, choose, seats=None, most=2000):
    """Play a running table to its end: clients by seat. Every position that has
    come is read first; returns the number of moves made."""
    made = 0
    latest = {}
    while made < most:
        for seat, client in clients.items():
            while client.ready(0.002):
                message = json.loads(client.frame())
                if message["type"] == "position" and message["table"] == table:
                    latest[message["seat"]] = message
        if any(p["over"] for p in latest.values()):
            return made
        for seat, client in clients.items():
            position = latest.get(seat)
            if position is None or "question" not in position:
                continue
            question = position["question"]
            move = choose(question["moves"])["text"]
            answer = client.ask(type="play", table=table, seat=seat, turn=question["turn"],
                                move=move)
            assert answer["type"] == "ok", (move, answer)
            made += 1
            del latest[seat]
    raise AssertionError("the match does not end")


# --- a server's file, while no server has it

def store(server):
    """The server's database; closed by `with contextlib.closing(...)`."""
    return sqlite3.connect(os.path.join(server.folder, "tables.db"), isolation_level=None)


def chain_of(table):
    """The hash that a table's records begin with."""
    return hashlib.blake2b(table.encode(), digest_size=16).digest()


def chain_on(chain, number, at, kind, seat, text):
    """The hash of the next record."""
    return hashlib.blake2b(chain + struct.pack("<qqq", number, at, seat) + kind.encode() + b"\0" +
                           text.encode() + b"\0", digest_size=16).digest()


def rechain(database, table):
    """Make the hashes of a table right again after its records were changed on purpose."""
    chain, number = chain_of(table), 0
    rows = database.execute("SELECT number, at, kind, seat, text FROM records WHERE id = ? "
                            "ORDER BY number", (table,)).fetchall()
    for number, *rest in rows:
        chain = chain_on(chain, number, *rest)
        database.execute("UPDATE records SET chain = ? WHERE id = ? AND number = ?",
                         (chain, table, number))
    database.execute("UPDATE tables SET number = ?, head = ? WHERE id = ?",
                     (number, chain, table))


def acts_of(transcript):
    """Who did what, in the words of a person: a line has its notation and the words behind it."""
    acts = []
    for line in transcript.splitlines():
        number, _, rest = line.partition(" ")
        if number.isdigit():
            seat, _, act = rest.partition(" ")
            notation, _, words = act.partition("   # ")
            acts.append((int(seat[1:]), words or notation))
    return acts
