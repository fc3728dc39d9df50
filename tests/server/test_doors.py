#!/usr/bin/env python3
"""test_doors.py - no packet and no crowd of sockets brings the server down: requests as
they should not be, sent byte by byte; budgets that outlive a connection; crowds that hold
descriptors; and the operator's door. People are source addresses of 127.0.0.0/8."""

import contextlib
import gzip
import os
import random
import re
import resource
import select
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import PERILUNE, SLOW, Client, Closed, Server

GOLDENS = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "goldens")
HOST = b"Host: 127.0.0.1\r\n"
GET = b"GET /api/lobby HTTP/1.1\r\n" + HOST + b"\r\n"


def post(path, length, body=b"ante:", more=b""):
    line = b"" if length is None else b"Content-Length: " + length + b"\r\n"
    return b"POST " + path + b" HTTP/1.1\r\n" + HOST + line + more + b"\r\n" + body


def transcript():
    with open(os.path.join(GOLDENS, "leduc-2-1.txt"), "rb") as file:
        text = file.read()
    return post(b"/api/transcripts", str(len(text)).encode(), text)


def connect(server, source="127.0.0.1", timeout=10.0):
    return socket.create_connection(("127.0.0.1", server.port), timeout=timeout * SLOW,
                                    source_address=(source, 0))


def answers(server, data, source="127.0.0.1", timeout=10.0):
    """What the server says to these bytes until it closes: (status, body) of each answer.
    It must close by itself, and every answer be as long as it says."""
    with connect(server, source, timeout) as line:
        line.sendall(data)
        said = b""
        while piece := line.recv(65536):
            said += piece
    found = []
    while said:
        head, _, said = said.partition(b"\r\n\r\n")
        size = re.search(rb"content-length: (\d+)", head, re.I)
        size = int(size.group(1)) if size else len(said)
        found.append((int(head.split()[1]), said[:size]))
        assert len(said) >= size, "an answer was cut short"
        said = said[size:]
    return found


class Requests(unittest.TestCase):
    def setUp(self):
        self.server = Server()  # of its own: others may have been brought down
        self.addCleanup(self.server.__exit__)

    def tearDown(self):
        self.assertIsNone(self.server.process.poll(), "the server has ended")
        self.assertEqual(self.server.http("GET", "/api/lobby")[0], 200)

    def one(self, data, status, words=b""):
        got = answers(self.server, data)
        self.assertEqual([answer[0] for answer in got], [status], (data[:200], got))
        self.assertIn(words, got[0][1])

    def test_a_length_below_nothing_is_refused_in_words(self):
        for path in (b"/api/data?game=leduc", b"/api/transcripts"):
            self.one(post(path, b"-2"), 400, b"Content-Length is said once, as a number in digits")

    def test_a_length_is_digits_and_nothing_else(self):
        for length in (b"+5", b"0x10", b"5 5", b"5;", b"5.0", b"1e1", b"abc", b"5\t", b"\x005",
                       b"9" * 30, b"99999999999999999999", b"5, 5", b"5,5", b"5,"):
            self.one(post(b"/api/data?game=leduc", length), 400, b"digits")

    def test_no_length_at_all_is_asked_for(self):
        for length in (None, b"", b" "):
            self.one(post(b"/api/data?game=leduc", length), 411, b"Content-Length")

    def test_two_lengths_are_refused_even_where_they_agree(self):
        for first, second in ((b"5", b"5"), (b"5", b"0"), (b"0", b"5"), (b"", b"5")):
            more = b"Content-Length: " + second + b"\r\n"
            self.one(post(b"/api/data?game=leduc", first, more=more), 400, b"digits")

    def test_a_transfer_encoding_is_refused_beside_a_length_or_alone(self):
        chunks = b"5\r\nante:\r\n0\r\n\r\n"
        for more in (b"Transfer-Encoding: chunked\r\n", b"Transfer-Encoding: identity\r\n"):
            for length in (b"5", None):
                self.one(post(b"/api/data?game=leduc", length, chunks, more), 501,
                         b"Transfer-Encoding")
        self.one(b"GET / HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\n" + chunks, 501)

    def test_too_much_is_refused_and_its_sender_hears_so(self):
        for body in (300_000, 3_000_000):  # it is all sent before anything is read
            self.one(post(b"/api/data?game=leduc", str(body).encode(), b"x" * body), 413,
                     b"262144 bytes")

    def test_a_body_is_never_taken_for_a_request(self):
        self.one(post(b"/api/elsewhere", str(len(GET)).encode(), GET), 404)
        self.one(post(b"/api/data?game=leduc", b"x", GET), 400)
        self.one(b"GET /api/games HTTP/1.1\r\n" + HOST + b"Content-Length: 5\r\n\r\n" + GET, 400,
                 b"only POST has a body")
        self.one(b"PUT /api/games HTTP/1.1\r\n" + HOST + b"Content-Length: 5\r\n\r\n" + GET, 400)

    def test_requests_in_one_packet_neither_hang_nor_end_the_server(self):
        data = post(b"/api/data?game=leduc", b"5")
        for packet, status in ((GET + data + GET, 200), (data + data + data, 422),
                               (data + GET, 422), (GET + GET + GET, 200),
                               (transcript() * 3, 200), (transcript() + GET, 200),
                               (transcript() + b"\r\n", 200)):
            self.one(packet, status)
            self.assertEqual(self.server.http("GET", "/api/lobby")[0], 200)

    def test_a_request_in_pieces_is_one_request(self):
        for data, status in ((GET, 200), (transcript(), 200)):
            with connect(self.server) as line:
                for i in range(0, len(data), 97):
                    line.sendall(data[i:i + 97])
                    time.sleep(0.001)
                said = b""
                while piece := line.recv(65536):
                    said += piece
            self.assertEqual(re.findall(rb"^HTTP/1.1 (\d+)", said), [str(status).encode()])

    def test_what_is_no_request_is_let_go(self):
        for data in (b"CONNECT a:1 HTTP/1.1\r\n" + HOST + b"\r\nabc", b"BREW / HTTP/1.1\r\n\r\n",
                     b"GET / HTTP/1.1\r\n" + b"X: y\r\n" * 3000, b"GET /" + b"y" * 20000,
                     b"\0" * 100, b"\r\n" * 100 + b"\xff" * 100, b"GET /%00 HTTP/1.1\r\n\r\n",
                     b"GET /%zz HTTP/1.1\r\n\r\n", b"GET / HTTP/1.1\r\nX: " + b"y" * 20000):
            try:
                got = answers(self.server, data, timeout=15)
                self.assertLessEqual(len(got), 1)
            except ConnectionError:
                pass  # closed while more was sent

    def test_who_never_sends_a_whole_request_is_let_go_in_time(self):
        def trickle(begin, ends):
            with connect(self.server, timeout=90) as line:
                line.sendall(begin)
                line.settimeout(0.5)
                began = time.time()
                while True:
                    try:
                        line.sendall(b"a")
                        if line.recv(10) == b"":
                            break
                    except TimeoutError:
                        continue
                    except ConnectionError:
                        break
                ends.append(time.time() - began)

        headers, idle = [], []
        runs = [threading.Thread(target=trickle, args=(b"GET / HTTP/1.1\r\nX: ", headers)),
                threading.Thread(target=trickle, args=(b"", idle))]
        for run in runs:
            run.start()
        for run in runs:
            run.join()
        self.assertLess(headers[0], 20 * SLOW)
        self.assertLess(idle[0], 20 * SLOW)

    def test_a_websocket_that_begins_wrongly_is_told_how_to(self):
        good = {b"Upgrade": b"websocket", b"Connection": b"Upgrade",
                b"Sec-WebSocket-Key": b"dGhlIHNhbXBsZSBub25jZQ==", b"Sec-WebSocket-Version": b"13"}
        for change, path, status in (({b"Sec-WebSocket-Version": b"99"}, b"/ws", 426),
                                     ({b"Sec-WebSocket-Key": None}, b"/ws", 426),
                                     ({b"Content-Length": b"-2"}, b"/ws", 400),
                                     ({b"Transfer-Encoding": b"chunked"}, b"/ws", 501),
                                     ({}, b"/elsewhere", 404),
                                     ({b"Origin": b"https://evil.example"}, b"/ws", 403)):
            lines = b"".join(k + b": " + v + b"\r\n" for k, v in {**good, **change}.items() if v)
            self.one(b"GET " + path + b" HTTP/1.1\r\n" + HOST + lines + b"\r\n", status)

    def test_head_is_get_without_the_body(self):
        status, headers, text = self.server.http("HEAD", "/")
        self.assertEqual((status, text), (200, ""))
        self.assertEqual(headers["content-length"],
                         self.server.http("GET", "/")[1]["content-length"])


class Packing(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()

    @classmethod
    def tearDownClass(cls):
        cls.server.stop()

    def page(self, accept, known=None, path="/"):
        headers = {} if accept is None else {"Accept-Encoding": accept}
        lines = "".join(f"{k}: {v}\r\n" for k, v in {**headers, **(
            {"If-None-Match": known} if known else {})}.items()).encode()
        with connect(self.server) as line:
            line.sendall(b"GET " + path.encode() + b" HTTP/1.1\r\nConnection: close\r\n" + HOST
                         + lines + b"\r\n")
            said = b""
            while piece := line.recv(65536):
                said += piece
        head, _, body = said.partition(b"\r\n\r\n")
        fields = dict(row.split(": ", 1) for row in head.decode().lower().split("\r\n")[1:])
        return int(head.split()[1]), fields, body

    def test_the_page_is_plain_unless_gzip_was_asked_for(self):
        for accept in (None, "identity", "gzip;q=0", "br", "gzip;q=0, *", "*;q=0"):
            status, headers, body = self.page(accept)
            self.assertEqual(status, 200)
            self.assertNotIn("content-encoding", headers, accept)
            self.assertIn(b"<title>Perilune</title>", body)
        for accept in ("gzip", "br, gzip;q=0.5", "*"):
            self.assertEqual(self.page(accept)[1]["content-encoding"], "gzip", accept)

    def test_caches_can_tell_the_two_apart(self):
        plain, packed = self.page("identity")[1], self.page("gzip")[1]
        for headers in (plain, packed):
            self.assertEqual(headers["vary"], "accept-encoding")
        self.assertNotEqual(plain["etag"], packed["etag"])
        self.assertEqual(self.page("gzip", packed["etag"])[0], 304)
        self.assertEqual(self.page("identity", plain["etag"])[0], 304)
        self.assertEqual(self.page("identity", packed["etag"])[0], 200)
        self.assertEqual(self.page("gzip", plain["etag"])[0], 200)

    def test_every_file_is_the_same_packed_and_plain(self):
        html = self.page("identity")[2].decode()
        names = set(re.findall(r"(/assets/[A-Za-z0-9._-]+)", html))
        self.assertGreaterEqual(len(names), 4)
        for name in names:
            self.assertEqual(gzip.decompress(self.page("gzip", path=name)[2]),
                             self.page("identity", path=name)[2], name)


class Budgets(unittest.TestCase):
    """What an address may ask for, with the usual limits unless said."""

    def start(self, *options):
        server = Server(*options, fast=False)
        self.addCleanup(server.__exit__)
        return server

    def granted(self, server, ask, rounds, source):
        """How often ask(client) was granted over so many connections, one after another."""
        count = 0
        for _ in range(rounds):
            client = Client(server, hello=False, source=source)
            client.send(type="hello", id=0)
            if client.next("welcome", "error")["type"] == "welcome":
                count += ask(client)
            client.close()
        return count

    def test_reconnecting_gains_no_tables(self):
        server = self.start()
        began = time.time()

        def make(client):  # each is deleted, so that only their making is counted
            made = 0
            while (answer := client.ask(type="create", game="leduc",
                                        players=["me", "open"]))["type"] == "ok":
                client.must(type="delete", table=answer["table"])
                made += 1
            return made

        made = self.granted(server, make, 30, "127.0.0.2")
        self.assertGreaterEqual(made, 30)  # a school class may each have one
        self.assertLessEqual(made, 60 + 0.5 * (time.time() - began) + 1)
        answer = Client(server, source="127.0.0.2").ask(type="create", game="leduc",
                                                        players=["me", "open"])
        self.assertEqual(answer["code"], "too-fast")
        self.assertRegex(answer["text"], r"wait \d+ s before the next table")
        Client(server, source="127.0.0.3").must(type="create", game="leduc", players=["me", "open"])

    def test_reconnecting_gains_no_chat(self):
        server = self.start()
        table = Client(server, source="127.0.0.3").must(
            type="create", game="leduc", players=["me", "open"])["table"]
        began = time.time()

        def chat(client):
            return sum(client.ask(type="chat", table=table, text="x")["type"] == "ok"
                       for _ in range(6))

        said = self.granted(server, chat, 40, "127.0.0.2")
        self.assertLessEqual(said, 90 + 5 * (time.time() - began) + 1)
        Client(server, source="127.0.0.3").must(type="chat", table=table, text="y")

    def test_reconnecting_gains_no_messages(self):
        server = self.start("--rate", "1")  # 60 at once and 10 a second for an address
        began = time.time()

        def mine(client):
            return sum(client.ask(type="mine")["type"] == "mine" for _ in range(2))

        # Every connection costs a request as well, of which there are 100 and 2 a second.
        said = 0
        try:
            said = self.granted(server, mine, 60, "127.0.0.2")
        except Closed as closed:
            self.assertEqual(closed.code, 429)
        self.assertLessEqual(said, 60 + 10 * (time.time() - began) + 1)
        Client(server, source="127.0.0.3").must(type="mine")

    def test_requests_have_a_budget_and_its_end_is_told(self):
        server = self.start("--rate", "1")
        got = [server.http("GET", "/api/lobby", source="127.0.0.2") for _ in range(160)]
        statuses = [answer[0] for answer in got]
        self.assertEqual(statuses[:40], [200] * 40)
        self.assertIn(429, statuses)
        late = got[statuses.index(429)]
        self.assertGreaterEqual(int(late[1]["retry-after"]), 1)
        self.assertRegex(late[2], r"wait \d+ s before the next request")
        self.assertEqual(server.http("GET", "/api/lobby", source="127.0.0.3")[0], 200)

    def one_is_told(self, lines, words):
        lines = set(lines)
        while lines:
            for line in select.select(lines, [], [], 20 * SLOW)[0] or lines.copy():
                with contextlib.suppress(OSError):
                    line.settimeout(0)
                    if words in line.recv(4096):
                        return True
                lines.discard(line)
        return False

    def test_who_knocks_too_often_waits_outside_and_nobody_else(self):
        server = self.start("--rate", "1")  # 200 at once, and 2 or 3 a second
        lines, late = [], False
        self.addCleanup(lambda: [line.close() for line in lines])
        while not late:  # until one waits
            self.assertLess(len(lines), 900)
            try:
                lines.append(connect(server, "127.0.0.2", timeout=0.5))
            except TimeoutError:
                late = True
            if len(lines) % 50 == 0:  # it has seen to all of them
                self.assertEqual(server.http("GET", "/api/lobby", source="127.0.0.3")[0], 200)
        self.assertGreaterEqual(len(lines), 200)
        self.assertGreaterEqual(server.metric("held_back_total"), 1)
        self.assertIn("event=held-back address=127.0.0.2", server.log_text())
        Client(server, source="127.0.0.3").must(type="lobby")
        self.assertTrue(self.one_is_told(lines, b"wait 2 s before the next"))
        # Who waits comes in by and by, without asking again.
        self.assertEqual(server.http("GET", "/api/lobby", source="127.0.0.2")[0], 200)

    def test_forks_rematches_undos_hints_and_looks_have_budgets(self):
        server = self.start("--rate", "4")  # a fifth of the usual
        ann = Client(server, source="127.0.0.2")
        table = ann.must(type="create", game="leduc", players=["me", "greedy"])["table"]
        ann.must(type="start", table=table)
        seat = {"table": table, "seat": 1}
        asks = {
            "hint": (seat, 8, 0.2), "undo": ({**seat, "turn": 1}, 20, 1),
            "review": ({"table": table, "at": 1}, 60, 4), "show": (seat, 0, 4),
            "fork": ({"table": table, "at": 1, "players": ["me", "greedy"]}, 4, 0.04),
            "join": ({"table": table}, 24, 1),
        }
        for kind, (fields, burst, rate) in asks.items():
            began, count, late = time.time(), 0, None
            while late is None:
                self.assertLess(count, burst + rate * (time.time() - began) + 2, kind)
                client = Client(server, token=ann.token, source="127.0.0.2")
                for _ in range(3):
                    answer = client.ask(type=kind, **fields)
                    if answer.get("code") == "too-fast" and "your address" in answer["text"]:
                        late = answer
                    count += late is None
                client.close()
            self.assertRegex(late["text"], r"wait \d+ s before the next ", kind)

    def test_a_network_of_ipv6_is_one_address_and_ipv4_is_ipv4(self):
        server = self.start("--behind-proxy", "--rate", "1")

        def statuses(addresses):
            return [server.http("GET", "/api/lobby", headers={"X-Forwarded-For": address})[0]
                    for address in addresses]

        self.assertIn(429, statuses(f"2001:db8:1:2:{i:x}::{i:x}" for i in range(160)))
        self.assertEqual(statuses(["2001:db8:1:3::1", "192.0.2.1"]), [200, 200])
        self.assertIn(429, statuses(("192.0.2.7", "::ffff:192.0.2.7")[i % 2] for i in range(160)))
        self.assertEqual(statuses(["2001:db8:1:4::1", "192.0.2.8"]), [200, 200])

    def test_thirty_people_behind_one_address_are_not_held_up(self):
        server = self.start()
        html = server.http("GET", "/")[2]
        files = sorted(set(re.findall(r"(/assets/[A-Za-z0-9._-]+)", html)))
        people = []
        for i in range(30):
            for path in ["/", "/api/games"] + files * 2:
                self.assertEqual(server.http("GET", path, source="127.0.0.2")[0], 200)
            people.append(Client(server, name=f"P{i}", source="127.0.0.2"))
        for i in range(0, 30, 2):
            ann, bob = people[i], people[i + 1]
            table = ann.must(type="create", game="leduc", players=["me", "open"])["table"]
            bob.must(type="join", table=table)
            ann.must(type="start", table=table)
            for person in (ann, bob):
                person.must(type="chat", table=table, text="hello")
                person.must(type="lobby")
                person.must(type="show", table=table)
        self.assertEqual(len(people), 30)


class Crowds(unittest.TestCase):
    def setUp(self):
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 4096), hard))
        self.addCleanup(resource.setrlimit, resource.RLIMIT_NOFILE, (soft, hard))

    def crowd(self, server, count, sources, data=b""):
        held = []
        self.addCleanup(lambda: [line.close() for line in held])
        for i in range(count):
            try:
                line = connect(server, sources[i % len(sources)])
                held.append(line)
                if data:
                    line.sendall(data)
            except OSError:
                pass
        return held

    def person_gets_in(self, server, source):
        began = time.time()
        self.assertEqual(server.http("GET", "/api/lobby", source=source)[0], 200)
        Client(server, source=source).must(type="lobby")
        self.assertLess(time.time() - began, 5 * SLOW)

    def test_half_open_sockets_of_one_address_shut_nobody_out(self):
        with Server(fast=False, files=600) as server:
            self.crowd(server, 900, ["127.0.0.2"])
            self.person_gets_in(server, "127.0.0.9")
            self.assertLess(len(server.log_text().splitlines()), 150)

    def test_half_open_sockets_of_many_addresses_shut_nobody_out(self):
        sources = [f"127.0.0.{i}" for i in range(20, 32)]
        with Server(fast=False, files=600) as server:
            self.crowd(server, 900, sources, b"GET / HT")
            for i in range(5):
                self.person_gets_in(server, f"127.0.1.{i + 1}")
                self.crowd(server, 100, sources)
            self.assertLess(server.metric("sockets"), 600)
            self.assertGreater(server.metric("made_room_total"), 0)

    def test_who_is_inside_is_heard_before_a_crowd_is_let_in(self):
        ask = b"GET /metrics HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
        with Server() as server:
            with socket.create_connection(("127.0.0.1", server.admin)) as inside:
                time.sleep(0.5)  # it is let in
                server.process.send_signal(signal.SIGSTOP)
                held = self.crowd(server, 100, ["127.0.0.2"])
                inside.sendall(ask)
                server.process.send_signal(signal.SIGCONT)
                said = b""
                while piece := inside.recv(65536):
                    said += piece
            self.assertLess(int(re.search(rb"\nperilune_sockets (\d+)\n", said).group(1)), 50)
            deadline = time.time() + 10 * SLOW
            while server.metric("sockets") < len(held):
                self.assertLess(time.time(), deadline)

    def test_one_address_holds_few_sockets_that_say_nothing(self):
        with Server(fast=False) as server:
            self.crowd(server, 300, ["127.0.0.2"], b"GET / HT")
            self.person_gets_in(server, "127.0.0.2")  # that of the crowd, too
            self.assertLessEqual(server.metric("sockets"), 66)
            self.assertEqual(server.metric("turned_away_total"), 0)

    def test_a_crowd_does_not_fill_the_log(self):
        with Server("--connections-each", "10", fast=False, files=600) as server:
            self.crowd(server, 1500, ["127.0.0.2"])
            deadline = time.time() + 10 * SLOW
            while "suppressed=" not in server.log_text():
                self.assertLess(time.time(), deadline)
                time.sleep(0.1)
            self.assertLess(len(server.log_text().splitlines()), 150)

    def test_who_has_too_many_sockets_is_told_so(self):
        with Server("--connections-each", "5", fast=False) as server:
            held = [Client(server, source="127.0.0.2") for _ in range(5)]
            status, headers, text = server.http("GET", "/api/lobby", source="127.0.0.2")
            self.assertEqual(status, 429)
            self.assertIn("5 connections", text)
            self.assertIn("retry-after", headers)
            with self.assertRaises(Closed) as closed:
                Client(server, source="127.0.0.2")
            self.assertEqual((closed.exception.code, closed.exception.reason),
                             (1008, "too many connections from your address"))
            self.crowd(server, 60, ["127.0.0.2"])
            line = self.crowd(server, 1, ["127.0.0.2"])[0]
            self.assertIn(b"503", line.recv(4096))
            self.person_gets_in(server, "127.0.0.3")
            held[0].must(type="lobby")

    def test_a_full_server_says_so(self):
        with Server("--connections", "64", "--connections-each", "1000", fast=False) as server:
            held, reason = [], None
            while reason is None:
                self.assertLess(len(held), 70)
                try:
                    held.append(Client(server, source=f"127.0.1.{len(held) + 1}"))
                except Closed as closed:
                    reason = (closed.code, closed.reason)
            self.assertEqual(reason,
                             (1013, "full: the server has as many connections as it may"))
            self.assertGreaterEqual(len(held), 55)
            # Who plays goes on, and pages are still there.
            held[0].must(type="lobby")
            self.assertEqual(server.http("GET", "/", source="127.0.2.1")[0], 200)
            held.pop().close()
            deadline = time.time() + 10 * SLOW
            while server.metric("connections") >= len(held) + 1:
                self.assertLess(time.time(), deadline)
            Client(server, source="127.0.2.2").must(type="lobby")

    def test_it_says_what_the_system_allows(self):
        with Server(fast=False, files=600) as server:
            self.assertRegex(server.log_text(), r"event=limits descriptors=600 sockets=5\d\d ")
            self.assertEqual(server.metric("sockets_most"), 536)


class Operator(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()

    @classmethod
    def tearDownClass(cls):
        cls.server.stop()

    def test_figures_and_health_are_not_at_the_public_door(self):
        for path in ("/metrics", "/healthz"):
            self.assertEqual(self.server.http("GET", path)[0], 404)
            self.assertNotIn("perilune_tables", self.server.http("GET", path)[2])
            self.assertEqual(self.server.operator(path)[0], 200)

    def test_nothing_else_is_at_the_operators_door(self):
        for path in ("/", "/api/lobby", "/api/games", "/nowhere"):
            self.assertEqual(self.server.operator(path)[0], 404)
        self.assertEqual(self.server.http("POST", "/api/data?game=leduc", body="x",
                                          port=self.server.admin)[0], 405)
        host = {"Host": "evil.example"}
        self.assertEqual(self.server.http("GET", "/metrics", headers=host,
                                          port=self.server.admin)[0], 403)

    def test_the_operator_comes_in_when_the_house_is_full(self):
        with Server("--connections", "64", "--connections-each", "1000", fast=False) as server:
            held = [connect(server, f"127.0.1.{i + 1}") for i in range(64)]
            deadline = time.time() + 10 * SLOW
            while server.metric("sockets") < 64:  # they are let in by and by
                self.assertLess(time.time(), deadline)
            for line in held:
                line.close()

    def test_figures_do_not_tell_what_was_played_for_whom(self):
        text = self.server.operator("/metrics")[2]
        kinds = re.findall(r'^perilune_records_total\{kind="([a-z-]+)"\}', text, re.M)
        self.assertIn("move", kinds)
        self.assertFalse({"decline", "standin"} & set(kinds), kinds)

    def test_an_operators_door_that_cannot_be_opened_is_said(self):
        with tempfile.TemporaryDirectory() as folder:
            for where, words in ((str(self.server.port), b"cannot listen there"),
                                 ("x", b"--admin"), (":5", b"ADDRESS:PORT")):
                done = subprocess.run(
                    [PERILUNE, "serve", "--port", str(random.randint(20000, 50000)), "--db",
                     os.path.join(folder, "tables.db"), "--admin", where],
                    capture_output=True, timeout=20 * SLOW, check=False)
                self.assertEqual(done.returncode, 2, done)
                self.assertIn(words, done.stderr)

    def test_without_the_option_there_is_no_such_door(self):
        with tempfile.TemporaryDirectory() as folder:
            process = subprocess.Popen(
                [PERILUNE, "serve", "--port", str(random.randint(20000, 50000)), "--db",
                 os.path.join(folder, "tables.db")], stdout=subprocess.PIPE,
                stderr=subprocess.PIPE)
            first = process.stdout.readline()
            process.terminate()
            rest, log = process.communicate(timeout=20 * SLOW)
        self.assertIn(b"http://", first)
        self.assertEqual(rest, b"")
        self.assertNotIn(b"event=operator", log)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
