#!/usr/bin/env python3
"""test_connect.py - `perilune play --connect` in terminals: the lobby, a table made, found
and joined there, watching, a rematch, coming back, and what is told when there is no
server. The server is a real one."""

import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "server"))

from kit import PERILUNE, SLOW, Terminal, run  # noqa: E402
from liar import Liar  # noqa: E402
from room import Client, Server  # noqa: E402

LISTED = re.compile(r"^[★* ]\s*(\d+) \S", re.M)


def at(server, state, *words, **more):
    """A terminal of somebody whose state folder is that."""
    return Terminal(PERILUNE, "play", *words, "--connect", f"http://127.0.0.1:{server.port}",
                    env={"XDG_STATE_HOME": state}, **more)


def numbers(screen):
    """Of the choices listed below the board."""
    return LISTED.findall(screen[screen.rindex("\n──"):]) if "\n──" in screen else []


def press(terminal, screen, *keys):
    """Keys, and the next screen."""
    terminal.keys(*keys)
    end = time.monotonic() + 10 * SLOW
    while terminal.screen() == screen and time.monotonic() < end:
        time.sleep(0.02)
    return terminal.screen()


def play_out(*terminals):
    """By the first choice, whoever is asked, to the end."""
    end = time.monotonic() + 60 * SLOW
    while time.monotonic() < end:
        screens = [terminal.screen() for terminal in terminals]
        if all("The match is over" in screen for screen in screens):
            return
        for terminal, screen in zip(terminals, screens):
            if "The match is over" not in screen and numbers(screen):
                press(terminal, screen, numbers(screen)[0])
        time.sleep(0.02)
    raise AssertionError("no end:\n" + "\n".join(t.screen() for t in terminals))


def test_two_terminals_meet_in_the_lobby_and_a_third_watches():
    with Server() as server, tempfile.TemporaryDirectory() as state:
        ann = at(server, f"{state}/ann", "leduc", "--name", "Ann")
        ann.wait("A new table")
        ann.keys("Down", "Down", "Down", "Down", "Right")  # listed in the lobby
        ann.wait("in the lobby")
        ann.keys("m")
        ann.wait("Leduc Poker, waiting")
        bob = at(server, f"{state}/bob", "--name", "Bob")
        bob.wait(r"Waiting for players\n +Leduc Poker +Ann, 1 free +no clock")
        bob.keys("Enter")
        bob.wait("free: Enter sits down here")
        ann.keys("s")
        ann.wait("One seat is still free")
        bob.keys("Enter")
        ann.wait(r"B +Bob +here")
        bob.keys("c")
        bob.wait("Say to all")
        bob.type("hello")
        bob.keys("Enter")
        ann.wait("Bob: hello")
        ann.keys("s")
        eve = at(server, f"{state}/eve", "--name", "Eve")
        eve.wait(r"Playing: watch\n +Leduc Poker +Ann, Bob")
        eve.keys("Enter")
        watched = eve.wait("is to move")
        assert not numbers(watched), f"who watches has choices:\n{watched}"
        play_out(ann, bob)
        eve.wait("The match is over")
        for terminal in (ann, bob):  # a rematch begins when both have come
            terminal.keys("Enter")
            terminal.wait("over.")
            terminal.keys("m")
        for terminal in (ann, bob):
            terminal.wait("Check or raise|is to move")
            terminal.wait_gone("The match is over")
        play_out(ann, bob)
        for terminal in (ann, bob):
            terminal.wait("1\\.  [AB]  ")  # the result of this one, in a window of its own
        for terminal in (ann, bob, eve):
            terminal.close()


def test_who_comes_back_finds_the_table_and_the_name():
    with Server() as server, tempfile.TemporaryDirectory() as state:
        ann = at(server, state, "connect-four", "--name", "Ann")
        ann.wait("A new table")
        ann.keys("Down", "Down", "Down", *["Left"] * 2)
        ann.wait("Seat B +random bot")
        ann.keys("m")
        ann.wait("Enter choose")
        press(ann, ann.screen(), "4")
        ann.wait("Enter choose")
        os.kill(ann.pid(), 15)
        ann.wait("status")
        ann.check_whole()
        ann.close()
        ann = at(server, state)
        ann.wait(r" Ann\n\n Your tables\n +Connect Four +Ann, random bot +your move")
        ann.keys("Enter")
        screen = ann.wait("Enter choose")
        assert "X" in screen, screen
        ann.keys("q")
        ann.wait("Leave the table")
        ann.keys("2")
        ann.wait("Your tables")
        ann.keys("q")
        ann.wait("^status 0|\nstatus 0")
        ann.check_whole()
        assert ann.errors() == "", ann.errors()
        ann.close()


def test_a_server_that_is_not_there_is_told_and_found_once_it_is():
    probe = socket.socket()
    probe.bind(("127.0.0.1", 0))
    port = probe.getsockname()[1]
    probe.close()
    folder = tempfile.mkdtemp()
    terminal = Terminal(PERILUNE, "play", "--connect", f"127.0.0.1:{port}", "--name", "Ann",
                        env={"XDG_STATE_HOME": folder})
    terminal.wait(rf"Ann\n no connection to http://127.0.0.1:{port}: .*\.\.\.")
    with Server("--port", str(port), "--only") as server:
        assert server.port == port
        terminal.wait("There are no tables here yet", 20)
        terminal.keys("t")
        terminal.wait("The table's link")
        terminal.type("http://elsewhere")
        terminal.keys("Enter")
        terminal.wait("That link names no table")
        maker = Client(server, name="Cid")
        table = maker.must(type="create", game="leduc", players=["me", "open"])["table"]
        terminal.keys("t")
        terminal.wait("The table's link")
        terminal.type(f"http://127.0.0.1:{port}/table/{table}")
        terminal.keys("Enter")
        terminal.wait(r"A +Cid +here")
        maker.must(type="delete", table=table)
        terminal.wait("Who made this table has deleted it")
        terminal.keys("q")
        terminal.wait("status 0")
    terminal.close()
    shutil.rmtree(folder)


def test_every_seat_of_one_person_has_a_curtain():
    with Server() as server, tempfile.TemporaryDirectory() as state:
        ann = at(server, state, "leduc", "--name", "Ann")
        ann.wait("A new table")
        ann.keys("Down", "Down", "Down", "Left")
        ann.wait("Seat B +me")
        ann.keys("m")
        for seat in "AB":
            hidden = ann.wait(rf"{seat}  Ann {seat}, it is your turn\.\n\n +Press Enter when nobody")
            assert "Check" not in hidden and "pair" not in hidden, hidden
            ann.keys("Enter")
            screen = ann.wait("Enter choose")
            press(ann, screen, "1")
        ann.close()


class Guard:
    """TLS before a server, as a proxy does it, with a certificate that nobody signed."""

    def __init__(self, server, folder):
        self.server, self.certificate = server, f"{folder}/cert.pem"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2",
                        "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost",
                        "-keyout", f"{folder}/key.pem", "-out", self.certificate],
                       check=True, capture_output=True)
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(self.certificate, f"{folder}/key.pem")
        self.door = socket.create_server(("127.0.0.1", 0))
        self.port = self.door.getsockname()[1]
        threading.Thread(target=self.welcome, daemon=True).start()

    def welcome(self):
        while True:
            line = self.door.accept()[0]
            threading.Thread(target=self.forward, args=(line,), daemon=True).start()

    def forward(self, line):
        try:
            outside = self.context.wrap_socket(line, server_side=True)
        except OSError:
            return
        inside = socket.create_connection(("127.0.0.1", self.server.port))
        for one, other in ((outside, inside), (inside, outside)):
            threading.Thread(target=self.pump, args=(one, other), daemon=True).start()

    @staticmethod
    def pump(one, other):
        try:
            while piece := one.recv(65536):
                other.sendall(piece)
        except OSError:
            pass
        for end in (one, other):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass


def test_a_certificate_that_is_not_trusted_is_refused():
    with Server() as server, tempfile.TemporaryDirectory() as folder:
        guard = Guard(server, folder)
        words = (PERILUNE, "play", "--connect", f"https://localhost:{guard.port}", "--name", "Ann")
        trusting = {"XDG_STATE_HOME": folder, "SSL_CERT_FILE": guard.certificate}
        for name, good in (("localhost", True), ("127.0.0.1", False)):  # it is for localhost
            words = (*words[:3], f"https://{name}:{guard.port}", *words[4:])
            terminal = Terminal(*words, env=trusting)
            terminal.wait("There are no tables here yet" if good else r"certificate is not to be\s+trusted")
            terminal.close()
        terminal = Terminal(*words, env={"XDG_STATE_HOME": folder})
        terminal.wait(r"certificate is not to be\s+trusted")
        terminal.close()


def test_a_server_that_lies_breaks_nothing():
    for seed in range(3):
        liar = Liar(seed)
        with tempfile.TemporaryDirectory() as state:
            terminal = Terminal(PERILUNE, "play", "--connect", f"http://127.0.0.1:{liar.port}",
                                "--name", "Ann", env={"XDG_STATE_HOME": state})
            terminal.wait("Perilune at|connecting")
            keys = liar.chance.choices(["Enter", "Down", "1", "u", "i", "c", "Escape", "m", "s",
                                        "b", "2", "Tab", "n"], k=150)
            for at in range(0, len(keys), 5):
                terminal.keys(*keys[at:at + 5])
                time.sleep(0.05)
                if "status" in terminal.screen():
                    break
            end = time.monotonic() + 10 * SLOW
            while "status" not in terminal.screen() and time.monotonic() < end:
                terminal.keys("Escape", "q", "2")  # it still listens, and can be left
                time.sleep(0.1)
            assert "status 0" in terminal.screen(), terminal.screen() + terminal.errors()
            assert terminal.errors() == "", terminal.errors()
            assert liar.told > 100, f"only {liar.told} lies"
            terminal.check_whole()
            terminal.close()


if __name__ == "__main__":
    run(globals())
