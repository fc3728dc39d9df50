#!/usr/bin/env python3
"""test_friends.py - who reaches a server, and what it tells of that: it listens where it was
told to and nowhere else, names the addresses that others come by at its start and to pages
opened on this machine, and to nobody else."""

import fcntl
import http.client
import json
import os
import socket
import struct
import subprocess
import sys
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import PERILUNE, SLOW, Server


def own_addresses():
    """The first IPv4 address of each network that this machine is in."""
    up_and_running, loopback, address, flags = 0x41, 0x8, 0x8915, 0x8913
    found = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asker:
        for _, name in socket.if_nameindex():
            question = struct.pack("256s", name.encode())
            is_so = struct.unpack_from("H", fcntl.ioctl(asker, flags, question), 16)[0]
            if is_so & up_and_running != up_and_running or is_so & loopback:
                continue
            try:
                found.append(socket.inet_ntoa(fcntl.ioctl(asker, address, question)[20:24]))
            except OSError:
                pass  # it has none of IPv4
    return [one for one in found if not one.startswith("169.254.")]


def answers(address, port):
    try:
        socket.create_connection((address, port), timeout=5 * SLOW).close()
        return True
    except OSError:
        return False


def ask(server, to="127.0.0.1", come_from=None, path="/api/reach", **headers):
    """Status and text of a request to one address, from another of this machine."""
    connection = http.client.HTTPConnection(
        to, server.port, timeout=10 * SLOW,
        source_address=(come_from, 0) if come_from else None)
    connection.request("GET", path, headers={k.replace("_", "-"): v for k, v in headers.items()})
    answer = connection.getresponse()
    text = answer.read().decode()
    connection.close()
    return answer.status, text


class Place(Server):
    """A server that has ended, with what it said on standard output."""

    def __init__(self, *options):
        super().__init__(*options)
        self.stop()


class Listening(unittest.TestCase):
    def test_a_server_of_this_machine_listens_to_nothing_else(self):
        with Server() as server:
            self.assertTrue(answers("127.0.0.1", server.port))
            for address in ["127.0.0.2", "::1"] + own_addresses():
                self.assertFalse(answers(address, server.port), address)

    def test_one_address_is_one_address(self):
        with Server("--listen", "127.0.0.2") as server:
            self.assertTrue(answers("127.0.0.2", server.port))
            for address in ["127.0.0.1", "127.0.0.3", "::1"] + own_addresses():
                self.assertFalse(answers(address, server.port), address)

    def test_everywhere_is_everywhere(self):
        with Server("--listen", "0.0.0.0") as server:
            for address in ["127.0.0.1", "127.0.0.2"] + own_addresses():
                self.assertTrue(answers(address, server.port), address)

    def test_every_address_of_this_machine_alone_has_its_names_only(self):
        with Server("--listen", "127.0.0.2") as server:
            own = f"127.0.0.2:{server.port}"
            for host, status in ((own, 200), ("localhost", 200), ("127.0.0.2.example", 403),
                                 ("play.example.org", 403), ("[::1]x", 403), ("[::1]:80", 200),
                                 ("[::1]", 200), ("[::1", 403), ("[", 403), ("[" * 200, 403)):
                self.assertEqual(ask(server, "127.0.0.2", path="/api/lobby", Host=host)[0],
                                 status, host)

    def test_what_cannot_be_listened_on_is_told_with_what_can(self):
        for address, why in (("nowhere", "that is no address"),
                             ("192.0.2.200", "this machine has no such address")):
            done = subprocess.run([PERILUNE, "serve", "--listen", address, "--db", ":memory:"],
                                  capture_output=True, text=True, timeout=20 * SLOW)
            self.assertEqual(done.returncode, 2)
            self.assertIn(f"--listen {address}: {why}; it could be 127.0.0.1 (this machine "
                          "only), 0.0.0.0 or :: (everywhere)", done.stderr)
            self.assertNotIn("taken", done.stderr)


class Saying(unittest.TestCase):
    def test_for_this_machine_only_and_how_to_change_that(self):
        with Place() as server:
            self.assertEqual(server.said, "For this machine only; with --listen 0.0.0.0 others "
                                          "in your network can come\n")

    def test_for_others_by_address(self):
        with Place("--listen", "0.0.0.0") as server:
            for address in own_addresses():
                self.assertIn(f" http://{address}:{server.port}", server.said)
            self.assertNotIn("127.", server.said)
            self.assertNotIn("0.0.0.0", server.said)

    def test_localhost_is_this_machine(self):
        with Place("--listen", "localhost") as server:
            self.assertIn("For this machine only", server.said)


class Telling(unittest.TestCase):
    NOTHING = {"here": False, "alone": False, "addresses": []}

    def told(self, server, *where, **headers):
        status, text = ask(server, *where, **headers)
        self.assertEqual(status, 200, text)
        return json.loads(text)

    def test_a_page_opened_here_learns_that_nobody_else_can_come(self):
        with Server() as server:
            self.assertEqual(self.told(server), {"here": True, "alone": True, "addresses": []})

    def test_a_page_opened_here_learns_the_addresses_for_others(self):
        with Server("--listen", "0.0.0.0") as server:
            for name in ("localhost", "127.0.0.1", "127.9.9.9"):
                told = self.told(server, Host=f"{name}:{server.port}")
                self.assertTrue(told["here"])
                self.assertFalse(told["alone"])
                self.assertEqual(bool(told["addresses"]), bool(own_addresses()))
                for address in own_addresses():
                    self.assertIn(f"http://{address}:{server.port}", told["addresses"])
                for link in told["addresses"]:
                    self.assertRegex(link, rf"^http://[0-9.]+:{server.port}$")
                    self.assertNotRegex(link, r"//(127|169\.254)\.")

    def test_nobody_else_is_told(self):
        with Server("--listen", "0.0.0.0") as server:
            for host in ("play.example.org", f"localhost.example.org:{server.port}",
                         "127.0.0.1.example.org", "192.0.2.2"):
                self.assertEqual(self.told(server, Host=host), self.NOTHING, host)
            self.assertEqual(self.told(server, X_Forwarded_For="203.0.113.7"), self.NOTHING)
            for address in own_addresses():
                self.assertEqual(self.told(server, address), self.NOTHING)
                self.assertEqual(self.told(server, address, address, Host="localhost"),
                                 self.NOTHING)

    def test_behind_a_proxy_nothing_is_told(self):
        for options in (("--behind-proxy",), ("--origin", "https://play.example.org")):
            with Server("--listen", "0.0.0.0", *options) as server:
                self.assertEqual(self.told(server), self.NOTHING)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
