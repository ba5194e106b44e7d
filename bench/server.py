"""The server under test: starting, stopping, asking, measuring. Shared by the programs here."""

import http.client
import json
import os
import pathlib
import signal
import socket
import subprocess
import sys
import tempfile
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
SAMPLES = ROOT / "crates/testkit/samples"
BINARY = str(pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "debug/vitae")
PORT = 8797
DESIGNS = ("template1", "template2", "template11", "template12")
"""Designs of all four layouts."""


class Client:
    """One connection to the server under test, from an address of this machine (any of 127.0.0.0/8)."""

    def __init__(self, port=PORT, token=None, address=None, timeout=30):
        source = (address, 0) if address else None
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=timeout, source_address=source)
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def ask(self, method, path, body=None, headers=None):
        """Status, headers and body of the answer. A connection that failed is closed, so that the next call opens another."""
        sent = dict(self.headers, **(headers or {}))
        if isinstance(body, dict):
            body, sent["Content-Type"] = json.dumps(body), "application/json"
        try:
            self.connection.request(method, path, body, sent)
            response = self.connection.getresponse()
            return response.status, response.headers, response.read()
        except BaseException:
            self.connection.close()
            raise

    def call(self, method, path, body=None, headers=None):
        status, _, answer = self.ask(method, path, body, headers)
        return status, answer

    def data(self, method, path, body=None, headers=None):
        status, answer = self.call(method, path, body, headers)
        if status >= 300:
            sys.exit(f"{method} {path}: {status} {answer[:200]!r}")
        return json.loads(answer)["data"]

    def timed(self, method, path, body=None):
        started = time.perf_counter()
        status, _ = self.call(method, path, body)
        if status >= 300:
            sys.exit(f"{method} {path}: {status}")
        return ((time.perf_counter() - started) * 1000,)


def start(binary, folder):
    environment = {"PATH": os.environ["PATH"], "VITAE_DATA": folder, "VITAE_LISTEN": f"127.0.0.1:{PORT}", "VITAE_LOG": "error",
                   "VITAE_PLAN_LIMITS": "off", "VITAE_UPLOADS_PER_HOUR": "100000", "VITAE_AUTH_PER_MINUTE": "100000",
                   "VITAE_PARSES_PER_HOUR": "100000", "VITAE_SAVES_PER_HOUR": "100000", "VITAE_RENDERS_PER_HOUR": "100000",
                   "VITAE_WRITES_PER_MINUTE": "1000000", "VITAE_WRITES_PER_MINUTE_AND_ADDRESS": "1000000"}
    started = time.perf_counter()
    process = subprocess.Popen([binary, "serve"], env=environment, stdout=subprocess.DEVNULL)
    while True:
        try:
            if Client().call("GET", "/healthz")[0] == 200:
                return process, (time.perf_counter() - started) * 1000
        except OSError:
            if process.poll() is not None:
                sys.exit("the server did not start")
            time.sleep(0.001)


def stop(process):
    process.send_signal(signal.SIGTERM)
    process.wait(timeout=30)


# A program that is asked to stop leaves its `with` blocks, and so ends the server that it started.
signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))


class Server:
    """A server on a free port, with the default settings unless others are given by name; stops with its `with` block.

    `wrap` begins the command line (`prlimit`, for example); `prepare` runs in the child before the program does.
    """

    def __init__(self, binary, folder, listen="127.0.0.1", port=None, wrap=(), prepare=None, **settings):
        self.binary, self.folder, self.wrap, self.prepare = binary, str(folder), wrap, prepare
        self.port = port or free_port()
        self.environment = {"PATH": os.environ["PATH"], "VITAE_DATA": self.folder, "VITAE_LISTEN": f"{listen}:{self.port}", "VITAE_LOG": "warn"}
        self.environment.update({f"VITAE_{name.upper()}": str(value) for name, value in settings.items()})
        self.process, self.log = None, tempfile.TemporaryFile()

    def __enter__(self):
        self.start()
        return self

    def __exit__(self, *_):
        self.close()

    def start(self):
        """Starts and waits until the server answers; ends this program when it does not come up."""
        if not self.try_start():
            sys.exit(f"the server did not start: {self.said()[-2000:]}")

    def try_start(self, seconds=20):
        """Whether the server came up."""
        self.spawn()
        until = time.monotonic() + seconds
        while time.monotonic() < until and self.process.poll() is None:
            try:
                if Client(self.port, timeout=seconds).call("GET", "/healthz")[0] == 200:
                    return True
            except OSError:
                time.sleep(0.005)
        return False

    def spawn(self):
        self.process = subprocess.Popen([*self.wrap, self.binary, "serve"], env=self.environment, stdout=self.log, stderr=self.log, preexec_fn=self.prepare)

    def stop(self, seconds=40):
        """Asks the server to stop and gives the seconds that it took."""
        started = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=seconds)
        return time.monotonic() - started

    def close(self):
        """For `contextlib.closing`, where a start that fails is expected."""
        self.kill()
        self.log.close()

    def kill(self):
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def said(self):
        """What the server wrote to its log so far."""
        self.log.seek(0)
        return self.log.read().decode(errors="replace")

    def client(self, token=None, address=None, timeout=30):
        return Client(self.port, token, address, timeout)

    def register(self, name, address=None, timeout=30):
        """A client that is signed in to a new account."""
        body = {"name": name, "email": f"{name}@example.org", "password": "secret1"}
        token = self.client(address=address).data("POST", "/api/auth/register", body)["token"]
        return self.client(token, address, timeout)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def family(pid):
    """The process and all below it."""
    below = {}
    for stat in pathlib.Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = stat.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        below.setdefault(int(fields[1]), []).append(int(stat.parent.name))
    found = [pid]
    for parent in found:
        found.extend(below.get(parent, ()))
    return found


def tree_resident(pid):
    """Resident MiB of the process and all below it; pages that they share count once in each."""
    pages = 0
    for member in family(pid):
        try:
            pages += int(pathlib.Path(f"/proc/{member}/statm").read_text().split()[1])
        except OSError:
            continue
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def resident(process):
    """MiB resident in the server and in its children. Pages of the program that they share are counted for each."""
    return sum(resident_of(pid) for pid in [process.pid, *children(process)])


def children(process):
    return [int(pid) for task in pathlib.Path(f"/proc/{process.pid}/task").iterdir() for pid in (task / "children").read_text().split()]


def resident_of(pid):
    try:
        status = pathlib.Path(f"/proc/{pid}/status").read_text()
    except FileNotFoundError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS")), 0.0)


def signed_in():
    body = {"name": "Bench", "email": "bench@example.org", "password": "secret1"}
    return Client(token=Client().data("POST", "/api/auth/register", body)["token"])


def upload_body(file, ending):
    """Body and headers of an upload of these bytes."""
    boundary = "e5f0b1c2d3a4"
    head = f'--{boundary}\r\nContent-Disposition: form-data; name="resume"; filename="cv.{ending}"\r\n\r\n'
    body = head.encode() + file + f"\r\n--{boundary}--\r\n".encode()
    return body, {"Content-Type": f"multipart/form-data; boundary={boundary}"}


def upload(client, file, ending):
    """Status and answer of an upload of these bytes."""
    return client.call("POST", "/api/resume/upload", *upload_body(file, ending))


def confirmed(client, resume, file=None):
    """The id of a new résumé, uploaded, read and confirmed with this content."""
    identity = uploaded(client, file)
    client.data("POST", f"/api/resume/{identity}/parse")
    client.data("POST", "/api/resume/save-parsed", dict(resume, resumeId=identity))
    return identity


def uploaded(client, file=None):
    """The id of a new upload: of the sample résumé, or of this PDF."""
    status, answer = upload(client, file or (SAMPLES / "resume.pdf").read_bytes(), "pdf")
    if status >= 300:
        sys.exit(f"upload: {status} {answer[:200]!r}")
    return json.loads(answer)["data"]["id"]


