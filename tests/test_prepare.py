#!/usr/bin/env python3
"""test_prepare.py - what ./run says while it builds: how far it is, and nothing where nothing
is to be done; never on standard output. A small project is built by scripts/prepare."""

import json
import os
import pty
import shutil
import subprocess
import tempfile
import unittest

PREPARE = os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", "scripts", "prepare")
PARTS = 4


class Building(unittest.TestCase):
    def setUp(self):
        self.top = tempfile.mkdtemp(prefix="perilune-prepare-")
        self.write("CMakeLists.txt", "cmake_minimum_required(VERSION 3.25)\nproject(small C)\n"
                   "file(GLOB parts CONFIGURE_DEPENDS *.c)\nadd_library(small ${parts})\n")
        self.write("CMakePresets.json", json.dumps(
            {"version": 6, "configurePresets": [
                {"name": "release", "generator": "Ninja", "binaryDir": "${sourceDir}/build/release",
                 "cacheVariables": {"CMAKE_C_COMPILER": "gcc"}}]}))
        for i in range(PARTS):
            self.write(f"part{i}.c", f"int part{i}(void);\nint part{i}(void) {{ return {i}; }}\n")
        os.mkdir(os.path.join(self.top, "web"))
        self.write("web/modules", "#!/bin/sh\n")
        os.chmod(os.path.join(self.top, "web/modules"), 0o755)

    def tearDown(self):
        shutil.rmtree(self.top)

    def write(self, name, text):
        with open(os.path.join(self.top, name), "w", encoding="utf-8") as file:
            file.write(text)

    def command(self):
        return ["bash", "-euo", "pipefail", "-c", '. "$0"; build release', PREPARE]

    def piped(self):
        """Status, standard output and standard error, neither a terminal."""
        done = subprocess.run(self.command(), env={**os.environ, "top": self.top},
                              capture_output=True, text=True, timeout=120)
        return done.returncode, done.stdout, done.stderr

    def shown(self, term):
        """Standard output, and what a terminal is sent on standard error."""
        ours, theirs = pty.openpty()
        done = subprocess.Popen(self.command(), stdout=subprocess.PIPE, stderr=theirs,
                                env={**os.environ, "top": self.top, "TERM": term})
        os.close(theirs)
        text = b""
        try:
            while piece := os.read(ours, 4096):
                text += piece
        except OSError:
            pass  # how a terminal ends
        os.close(ours)
        out = done.communicate(timeout=120)[0]
        self.assertEqual(done.returncode, 0, text)
        return out.decode(), text.decode().replace("\r\n", "\n")

    def test_without_a_terminal_a_few_lines_tell_how_far_it_is(self):
        status, out, said = self.piped()
        lines = said.splitlines()
        self.assertEqual((status, out), (0, ""))
        self.assertEqual(lines[0], "Configuring release ...")
        self.assertRegex(lines[1], rf"^\[1/{PARTS + 1}\] Building C object ")
        self.assertRegex(lines[-1], r"^Built in \d+ s\.$")
        self.assertLessEqual(len(lines), PARTS + 2)

    def test_on_a_terminal_one_line_counts_up_and_goes(self):
        out, said = self.shown("xterm")
        self.assertEqual(out, "")
        first, counting, rest = said.split("\n", 2)
        self.assertEqual(first, "Configuring release ...")
        for i in range(1, PARTS + 2):
            self.assertIn(f"\r\x1b[K[{i}/{PARTS + 1}] ", counting)
        self.assertRegex(counting, r"\r\x1b\[KBuilt in \d+ s\.$")
        self.assertEqual(rest, "")

    def test_a_line_of_a_terminal_is_never_full(self):
        long = "a" * 120
        self.write(f"{long}.c", f"int {long}(void);\nint {long}(void) {{ return 0; }}\n")
        _, said = self.shown("xterm")
        lengths = [len(piece) for piece in said.replace("\r\x1b[K", "\n").splitlines()]
        self.assertEqual(max(lengths), 79)

    def test_where_nothing_is_to_be_done_nothing_is_said(self):
        self.piped()
        self.assertEqual(self.piped(), (0, "", ""))
        self.assertEqual(self.shown("xterm"), ("", ""))
        self.write("more.c", "int more(void);\nint more(void) { return 5; }\n")
        status, out, said = self.piped()  # found by itself, and configured without a word
        self.assertEqual((status, out), (0, ""))
        self.assertNotIn("-- ", said)
        self.assertNotIn("ninja:", said)
        self.assertIn("] ", said)

    def test_a_mistake_is_shown_whole_and_is_no_success(self):
        self.write("part0.c", "#error it is broken\n")
        status, out, said = self.piped()
        self.assertEqual((status, out), (1, ""))
        self.assertIn("#error it is broken", said)
        self.assertIn("FAILED:", said)
        self.assertNotIn("Built", said)

    def test_what_npm_fetches_is_said_before(self):
        self.write("web/modules", "#!/bin/sh\necho fetched\necho fetching >&2\n")
        status, out, said = self.piped()
        self.assertEqual((status, out), (0, ""))
        self.assertLess(said.index("fetching"), said.index("Configuring"))
        self.write("web/modules", "#!/bin/sh\necho no network >&2\nexit 1\n")
        self.assertEqual(self.piped(), (2, "", "no network\n"))


if __name__ == "__main__":
    unittest.main()
