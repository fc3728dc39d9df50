#!/usr/bin/env python3
"""game.py - a whole game in the full-screen client, by every way of choosing there is: by
number, by Enter on the board, along the list, by typing with completion, with the mouse.
What was played must then be a transcript that verifies.

    game.py SLUG [OPTION of play...]"""

import os
import re
import subprocess
import sys
import tempfile
import time

from kit import PERILUNE, SLOW, Terminal

# What the screen says, by the language of --language.
WORDS = {"en": ("Enter choose", "The match is over", "q leave", "Several choices begin so",
                "Lose it for nothing?"),
         "de": ("Enter wählt", "Die Partie ist zu Ende", "q Ende", "Mehrere Möglichkeiten beginnen so",
                "Umsonst verlieren?")}
LANGUAGE = "de" if "de" in sys.argv else "en"
CHOOSE, OVER, LEAVE, SEVERAL, LOSS = WORDS[LANGUAGE]
LISTED = re.compile(r"^[★* ]\s*(\d+) (\S.*)$")


def choices(screen):
    """Row, number and text of the choices that the screen shows."""
    lines = screen.split("\n")
    rule = max(row for row, line in enumerate(lines) if line.startswith("──"))
    found = []
    for row in range(rule + 1, len(lines) - 1):
        match = LISTED.match(lines[row].split("│")[0].rstrip())
        if match:
            found.append((row, int(match.group(1)), match.group(2)))
    return found


def by_number(terminal, listed, turn):
    number = listed[turn % len(listed)][1]
    terminal.type(str(number))
    if number * 10 <= 512:  # more digits might have followed
        terminal.keys("Enter")


def by_board(terminal, listed, turn):
    terminal.keys("Enter")


def by_list(terminal, listed, turn):
    terminal.keys("Tab", *["Down"] * (turn % 3), "Enter", "BTab")


def by_typing(terminal, listed, turn):
    words = listed[turn % len(listed)][2].split("  ")[0].rstrip("…")
    terminal.type("/" + words[:max(1, len(words) - 1)])
    terminal.keys("Tab", "Enter")


def by_mouse(terminal, listed, turn):
    terminal.click(8, listed[turn % len(listed)][0])


WAYS = [by_number, by_board, by_list, by_typing, by_mouse]


def settle(terminal, before):
    """The next screen on which the person is asked, or the end; the same one if what was
    pressed decided nothing."""
    begun, last, closed = time.monotonic(), "", False
    while time.monotonic() - begun < 20 * SLOW:
        screen = terminal.screen()
        still, last = screen == last, screen  # not in the middle of being drawn
        if OVER in screen:
            return screen
        if SEVERAL in screen:  # a beginning that others share decided nothing
            return before
        if LOSS in screen:  # asked once more; keys that were on their way may answer it too
            if still:
                terminal.keys("2")
                terminal.wait_other(screen)
            closed = True
            continue
        if "Esc ─╯" in screen:  # a window: the text of a piece that does nothing now
            terminal.keys("Escape")
            terminal.wait_other(screen)
            closed = True
            continue
        asked = still and CHOOSE in screen and choices(screen)
        if asked and (screen != before or closed or time.monotonic() - begun > 0.6 * SLOW):
            return screen
        time.sleep(0.01)
    return screen


def play(terminal):
    """To the end; returns how many keys or clicks decided something, by way."""
    turn, screen = 0, terminal.wait(f"{CHOOSE}|{OVER}")
    used = dict.fromkeys(WAYS, 0)
    while OVER not in screen:
        listed = choices(screen)
        assert listed, f"nothing to choose from:\n{screen}"
        way = WAYS[turn % len(WAYS)]
        way(terminal, listed, turn // len(WAYS))
        turn += 1
        assert turn < 3000, "the game does not end"
        after = settle(terminal, screen)
        if after == screen:  # a choice of several pieces, or of none: by number then
            terminal.keys("Escape")
            terminal.wait_gone(SEVERAL)
            by_number(terminal, listed, 0)
            after = settle(terminal, screen)
        else:
            used[way] += 1
        screen = after
    return used


def main():
    slug, options = sys.argv[1], sys.argv[2:]
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        saved = os.path.join(folder, "game.txt")
        terminal = Terminal(PERILUNE, "play", slug, "--save", saved, *options)
        used = play(terminal)
        terminal.keys("Enter")
        terminal.wait(LEAVE)
        terminal.keys("q")
        terminal.wait(r"status 0")
        terminal.check_whole()
        assert terminal.errors() == "", terminal.errors()
        said = subprocess.run([PERILUNE, "verify", saved], capture_output=True, text=True)
        assert said.returncode == 0 and ", over:" in said.stdout, said.stdout + said.stderr
        print(said.stdout.strip().split(": ", 1)[1])
    ways = ", ".join(f"{way.__name__} {count}" for way, count in used.items())
    print(f"{slug}: {ways}; {time.monotonic() - begun:.1f} s")
    unused = [way.__name__ for way, count in used.items() if count == 0]
    assert not unused, f"these ways of choosing never decided anything: {unused}"


if __name__ == "__main__":
    main()
