#!/usr/bin/env python3
"""snapshots.py - one position of each game on the full screen, at three sizes, with Unicode
and (the smaller two) without, and one of them in German, compared with goldens that can be read.

    snapshots.py [--write] [SLUG...]       all that have a file in positions/

A position is a transcript whose next move is a person's. --write makes the goldens anew:
look at them before you commit them."""

import os
import sys
import tempfile

from kit import PERILUNE, Terminal, position

HERE = os.path.dirname(os.path.abspath(__file__))
SIZES = [(80, 24, (False, True)), (120, 40, (False, True)), (200, 60, (False,))]
GERMAN = ["traders"]


# What is drawn last, and only when the person is asked: the line of keys.
LAST = {"en": r"Enter choose .*q leave", "de": r"Enter wählt .*q Ende"}


def snapshot(slug, width, height, ascii, language="en"):
    with tempfile.TemporaryDirectory() as folder:
        words = ["--language", language] + (["--ascii"] if ascii else [])
        terminal = Terminal(PERILUNE, "play", "--resume", position(slug, folder), *words,
                            width=width, height=height)
        screen = terminal.wait(LAST[language])
        terminal.close()
        return screen


def differences(golden, screen):
    lines = []
    for number, (was, now) in enumerate(zip(golden.split("\n"), screen.split("\n")), 1):
        if was != now:
            lines.append(f"  line {number}\n    golden  {was}\n    screen  {now}")
    return "\n".join(lines[:8])


def compare(name, screen, write):
    path = os.path.join(HERE, "goldens", name)
    if write:
        with open(path, "w") as file:
            file.write(screen)
        return True
    with open(path) as file:
        golden = file.read()
    if golden != screen:
        print(f"FAILED  {name}\n{differences(golden, screen)}")
        return False
    print(f"ok      {name}")
    return True


def check(slug, write):
    good = True
    for width, height, letters in SIZES:
        for ascii in letters:
            name = f"{slug}-{width}x{height}-{'ascii' if ascii else 'unicode'}.txt"
            screen = snapshot(slug, width, height, ascii)
            if ascii and not screen.isascii():
                print(f"FAILED  {name}: not ASCII")
                good = False
            else:
                good = compare(name, screen, write) and good
    if slug in GERMAN:
        good = compare(f"{slug}-80x24-german.txt", snapshot(slug, 80, 24, False, "de"), write) and good
    return good


def main():
    names = [word for word in sys.argv[1:] if not word.startswith("--")]
    if not names:
        names = sorted(name[:-4] for name in os.listdir(os.path.join(HERE, "positions")))
    good = [check(slug, "--write" in sys.argv) for slug in names]
    sys.exit(0 if all(good) else 1)


if __name__ == "__main__":
    main()
