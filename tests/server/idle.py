#!/usr/bin/env python3
"""idle.py - many WebSockets that say nothing, from many addresses of this machine, held for
a while: none may be lost, each may cost 16 KiB at most, and who finds no room is told so.

    tests/server/idle.py [N [SECONDS]]      400 for 3 s; 18000 60 is the long run

As many as the system's limit of open files allows, here and in the server, are opened."""

import os
import resource
import select
import socket
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import SLOW, Client, Server

EACH = 200  # of an address
KIB_EACH = 16
AHEAD = 64  # that may be on their way at once


def memory_kib(server):
    with open(f"/proc/{server.process.pid}/status", encoding="utf-8") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


class Crowd:
    def __init__(self, server):
        self.server, self.lines, self.heads = server, {}, {}
        self.poll = select.epoll()
        self.lost, self.pings = [], 0

    def knock(self):
        number = len(self.lines) + len(self.heads)
        source = f"127.{1 + number // EACH // 250}.{number // EACH % 250}.1"
        line = socket.create_connection(("127.0.0.1", self.server.port), timeout=20 * SLOW,
                                        source_address=(source, 0))
        line.sendall(f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\n"
                     "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                     "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode())
        self.heads[line.fileno()] = line
        self.poll.register(line, select.EPOLLIN)

    def hear(self, seconds):
        """Read what comes: the end of a handshake, and pings, which are answered."""
        for number, _ in self.poll.poll(seconds):
            line = self.heads.get(number) or self.lines[number]
            try:
                said = line.recv(4096)
            except OSError as fault:
                said = repr(fault).encode()
            if number in self.heads and said.startswith(b"HTTP/1.1 101"):
                self.lines[number] = self.heads.pop(number)
            elif number in self.lines and said[:1] == b"\x89":
                line.sendall(b"\x8a" + bytes([0x80 | (said[1] & 0x7f)]) + b"\0\0\0\0"
                             + said[2:2 + (said[1] & 0x7f)])
                self.pings += 1
            else:
                self.lost.append(said)
                self.poll.unregister(number)
                (self.heads if number in self.heads else self.lines).pop(number).close()


def run(count, seconds):
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with Server(fast=False) as server:
        room = int(server.metric("sockets_most"))
        wanted = min(count, room - room // 16 - 1, hard - 100)
        before, began, crowd = memory_kib(server), time.time(), Crowd(server)
        while len(crowd.lines) < wanted and not crowd.lost:
            while len(crowd.heads) < AHEAD and len(crowd.heads) + len(crowd.lines) < wanted:
                crowd.knock()
            crowd.hear(0.1)
        took, until = time.time() - began, time.time() + seconds
        while time.time() < until and not crowd.lost:
            crowd.hear(0.5)
        each = (memory_kib(server) - before) / wanted
        print(f"{wanted} idle WebSockets of {count} (open files: {hard}) in {took:.1f} s, held "
              f"{seconds} s: {len(crowd.lost)} lost, {crowd.pings} pings, {each:.2f} KiB each")
        assert not crowd.lost, crowd.lost[:3]
        assert each <= KIB_EACH, f"{each:.1f} KiB"
        Client(server, source="127.9.9.9").must(type="lobby")  # there is room for a person


if __name__ == "__main__":
    run(int(sys.argv[1]) if len(sys.argv) > 1 else 400,
        float(sys.argv[2]) if len(sys.argv) > 2 else 3)
