"""What the attacks share: their options, the table of findings, and the users whose answers are measured meanwhile."""

import argparse
import contextlib
import itertools
import json
import math
import multiprocessing
import os
import pathlib
import resource
import signal
import subprocess
import sys
import tempfile
import threading
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent.parent))

from server import BINARY, DESIGNS, SAMPLES, Server, confirmed, family, tree_resident, upload, upload_body, uploaded  # noqa: E402, F401

SAMPLE = (SAMPLES / "resume.pdf").read_bytes()
RESUME = json.loads((SAMPLES / "resume.json").read_text())
SKIPPED = 77
"""Exit code of an attack that cannot be made on this machine."""


def options(text, parts=(), **more):
    """The options of an attack: the binary, a file for the findings, which of its parts, and more by name with their defaults."""
    parser = argparse.ArgumentParser(description=text, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--binary", default=BINARY)
    parser.add_argument("--json", type=pathlib.Path, help="write the findings here too")
    if parts:
        parser.add_argument("--parts", default=",".join(parts), help="those of them that are wanted")
    for name, default in more.items():
        parser.add_argument(f"--{name}", type=type(default), default=default)
    return parser.parse_args()


class Findings:
    """The rows of one attack. A row with a criterion that is not met makes the program fail."""

    def __init__(self, given):
        self.attack, self.given, self.rows = pathlib.Path(sys.argv[0]).name, given, []

    def add(self, what, measured, wanted="", met=None, detail=False):
        """A row; `met` is None where nothing is asked. Details are left out where several attacks stand in one table."""
        self.rows.append({"attack": self.attack, "what": what, "measured": str(measured), "wanted": wanted, "met": met, "detail": detail})

    def end(self):
        """Prints the table and ends the program: 1 when a criterion is not met."""
        print("| what | measured | wanted | |\n|---|---|---|---|")
        for row in self.rows:
            print(f"| {row['what']} | {row['measured']} | {row['wanted']} | {verdict(row)} |")
        if self.given.json:
            self.given.json.write_text(json.dumps(self.rows, indent=1, ensure_ascii=False))
        failed = [row for row in self.rows if row["met"] is False]
        if failed:
            sys.exit(f"{self.attack}: {len(failed)} of {sum(row['met'] is not None for row in self.rows)} criteria not met")


def verdict(row):
    return {None: "", True: "ok", False: "FAILED"}[row["met"]]


def skip(reason):
    print(f"SKIPPED {pathlib.Path(sys.argv[0]).name}: {reason}", file=sys.stderr)
    sys.exit(SKIPPED)


@contextlib.contextmanager
def data_folder():
    with tempfile.TemporaryDirectory(prefix="vitae-attack-") as folder:
        yield pathlib.Path(folder)


class CannotMount(Exception):
    """No file system of one's own on this machine."""


@contextlib.contextmanager
def small_disk(mebibytes):
    """A folder on a file system of its own, of so many MiB. Needs root, or namespaces that give it."""
    with data_folder() as folder:
        if subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={mebibytes}m", "vitae-attack", folder], stderr=subprocess.DEVNULL).returncode:
            raise CannotMount("a small file system cannot be mounted. Run this as root, or with `unshare -rm`.")
        try:
            yield folder
        finally:
            subprocess.run(["umount", "-l", folder], check=True)


def fill(folder):
    """Takes every byte that is left on the folder's file system; gives the file that holds them."""
    path, size = folder / "filler", 1 << 20
    with path.open("wb", buffering=0) as file:
        while size:
            try:
                file.write(bytes(size))
            except OSError:
                size //= 2
    return path


def more_descriptors():
    """Raises this process's own limit of open files as far as it may go."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most


def outcome(send):
    """The status of an answer, or what went wrong on the way to it."""
    try:
        answer = send()
    except Exception as error:
        return type(error).__name__, b""
    return answer[0], answer[-1]


class Victim:
    """A user beside the attack. Does what users do, again and again: uploads, reads the parse, saves, renders, looks at the history, deletes.

    Has a few accounts in turn, so that no limit of an account is met, and an address of its own. Each answer becomes a sample
    (action, when it was asked, seconds, status). An answer is refused when it is no 2xx, or when there is none.
    """

    ACCOUNTS = 6
    PAUSE = 0.15

    def __init__(self, server, number, timeout=100):
        self.server, self.samples, self.asked, self.stopped = server, [], math.inf, threading.Event()
        self.clients = [server.register(f"other-{number}-{index}", f"127.1.{number}.1", timeout) for index in range(self.ACCOUNTS)]
        self.kept = [confirmed(client, RESUME) for client in self.clients]

    def timed(self, action, send):
        self.asked = started = time.monotonic()
        status, answer = outcome(send)
        self.samples.append((action, started, time.monotonic() - started, status))
        self.asked = math.inf
        self.stopped.wait(self.PAUSE)
        return answer if isinstance(status, int) and status < 300 else None

    def once(self, turn):
        client, kept = self.clients[turn % self.ACCOUNTS], self.kept[turn % self.ACCOUNTS]
        client.connection.close()
        answer = self.timed("upload", lambda: upload(client, SAMPLE, "pdf"))
        if answer:
            identity = json.loads(answer)["data"]["id"]
            if self.timed("parse", lambda: client.call("POST", f"/api/resume/{identity}/parse")):
                self.timed("save", lambda: client.call("POST", "/api/resume/save-parsed", dict(RESUME, resumeId=identity)))
        for form in ("pdf", "png"):
            self.timed(f"render {form}", lambda: client.call("GET", f"/api/resume/{kept}/render?template={DESIGNS[turn % 4]}&format={form}"))
        self.timed("history", lambda: client.call("GET", "/api/resume/history"))
        if answer:
            outcome(lambda: client.call("DELETE", f"/api/resume/{identity}"))

    def run(self):
        turn = 0
        while not self.stopped.is_set():
            self.once(turn)
            turn += 1


class Victims:
    """Some users beside the attack, each a thread; what they met is cut into spans of time."""

    ACTIONS = ("upload", "parse", "save", "render pdf", "render png", "history")
    LATE = 1.0
    SETTLED = 6.0
    LONGEST_RECOVERY = 2.0

    def __init__(self, server, users=4):
        self.users = [Victim(server, number) for number in range(users)]
        self.threads = [threading.Thread(target=user.run, daemon=True) for user in self.users]
        for thread in self.threads:
            thread.start()

    def stop(self):
        for user in self.users:
            user.stopped.set()
        for thread in self.threads:
            thread.join(timeout=120)

    def during(self, begin, end):
        """The samples asked between two moments. Those whose answer is still awaited are missing: stop first where that matters."""
        return [sample for user in self.users for sample in list(user.samples) if begin <= sample[1] < end]

    def measure_baseline(self, seconds):
        """What they meet without any attack, after a few seconds to warm up."""
        time.sleep(4)
        begin = time.monotonic()
        time.sleep(seconds)
        return Baseline(self.during(begin, time.monotonic()))

    def wait_until_recovered(self, most=100):
        """Seconds until the last refusal, or the last answer later than LATE; 0 when there is none. Waits until there was none for a while."""
        begin = last = time.monotonic()
        while time.monotonic() < min(begin + most, last + self.SETTLED):
            time.sleep(0.05)
            bad = [asked + taken for _, asked, taken, status in self.during(begin - most, math.inf) if refused(status) or taken > self.LATE]
            last = max([last, *bad, *[time.monotonic() for user in self.users if time.monotonic() - user.asked > self.LATE]])
        return last - begin

    def measure_recovery(self, findings, phase):
        """A row that says how long the effect of an attack lasts after it stopped, just now."""
        lasts = self.wait_until_recovered()
        findings.add(f"{phase}: until the last refusal, or answer of more than {self.LATE:g} s, after it stopped", f"{lasts:.1f} s", f"≤ {self.LONGEST_RECOVERY:g} s", lasts <= self.LONGEST_RECOVERY)


class Baseline:
    """The times of a span without any attack, by action."""

    TIMES = 3
    """How many times the baseline p99 the p99 beside an attack may be."""

    def __init__(self, samples):
        self.samples = samples
        self.p99 = {action: percentile(seconds(samples, action), 0.99) for action in Victims.ACTIONS}

    def limit(self, action):
        return self.TIMES * self.p99[action]

    def compare(self, findings, phase, samples):
        """Rows that hold the samples of an attack beside the baseline: one an action, and one over all."""
        worst = 0.0
        for action in Victims.ACTIONS:
            found, p99 = seconds(samples, action), percentile(seconds(samples, action), 0.99)
            no = sum(refused(status) for name, _, _, status in samples if name == action)
            worst = max(worst, p99 / self.p99[action])
            findings.add(
                f"{phase}: {action} of others", f"{no} of {len(found)} refused; median {milliseconds(percentile(found, 0.5))}, p99 {milliseconds(p99)}",
                f"none refused; p99 ≤ {self.TIMES} × {milliseconds(self.p99[action])}", bool(found) and not no and p99 <= self.limit(action), detail=True,
            )
        all_refused, slowest = sum(refused(status) for *_, status in samples), max((sample[2] for sample in samples), default=math.inf)
        findings.add(
            f"{phase}: others' answers", f"{all_refused} of {len(samples)} refused; worst p99 {times(worst)} the baseline; slowest {milliseconds(slowest)}",
            f"none refused; each p99 ≤ {self.TIMES} × the baseline", bool(samples) and not all_refused and worst <= self.TIMES,
        )

    def describe(self, findings):
        for action in Victims.ACTIONS:
            found = seconds(self.samples, action)
            no = sum(refused(status) for name, _, _, status in self.samples if name == action)
            findings.add(f"baseline: {action}", f"{no} of {len(found)} refused; median {milliseconds(percentile(found, 0.5))}, p99 {milliseconds(self.p99[action])}", "none refused", not no, detail=True)


def times(ratio):
    return "∞ ×" if math.isinf(ratio) else f"{ratio:,.1f} ×"


def refused(status):
    return not isinstance(status, int) or status >= 300


def seconds(samples, action):
    return [taken for name, _, taken, _ in samples if name == action]


def percentile(values, share):
    """The smallest value that so large a share of the values does not exceed; infinite without values."""
    return sorted(values)[max(0, math.ceil(share * len(values)) - 1)] if values else math.inf


def milliseconds(seconds_):
    if math.isinf(seconds_):
        return "no answer"
    return f"{seconds_ * 1000:,.1f} ms" if seconds_ < 1 else f"{seconds_:,.1f} s"


class Attackers:
    """Processes that do `work` again and again until the block ends. They have the lowest priority and rest for a moment each time: what others meet shall come
    from the server's work, not from that of the attackers, who would sit at machines of their own."""

    PAUSE = 0.01

    def __init__(self, work, *arguments):
        context = multiprocessing.get_context("fork")
        self.processes = [context.Process(target=self.repeat, args=(work, each), daemon=True) for each in arguments]

    @classmethod
    def repeat(cls, work, arguments):
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        os.nice(19)
        for turn in itertools.count():
            work(turn, *arguments)
            time.sleep(cls.PAUSE)

    def __enter__(self):
        for process in self.processes:
            process.start()
        return self

    def __exit__(self, *_):
        for process in self.processes:
            process.kill()
            process.join()


def counts(values):
    """`12 × 200, 3 × 503`."""
    found = {}
    for value in values:
        found[value] = found.get(value, 0) + 1
    return ", ".join(f"{number} × {value}" for value, number in sorted(found.items(), key=lambda pair: -pair[1])) or "none"
