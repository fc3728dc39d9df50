#!/usr/bin/env python3
"""test_guards.py - a hostile client for every guard of the server. After each attack
the server must still serve others."""

import json
import os
import socket
import sys
import time
import unittest

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from room import SLOW, Client, Closed, Server


def closed_with(client):
    """Read until the server closes; the code it closed with."""
    try:
        while True:
            client.frame()
    except Closed as closed:
        return closed.code
    except (ConnectionResetError, TimeoutError) as fault:
        return type(fault).__name__


class Guards(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.server = Server()

    @classmethod
    def tearDownClass(cls):
        cls.server.__exit__()

    def tearDown(self):
        self.assertEqual(self.server.operator("/healthz")[0], 200)
        self.assertEqual(Client(self.server).must(type="lobby")["type"], "lobby")

    def refused(self, payload, code):
        client = Client(self.server)
        client.raw(payload if isinstance(payload, bytes) else json.dumps(payload).encode())
        answer = client.next("error")
        self.assertEqual(answer["code"], code, answer)
        self.assertTrue(answer["text"])
        client.must(type="lobby")  # it may go on

    # --- origins

    def test_a_page_from_elsewhere_is_refused(self):
        for origin in ("https://evil.example", "http://127.0.0.1:1", "null",
                       f"https://127.0.0.1:{self.server.port}.evil.example"):
            with self.assertRaises(Closed) as closed:
                Client(self.server, headers={"Origin": origin})
            self.assertIn(closed.exception.code, (403, None), origin)

    def test_a_page_from_here_is_let_in(self):
        Client(self.server, headers={"Origin": f"http://127.0.0.1:{self.server.port}"})

    def test_a_foreign_name_for_this_machine_is_refused(self):
        host = f"evil.example:{self.server.port}"
        with self.assertRaises(Closed):
            Client(self.server, headers={"Host": host, "Origin": "http://" + host})
        self.assertEqual(self.server.http("GET", "/api/lobby", headers={"Host": host})[0], 403)

    def test_posts_from_elsewhere_are_refused(self):
        status = self.server.http("POST", "/api/data?game=leduc", body="ante: 1\n",
                                  headers={"Origin": "https://evil.example"})[0]
        self.assertEqual(status, 403)

    def test_an_origin_can_be_allowed(self):
        with Server("--origin", "https://play.example.org") as server:
            Client(server, headers={"Origin": "https://play.example.org"})

    # --- tokens

    def test_a_token_in_the_address_is_not_looked_at(self):
        client = Client(self.server, hello=False, path="/ws?token=" + "A" * 43)
        client.send(type="mine", id=1)
        self.assertEqual(client.next()["code"], "no-hello")

    def test_tokens_are_of_one_form(self):
        client = Client(self.server, hello=False)
        self.assertEqual(client.ask(type="hello", token="short")["code"], "bad-field")
        self.assertEqual(client.ask(type="hello", token="!" * 43)["code"], "bad-field")

    def test_another_path_is_no_websocket(self):
        with self.assertRaises(Closed):
            Client(self.server, path="/elsewhere")

    # --- headers

    def test_every_answer_has_a_strict_policy(self):
        for path in ("/", "/api/lobby", "/nowhere", "/api/games"):
            headers = self.server.http("GET", path)[1]
            self.assertIn("default-src 'none'", headers["content-security-policy"])
            self.assertIn("frame-ancestors 'none'", headers["content-security-policy"])
            self.assertNotIn("unsafe", headers["content-security-policy"])
            self.assertEqual(headers["x-content-type-options"], "nosniff")
            self.assertNotIn("access-control-allow-origin", headers)

    def test_only_http_1_is_spoken(self):
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=5) as line:
            line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade, HTTP2-Settings"
                         b"\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n")
            try:
                self.assertNotIn(b"101", line.recv(4096)[:20])
            except ConnectionError:
                pass
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=15 * SLOW) as line:
            line.sendall(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\4\0\0\0\0\0")
            try:
                answer = line.recv(4096)
            except (ConnectionError, TimeoutError):
                answer = b""
            self.assertFalse(answer.startswith(b"\0\0"), answer)

    def test_other_methods_are_refused(self):
        for method in ("PUT", "DELETE", "OPTIONS"):
            try:
                status = self.server.http(method, "/api/lobby")[0]
                self.assertIn(status, (403, 404, 405), method)
            except ConnectionError:
                pass

    # --- messages

    def test_what_is_no_message_is_refused_with_a_reason(self):
        self.refused(b"", "bad-json")
        self.refused(b"{", "bad-json")
        self.refused(b"[]", "no-type")
        self.refused(b"17", "bad-json")
        self.refused(b'{"type":"lobby"} {}', "bad-json")
        self.refused(b'{"type":"lobby","type":"mine"}', "bad-json")
        self.refused(b'{"type":"lo\\u0000bby"}', "bad-json")
        self.refused(b'{"type":"lobby","id":1e400}', "bad-json")
        self.refused({"type": 5}, "no-type")
        self.refused({"type": "conquer"}, "unknown-type")
        self.refused({"type": "lobby", "id": -1}, "bad-field")
        self.refused({"type": "lobby", "id": 1.5}, "bad-field")

    def test_unknown_and_missing_fields_are_refused(self):
        self.refused({"type": "lobby", "please": True}, "unknown-field")
        self.refused({"type": "lobby", "token": "A" * 43}, "unknown-field")
        self.refused({"type": "join"}, "missing-field")
        self.refused({"type": "play", "table": "a" * 16, "seat": 1, "move": "x"}, "missing-field")

    def test_fields_have_bounds(self):
        self.refused({"type": "create", "game": "leduc", "players": ["me"] * 7}, "bad-field")
        self.refused({"type": "create", "game": "leduc", "players": [1, 2]}, "bad-field")
        self.refused({"type": "create", "game": "leduc", "players": ["me", "x" * 300]}, "bad-field")
        self.refused({"type": "create", "game": "leduc", "players": ["me", "me"],
                      "time": 10 ** 9}, "bad-field")
        self.refused({"type": "create", "game": "leduc", "players": ["me", "me", "me"]},
                     "bad-seats")
        self.refused({"type": "create", "game": "leduc", "players": ["me", "me"],
                      "options": ["raises=99"]}, "bad-options")
        self.refused({"type": "create", "game": "leduc", "players": ["me", "me"],
                      "data": "0" * 64}, "no-data")
        self.refused({"type": "watch", "table": "../../etc/passwd"}, "no-table")
        self.refused({"type": "play", "table": "a" * 16, "seat": 99, "turn": 1, "move": "x"},
                     "bad-field")

    def test_deep_json_is_refused(self):
        self.refused(b'{"type":' + b"[" * 3000 + b"]" * 3000 + b"}", "too-deep")

    def test_bad_utf8_ends_the_connection(self):
        for bad in (b"\xff\xfe", b"\xc0\x80", b"\xed\xa0\x80", b"\xf5\x80\x80\x80"):
            client = Client(self.server)
            client.raw(b'{"type":"' + bad + b'"}')
            try:
                self.assertEqual(client.next("error")["code"], "bad-json")
            except Closed as closed:
                self.assertIn(closed.code, (1007, None))

    def test_frames_over_8_kib_end_the_connection(self):
        client = Client(self.server)
        client.raw(b'{"type":"chat","text":"' + b"x" * 9000 + b'"}')
        self.assertEqual(closed_with(client), 1009)

    def test_a_message_in_many_pieces_counts_as_one(self):
        client = Client(self.server)
        client.raw(b'{"type":', fin=False)
        client.raw(b'"lobby","id"', opcode=0, fin=False)
        client.raw(b":7}", opcode=0)
        self.assertEqual(client.next("lobby")["id"], 7)
        for i in range(20):
            try:
                client.raw(b"x" * 1000, opcode=0 if i else 1, fin=False)
            except OSError:
                break
        self.assertIn(closed_with(client), (1009, "ConnectionResetError"))

    def test_binary_frames_end_the_connection(self):
        client = Client(self.server)
        client.raw(b"\0\1\2", opcode=2)
        self.assertEqual(closed_with(client), 1003)

    def test_nothing_is_done_before_hello(self):
        client = Client(self.server, hello=False)
        self.assertEqual(client.ask(type="lobby")["code"], "no-hello")

    def test_names_and_chat_are_bounded_and_plain(self):
        client = Client(self.server)
        for name in ("x" * 25, "a\nb", "a\u202eb", "\u2066x", "\x7f", "   ", "a\u2028b", "\u0085"):
            self.assertEqual(client.ask(type="hello", name=name)["code"], "bad-field", repr(name))
        client.must(type="hello", name="<b>Zoë</b> \"q\" \\ 🚀")
        table = client.must(type="create", game="leduc", players=["me", "open"])["table"]
        self.assertEqual(client.ask(type="chat", table=table, text="x" * 501)["code"], "bad-field")
        self.assertEqual(client.ask(type="chat", table=table, text="a\u0007")["code"], "bad-field")
        line = "</script><img src=x onerror=alert(1)> \" \\ \u00e9"
        client.must(type="chat", table=table, text=line)
        client.must(type="watch", table=table)
        self.assertEqual(client.next("table")["seats"][0]["name"], "<b>Zoë</b> \"q\" \\ 🚀")
        self.assertEqual(client.next("chat")["lines"][-1]["text"], line)

    # --- uploads

    def test_data_files_have_a_size(self):
        post = self.server.http
        self.assertEqual(post("POST", "/api/data?game=leduc", body="x" * (256 * 1024 + 1))[0], 413)
        self.assertEqual(post("POST", "/api/data?game=nothing", body="x")[0], 404)
        self.assertEqual(post("POST", "/api/elsewhere", body="x")[0], 404)
        big = "game: leduc\nante: 1\nraise: [2, 4]\nraises: 2\n"
        big += "#" + "x" * (256 * 1024 - len(big) - 2) + "\n"
        self.assertEqual(post("POST", "/api/data?game=leduc", body=big)[0], 200)

    def test_uploads_have_a_rate(self):
        with Server(fast=False) as server:
            statuses = [server.http("POST", "/api/data?game=leduc", body="ante: 1\n")[0]
                        for _ in range(60)]
            self.assertIn(429, statuses)

    def test_an_upload_that_stops_half_way_is_let_go(self):
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=5) as line:
            line.sendall(b"POST /api/data?game=leduc HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                         b"Content-Length: 1000\r\n\r\nante:")


class Limits(unittest.TestCase):
    def test_a_connection_has_a_rate(self):
        with Server(fast=False) as server:
            client = Client(server)
            for _ in range(150):
                client.send(type="mine")
            codes = [client.next().get("code") for _ in range(150)]
            self.assertGreater(codes.count("too-fast"), 50)
            self.assertGreater(codes.count(None), 20)
            for _ in range(400):  # and who never learns is closed
                try:
                    client.send(type="mine")
                except OSError:
                    break
            self.assertIn(closed_with(client), (1008, "ConnectionResetError", None))
            Client(server).must(type="lobby")

    def test_what_wrong_words_mean_is_looked_for_so_often(self):
        with Server(fast=False) as server:
            answers = []
            for _ in range(4):  # of one address
                client = Client(server)
                table = client.must(type="create", game="leduc", players=["me", "me"])["table"]
                client.must(type="start", table=table)
                for _ in range(40):
                    client.send(type="play", table=table, seat=1, turn=1, move="chekc")
                answers += [client.next("error") for _ in range(40)]
            self.assertEqual(answers[0]["near"], ["check"])
            plain = [a for a in answers if a["code"] == "no-such-move" and "near" not in a]
            self.assertGreater(len(plain), 0)

    def test_an_address_has_so_many_connections(self):
        with Server("--connections-each", "5") as server:
            held = [Client(server) for _ in range(5)]
            over = Client(server, hello=False)
            self.assertEqual(closed_with(over), 1008)
            held.pop().close()
            time.sleep(0.3)
            Client(server).must(type="lobby")

    def test_an_address_has_so_many_tables(self):
        with Server("--tables-each", "3") as server:
            client = Client(server)
            for _ in range(3):
                client.must(type="create", game="leduc", players=["me", "open"])
            answer = client.ask(type="create", game="leduc", players=["me", "open"])
            self.assertEqual(answer["code"], "too-many-tables")

    def test_a_connection_follows_so_many_tables(self):
        with Server() as server:
            client = Client(server)
            for _ in range(8):
                client.must(type="create", game="leduc", players=["me", "open"])
            answer = client.ask(type="create", game="leduc", players=["me", "open"])
            self.assertEqual(answer["code"], "too-many-watched")

    def test_a_slow_reader_is_dropped_and_others_are_not(self):
        with Server() as server:
            talker, slow = Client(server), Client(server)
            slow.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            table = talker.must(type="create", game="leduc", players=["me", "open"])["table"]
            slow.must(type="watch", table=table)
            talker.must(type="unwatch", table=table)
            deadline = time.time() + 60 * SLOW
            while server.metric("slow_readers_total") == 0 and time.time() < deadline:
                for _ in range(1000):
                    talker.send(type="chat", table=table, text="x" * 500)
                while talker.ready(0.2):
                    talker.frame()
            self.assertEqual(server.metric("slow_readers_total"), 1)
            talker.must(type="lobby")

    def test_a_header_that_never_ends_is_let_go(self):
        with Server() as server:
            with socket.create_connection(("127.0.0.1", server.port), timeout=30 * SLOW) as line:
                line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: ")
                began = time.time()
                try:
                    self.assertEqual(line.recv(100), b"")
                except ConnectionError:
                    pass
                self.assertLess(time.time() - began, 25 * SLOW)


if __name__ == "__main__":
    unittest.main(warnings="ignore")
