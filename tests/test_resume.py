#!/usr/bin/env python3
"""test_resume.py - long runs that are stopped and gone on with.

   test_resume.py PERILUNE [WORD]

Each is stopped again and again by a signal, whenever it says that it came farther, and must go on
to the very bytes of a run that was never stopped, on whatever number of threads. A run that is over
before the signal comes is tried again with more games, so nothing here hangs on speed. Files of
other runs and files that are damaged are refused and left as they are. With a WORD, only runs whose
name has it.
"""
import json
import os
import re
import signal
import subprocess
import sys
import tempfile

PERILUNE = os.path.abspath(sys.argv[1])
ONLY = sys.argv[2] if len(sys.argv) > 2 else ''
STOPS = 5        # times that a run is stopped
MOST = 1 << 12   # times as many games as at first, until a run can be stopped
failures = 0


def check(good, what, *more):
    global failures
    if not good:
        failures += 1
        print('not ok:', what)
        for text in more:
            print('    ' + str(text)[:1500].replace('\n', '\n    '))


def run(arguments):
    done = subprocess.run([PERILUNE] + arguments, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


class Stopped:
    """A run that is sent a signal when it has come farther than `beyond`."""

    def __init__(self, arguments, beyond, number):
        self.reached = beyond
        self.sent = False
        out = tempfile.TemporaryFile('w+')  # a pipe that nobody reads would hold it up
        child = subprocess.Popen([PERILUNE] + arguments, stdout=out, stderr=subprocess.PIPE,
                                 text=True)
        said = []
        for line in child.stderr:
            said.append(line)
            far = re.match(r'progress (\d+) of (\d+)$', line)
            if far and beyond < int(far[1]) < int(far[2]) and not self.sent:
                self.reached = int(far[1])
                child.send_signal(number)
                self.sent = True
        self.status = child.wait()
        self.said = ''.join(said)
        child.stderr.close()
        out.seek(0)
        self.out = out.read()
        out.close()
        self.was_stopped = bool(re.search(r'^stopped after \d+ of \d+ ', self.said, re.M))


def stop_often(name, arguments, state):
    """How many times it was stopped, and what it printed in the end."""
    beyond = 0
    for stops in range(STOPS):
        number = signal.SIGTERM if stops % 2 else signal.SIGINT
        threads = ['--threads', str(1 + stops % 2)]
        part = Stopped(arguments + threads + ['--resume', state, '--progress'], beyond, number)
        if not part.was_stopped:
            return stops, part.status, part.out
        beyond = part.reached
        check(part.status == 1, f'{name}: a run that was stopped ends with status 1',
              part.status, part.said)
        check(f'; --resume {state} goes on' in part.said, f'{name}: says how to go on', part.said)
        if '--json' in arguments and part.out:
            json.loads(part.out)
    status, out, said = run(arguments + ['--resume', state])
    check('stopped' not in said, f'{name}: what is left alone comes to its end', said)
    return STOPS, status, out


def kill_once(arguments, state):
    """Whether it was killed after some of it was kept."""
    child = subprocess.Popen([PERILUNE] + arguments + ['--resume', state, '--every', '0', '--progress'],
                             stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    for line in child.stderr:
        if line.startswith('progress') and os.path.exists(state):
            child.kill()
            break
    child.stderr.close()
    return child.wait() == -signal.SIGKILL


def goes_on(name, command):
    """command(scale) is a run with so many times the games."""
    if ONLY not in name:
        return
    scale = 1
    while scale <= MOST:
        arguments = command(scale)
        with tempfile.TemporaryDirectory() as room:
            state = os.path.join(room, 'run')
            stops, status, out = stop_often(name, arguments, state)
            again = run(arguments + ['--resume', state])
            killed = os.path.join(room, 'killed')
            dead = kill_once(arguments, killed)
            after = run(arguments + ['--resume', killed])
        if stops >= 1 and dead:
            break
        scale *= 2
    check(scale <= MOST, f'{name}: could never be stopped')
    whole = run(arguments)
    print(f'{name}: stopped {stops} times, {scale} times the games')
    check((status, out) == whole[:2], f'{name}: stopped and gone on with is as never stopped',
          whole[0], whole[1], status, out)
    check(again[:2] == whole[:2], f'{name}: what is whole is told again', again[1], again[2])
    check(after[:2] == whole[:2], f'{name}: killed and gone on with is as never stopped',
          whole[1], after[1], after[2])


def refused(name, arguments, state, words):
    """It is refused with these words, and the file is as it was."""
    with open(state, 'rb') as file:
        before = file.read()
    status, out, said = run(arguments + ['--resume', state])
    with open(state, 'rb') as file:
        same = file.read() == before
    check(status == 2 and out == '' and re.search(words, said), f'{name}: /{words}/', status, said)
    check(same, f'{name}: a file that is refused is left as it is')


def is_refused():
    arena = ['arena', 'leduc', '--bots', 'greedy,random', '--games', '20']
    sim = ['sim', 'leduc', '--games', '20']
    with tempfile.TemporaryDirectory() as room:
        state = os.path.join(room, 'run')
        check(run(arena + ['--resume', state])[0] == 0, 'an arena is kept')
        refused('another verb', sim, state, r"another run: verb 'arena' there and 'sim' here")
        refused('another seed', arena + ['--seed', '7'], state,
                r"another run: seed '1' there and '7' here$")
        refused('other bots', arena[:3] + ['greedy,greedy'] + arena[4:], state,
                r"bots 'greedy,random' there and 'greedy,greedy' here$")
        refused('other data', arena + ['--option', 'raises=1'], state, r"another run: data '\w+' there")
        refused('more games of an arena', arena[:-1] + ['40'], state, r"games '20' there and '40' here$")
        refused('another rule to stop', arena + ['--stop'], state, r"stop 0' there and '.*stop 20' here$")
        with open(state, 'rb') as file:
            kept = file.read()
        for cut in (0, 5, len(kept) // 3, len(kept) - 22, len(kept) - 1):
            with open(state, 'wb') as file:
                file.write(kept[:cut])
            refused(f'cut after {cut} bytes', arena, state, r'damaged or cut short|no run that was kept')
        for at in range(20, len(kept), max(1, len(kept) // 23)):
            with open(state, 'wb') as file:
                file.write(kept[:at] + bytes([kept[at] ^ 1]) + kept[at + 1:])
            refused(f'byte {at} is another', arena, state, r'damaged or cut short')
        with open(state, 'w', encoding='utf-8') as file:
            file.write('perilune sim 4\nrun: 0\ndone: 3\n')
        refused('no such file', sim, state, 'it is no run that was kept')
        nowhere = run(sim + ['--resume', os.path.join(room, 'none', 'run')])
        check(nowhere[0] == 2 and 'No such file' in nowhere[2] and nowhere[1] == '',
              'what cannot be kept is known at once', nowhere)
        state = os.path.join(room, 'few')
        check(run(sim + ['--resume', state])[0] == 0, 'a simulation is kept')
        refused('fewer games', sim[:-1] + ['10'], state, 'more games already than are asked for')
        more = run(['sim', 'leduc', '--games', '50', '--resume', state, '--json'])
        check(more[:2] == run(['sim', 'leduc', '--games', '50', '--json'])[:2],
              'a simulation may grow', more)


def main():
    with tempfile.TemporaryDirectory() as room:
        dear = os.path.join(room, 'dear.yaml')
        data = run(['rules', 'traders', '--data'])[1]
        with open(dear, 'w', encoding='utf-8') as file:
            file.write(re.sub(r'^cure_money: .*$', 'cure_money: 16', data, flags=re.M))
        traders = ['traders', '--seats', '3', '--json']
        quick = ['--bots', 'random']
        goes_on('sim', lambda n: ['sim', *traders, '--games', str(400 * n)])
        goes_on('compare', lambda n: ['sim', *traders, *quick, '--games', str(150 * n),
                                      '--compare', 'standard', dear])
        goes_on('vary', lambda n: ['sim', *traders, *quick, '--games', str(100 * n),
                                   '--vary', 'cure_money=8..10:2'])
        rated = ['arena', 'connect-four', '--json', '--bots']
        goes_on('arena', lambda n: [*rated, 'search:iterations=30,greedy,random', '--games', str(120 * n)])
        goes_on('arena --stop', lambda n: [*rated, 'search:iterations=30,search:iterations=31',
                                           '--stop=5', '--games', str(200 * n)])
        bots = ['--budgets', 'random,greedy', '--json']
        goes_on('worth', lambda n: ['sim', 'traders', '--worth', *bots, '--games', str(10 * n)])
        goes_on('without', lambda n: ['sim', 'traders', '--without', 'sell', *bots, '--games',
                                      str(40 * n)])
        goes_on('balance', lambda n: ['balance', 'traders', '--counts', '2,3', *quick, '--json',
                                      '--budget', str(2400 * n)])
        goes_on('tune', lambda n: ['tune', 'connect-four', '--iterations', '60', '--games',
                                   str(20 * n), '--rounds', '1', '--only', 'explore,deeper'])
        goes_on('claims', lambda n: ['claims', 'traders', '--json', '--games', str(n), '--only',
                                     'TRD-S02,TRD-S04'])
    if ONLY in 'refused':
        is_refused()
    print(f'{failures} failed')
    return failures > 0


sys.exit(main())
