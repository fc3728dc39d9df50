#!/usr/bin/env python3
"""abuse.py - one address abuses every door of a server at once, as fast as it can, while a
person elsewhere plays: how much longer are acknowledgements, and how soon does a bot answer?

    abuse.py [SECONDS [--ratio]]       5 seconds quiet and as many under abuse

Without --ratio it asks only that everything is answered: then it can run beside other work.
With --ratio the 99th percentile of the acknowledgements may at most double.

Quiet and abused spells of five seconds take turns, so that whatever else the machine does
strikes both. An abuser elsewhere does not use the server's processors: where there are two or
more, abusers have the second half of them, and the server and the person the first half, in
quiet spells too."""

import contextlib
import http.client
import mmap
import os
import random
import signal
import socket
import struct
import subprocess
import sys
import tempfile
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import SLOW, Client, Closed, Server

PERSON, ABUSER = "127.0.0.9", "127.0.0.66"
SPELL = 5  # seconds
ASKED = ("messages_in_total", "http_requests_total", "turned_away_total", "made_room_total")
COUNT = struct.Struct("=Q")
LOST = (Closed, OSError, http.client.HTTPException, AssertionError, KeyError)


# --- the doors, each abused by a process of its own ---------------------------------------

class Target:
    """As much of a Server as a Client needs."""

    def __init__(self, port):
        self.port = port


def knock(server):
    return Client(server, source=ABUSER)


def sockets(server):
    """Connections that never say anything, as many as there may be, and not waited for."""
    held = []
    while True:
        held.append(socket.socket())
        held[-1].setblocking(False)
        with contextlib.suppress(OSError):
            held[-1].bind((ABUSER, 0))
            held[-1].connect(("127.0.0.1", server.port))
        if len(held) % 3 == 0:
            with contextlib.suppress(OSError):
                held[-30:][0].send(b"GET / HTTP/1.1\r\nHost: 127")
        if len(held) > 900:
            del held[:300]


def gets(server):
    """Pages, each over a connection of its own."""
    while True:
        for path in ("/", "/api/lobby", "/api/games", "/api/tables/aaaaaaaaaaaaaaaa/transcript"):
            try:
                connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=2,
                                                        source_address=(ABUSER, 0))
                connection.request("GET", path)
                connection.getresponse().read()
                connection.close()
            except LOST:
                pass


def creations(server):
    """Tables of bots that think long, watched so that they go on."""
    while True:
        try:
            client = knock(server)
            for _ in range(8):
                table = client.must(type="create", game="traders",
                                    players=["search:ms=5000"] * 4)["table"]
                client.must(type="start", table=table)
        except LOST:
            time.sleep(0.001)


def hints(server):
    """Hints that nobody waits for."""
    while True:
        try:
            client = knock(server)
            table = client.must(type="create", game="traders", players=["me", "me"])["table"]
            client.must(type="start", table=table)
            while True:
                client.send(type="hint", table=table, seat=1)
                again = Client(server, token=client.token, source=ABUSER)
                client.close()
                client = again
        except LOST:
            time.sleep(0.001)


def uploads(server):
    """Files that are none."""
    while True:
        for path in ("/api/data?game=traders", "/api/transcripts"):
            try:
                connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=2,
                                                        source_address=(ABUSER, 0))
                connection.request("POST", path, body=b"a: b\n" * 10000)
                connection.getresponse().read()
                connection.close()
            except LOST:
                pass


def undos(server):
    """Moves, taken back again and again."""
    while True:
        try:
            client = knock(server)
            table = client.must(type="create", game="connect-four", players=["me", "me"])["table"]
            client.must(type="start", table=table)
            for turn in range(1, 100000, 2):
                client.send(type="play", table=table, seat=1, turn=turn, move="drop 4")
                client.send(type="undo", table=table, seat=1, turn=turn + 1)
                while client.ready():
                    client.frame()
        except LOST:
            time.sleep(0.001)


def words(server):
    """Words that are no move, in the game that takes longest to find that out."""
    while True:
        try:
            client = knock(server)
            table = client.must(type="create", game="one-false-step", players=["me"] * 3)["table"]
            client.must(type="start", table=table)
            while True:
                for seat in (1, 2, 3):
                    client.send(type="play", table=table, seat=seat, turn=1, move="xyzzy 9")
                while client.ready():
                    client.frame()
        except LOST:
            time.sleep(0.001)


class Counted(socket.socket):
    """Counts how often something was tried: to connect, or to send a message."""

    tried = bytearray(8)

    def count(self):
        COUNT.pack_into(Counted.tried, 0, COUNT.unpack_from(Counted.tried)[0] + 1)

    def connect(self, *arguments):
        self.count()
        super().connect(*arguments)

    def sendall(self, *arguments):
        self.count()
        super().sendall(*arguments)


DOORS = {door.__name__: door for door in (sockets, gets, creations, hints, uploads, undos, words)}


PROCESSORS = sorted(os.sched_getaffinity(0))
HERE = PROCESSORS[:(len(PROCESSORS) + 1) // 2]
ELSEWHERE = PROCESSORS[len(PROCESSORS) // 2:]


def step_away():
    """As if on another machine."""
    os.nice(19)
    os.sched_setaffinity(0, ELSEWHERE)


def open_door(door, port, tries):
    """In a process of its own."""
    with open(tries, "r+b") as file:
        page = memoryview(mmap.mmap(file.fileno(), 0))
    Counted.tried = page[COUNT.size * list(DOORS).index(door):]
    socket.socket = Counted
    DOORS[door](Target(int(port)))


@contextlib.contextmanager
def abused(server):
    """Meanwhile all are at it, a process at every door; gives what tells how often they tried."""
    with tempfile.NamedTemporaryFile() as tries:
        tries.write(bytes(COUNT.size * len(DOORS)))
        tries.flush()
        doors = [subprocess.Popen([sys.executable, os.path.abspath(__file__), "--door", door,
                                   str(server.port), tries.name], stderr=subprocess.DEVNULL,
                                  preexec_fn=step_away) for door in DOORS]
        try:
            time.sleep(1)
            yield lambda: sum(count for count, in COUNT.iter_unpack(
                os.pread(tries.fileno(), COUNT.size * len(DOORS), 0)))
        finally:
            for door in doors:
                door.send_signal(signal.SIGKILL)
                door.wait()


# --- the person -----------------------------------------------------------------------------

def acknowledgements(server, seconds):
    """Play alone against oneself at a steady pace; how long each move took, in ms."""
    client, chance, times = Client(server, source=PERSON, name="Ann"), random.Random(1), []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        table = client.must(type="create", game="connect-four", players=["me", "me"])["table"]
        client.must(type="start", table=table)
        turns = [0, 0]
        while time.monotonic() < until:
            seat = sum(turns) % 2 + 1
            begun = time.perf_counter()
            answer = client.ask(type="play", table=table, seat=seat, turn=turns[seat - 1] + 1,
                                move=f"drop {chance.randint(1, 7)}")
            if answer["type"] == "ok":
                times.append((time.perf_counter() - begun) * 1000)
                turns[seat - 1] += 1
            elif answer["code"] == "not-running":
                break
            time.sleep(0.06)  # as fast as a connection may
        client.must(type="unwatch", table=table)
        client.must(type="delete", table=table)
    return times


def bot_answers(server, times):
    """How long an easy bot of Traders takes to answer, the longest of some, in seconds."""
    client, longest = Client(server, source=PERSON, name="Ann"), 0
    table = client.must(type="create", game="connect-four", players=["me", "easy"])["table"]
    client.must(type="start", table=table)
    position = client.position()
    for _ in range(times):
        question = position["question"]
        begun = time.monotonic()
        client.must(type="play", table=table, seat=1, turn=question["turn"],
                    move=random.choice(question["moves"])["text"])
        position = client.position()
        longest = max(longest, time.monotonic() - begun)
        if position["over"]:
            break
    client.must(type="unwatch", table=table)
    return longest


def p99(times):
    return times[int(0.99 * (len(times) - 1))]


class Spells:
    """What was seen in all spells of a kind."""

    def __init__(self, name):
        self.name, self.times, self.answer, self.asked, self.tried = name, [], 0, 0, 0

    def spell(self, server, seconds, tries=lambda: 0):
        before, tried, begun = asked_of(server), tries(), time.monotonic()
        self.times += acknowledgements(server, seconds)
        self.answer = max(self.answer, bot_answers(server, 2))
        lasted = time.monotonic() - begun
        self.asked += (asked_of(server) - before) / lasted
        self.tried += (tries() - tried) / lasted

    def report(self, spells):
        self.times.sort()
        print(f"{self.name}: {len(self.times)} acknowledgements, "
              f"median {self.times[len(self.times) // 2]:.1f} ms, "
              f"99th percentile {p99(self.times):.1f} ms; an easy bot within "
              f"{self.answer:.2f} s; {self.tried / spells:.0f} things a second were tried, and "
              f"the server was asked {self.asked / spells:.0f} times a second", flush=True)


def asked_of(server):
    """Messages, requests, and sockets that came for nothing, so far."""
    return sum(server.metric(name) for name in ASKED)


def busy():
    """Seconds of work so far, of all processors and of this program with all that it began and
    that has ended."""
    with open("/proc/stat", encoding="ascii") as stat:
        user, nice, system, _, _, *interrupts = map(int, stat.readline().split()[1:])
    used = (user + nice + system + sum(interrupts[:2])) / os.sysconf("SC_CLK_TCK")
    return used, sum(os.times()[:4])


def conditions(begun, before):
    """What else the machine did, without which no figure of time says much."""
    used, own = (now - then for now, then in zip(busy(), before))
    others = (used - own) / (time.monotonic() - begun)
    print(f"{len(PROCESSORS)} processors; others kept {others:.2f} of them busy; load",
          *(f"{load:.1f}" for load in os.getloadavg()), flush=True)


def main():
    if sys.argv[1:2] == ["--door"]:
        open_door(*sys.argv[2:5])
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 5
    os.sched_setaffinity(0, HERE)
    begun, before = time.monotonic(), busy()
    spells = max(1, round(seconds / SPELL))
    quiet, under_abuse = Spells("quiet"), Spells("under abuse")
    with Server(fast=False) as server:
        for _ in range(spells):
            quiet.spell(server, seconds / spells)
            with abused(server) as tries:
                under_abuse.spell(server, seconds / spells, tries)
            time.sleep(0.5)  # they are gone
        quiet.report(spells)
        under_abuse.report(spells)
        assert server.process.poll() is None, "the server has ended"
        assert server.stop() == 0
        conditions(begun, before)
        assert len(under_abuse.times) > len(quiet.times) / 4
        assert under_abuse.answer < 3 * SLOW, under_abuse.answer
        if "--ratio" in sys.argv:
            assert p99(under_abuse.times) < 2 * p99(quiet.times)


if __name__ == "__main__":
    main()
