"""kit.py - what the tests of the full-screen client share: a terminal of its own (tmux on
a socket of its own, ended with the test), keys into it, and its screen as text. Standard
library only."""

import atexit
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time

PERILUNE = os.path.abspath(os.environ.get("PERILUNE", "build/release/perilune"))
SLOW = float(os.environ.get("PERILUNE_SLOW", "1"))  # sanitizers take longer
SKIPPED = 77  # what ctest takes for "not here"


def at_once(command):
    """Nothing is waited for that is only shown step by step, unless a test says how fast."""
    verbs = [at for at, word in enumerate(command) if word in ("play", "replay")]
    if not verbs or "--pace" in command:
        return command
    return [*command[:verbs[0] + 1], "--pace", "instant", *command[verbs[0] + 1:]]


class Terminal:
    """A program in a terminal of `width` by `height`. Its exit status is told on the
    screen, below whatever it left there, as "status N"."""

    def __init__(self, *command, width=80, height=24, env=None, errors_apart=True):
        if shutil.which("tmux") is None:
            print("there is no tmux here")
            sys.exit(SKIPPED)
        self.folder = tempfile.mkdtemp(prefix="perilune-tui-")
        self.socket = os.path.join(self.folder, "tmux")
        self.log = os.path.join(self.folder, "stderr")
        settings = {"LC_ALL": "C.UTF-8", "TERM": "tmux-256color", "NO_COLOR": "", "COLORTERM": "",
                    "XDG_STATE_HOME": os.path.join(self.folder, "state"), **(env or {})}
        words = " ".join(f"{key}={quote(value)}" for key, value in settings.items())
        line = " ".join(quote(word) for word in at_once(command))
        apart = f"2>{self.log}" if errors_apart else ""
        script = (f"trap : INT; stty -g >{self.folder}/before; env {words} {line} {apart}; code=$?; "
                  f"stty -g >{self.folder}/after; echo status $code; sleep 1000")
        atexit.register(self.close)
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(width), "-y", str(height),
                  "sh", "-c", script)
        self.tmux("set", "-g", "status", "off")
        self.tmux("set", "-sg", "escape-time", "0")
        self.resize(width, height)

    def tmux(self, *words):
        environment = {key: value for key, value in os.environ.items() if key != "TMUX"}
        environment["LC_ALL"] = "C.UTF-8"
        done = subprocess.run(["tmux", "-S", self.socket, *words], capture_output=True,
                              text=True, env=environment, timeout=30)
        if done.returncode != 0:
            raise RuntimeError(f"tmux {words}: {done.stderr.strip()}")
        return done.stdout

    def resize(self, width, height):
        self.tmux("resize-window", "-x", str(width), "-y", str(height))

    def keys(self, *names):
        """Keys by tmux's names: "Enter", "Tab", "Up", "q"."""
        self.tmux("send-keys", *names)

    def type(self, text):
        self.tmux("send-keys", "-l", text)

    def click(self, column, row, button=0):
        """The mouse at a cell, counted from 0 (up to column 94), as TERM=tmux-256color tells
        it: pressed, released."""
        place = chr(33 + column) + chr(33 + row)
        self.type(f"\033[M{chr(32 + button)}{place}\033[M#{place}")

    def screen(self):
        lines = self.tmux("capture-pane", "-p").split("\n")
        return "\n".join(line.rstrip() for line in lines).rstrip("\n") + "\n"

    def colours(self):
        return self.tmux("capture-pane", "-p", "-e")

    def wait(self, pattern, seconds=10):
        """The screen once it shows the pattern."""
        end = time.monotonic() + seconds * SLOW
        while True:
            screen = self.screen()
            if re.search(pattern, screen):
                return screen
            if time.monotonic() > end:
                raise AssertionError(f"waited for {pattern!r}, but saw:\n{screen}\n{self.errors()}")
            time.sleep(0.02)

    def wait_gone(self, text, seconds=10):
        """Until the screen no longer shows a text."""
        end = time.monotonic() + seconds * SLOW
        while text in self.screen():
            if time.monotonic() > end:
                raise AssertionError(f"{text!r} does not go:\n{self.screen()}")
            time.sleep(0.02)

    def wait_other(self, screen, seconds=10):
        """Until the screen is no longer this one."""
        end = time.monotonic() + seconds * SLOW
        while self.screen() == screen:
            if time.monotonic() > end:
                raise AssertionError(f"nothing changes:\n{screen}")
            time.sleep(0.02)

    def errors(self):
        with open(self.log, errors="replace") as file:
            return file.read()

    def pid(self):
        """Of the program itself."""
        shell = self.tmux("display-message", "-p", "#{pane_pid}").strip()
        out = subprocess.run(["ps", "-o", "pid=,comm=", "--ppid", shell], capture_output=True,
                             text=True).stdout
        return next(int(line.split()[0]) for line in out.splitlines() if "perilune" in line)

    def check_whole(self):
        """After the end: the terminal is as it was found."""
        with open(f"{self.folder}/before") as before, open(f"{self.folder}/after") as after:
            assert before.read() == after.read(), "the terminal's modes changed"
        flags = self.tmux("display-message", "-p",
                          "#{alternate_on} #{cursor_flag} #{mouse_any_flag} #{keypad_cursor_flag}")
        assert flags.split() == ["0", "1", "0", "0"], f"the terminal was left with {flags}"

    def close(self):
        if self.folder is None:
            return
        try:
            self.tmux("kill-server")
        except (RuntimeError, subprocess.TimeoutExpired):
            pass
        shutil.rmtree(self.folder, ignore_errors=True)
        self.folder = None


def quote(word):
    return "'" + word.replace("'", "'\\''") + "'"


def position(slug, folder, among="positions"):
    """A copy of a position to resume: playing on writes into it."""
    source = os.path.join(os.path.dirname(os.path.abspath(__file__)), among, f"{slug}.txt")
    return shutil.copy(source, folder)


def run(tests):
    """Every test function of a module, with a word about each."""
    failed = 0
    for name, test in sorted(tests.items()):
        if not name.startswith("test_"):
            continue
        begun = time.monotonic()
        try:
            test()
            print(f"ok      {name} ({time.monotonic() - begun:.1f} s)")
        except Exception as fault:  # noqa: BLE001: told, and counted
            failed += 1
            print(f"FAILED  {name}: {fault}")
    sys.exit(1 if failed else 0)
