"""The server under test: starting, stopping, asking, measuring. Shared by the programs here."""

import http.client
import json
import os
import pathlib
import signal
import subprocess
import sys
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent
SAMPLES = ROOT / "crates/testkit/samples"
BINARY = str(pathlib.Path(os.environ.get("CARGO_TARGET_DIR", ROOT / "target")) / "debug/vitae")
PORT = 8797


class Client:
    """One connection to the server under test."""

    def __init__(self, port=PORT, token=None):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        self.headers = {"Authorization": f"Bearer {token}"} if token else {}

    def call(self, method, path, body=None, headers=None):
        sent = dict(self.headers, **(headers or {}))
        if isinstance(body, dict):
            body, sent["Content-Type"] = json.dumps(body), "application/json"
        self.connection.request(method, path, body, sent)
        response = self.connection.getresponse()
        return response.status, response.read()

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
                   "VITAE_PLAN_LIMITS": "off", "VITAE_UPLOADS_PER_HOUR": "100000", "VITAE_AUTH_PER_MINUTE": "100000"}
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


def resident(process):
    status = pathlib.Path(f"/proc/{process.pid}/status").read_text()
    return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS"))


def signed_in():
    body = {"name": "Bench", "email": "bench@example.org", "password": "secret1"}
    return Client(token=Client().data("POST", "/api/auth/register", body)["token"])


def upload(client, file, ending):
    """Status and answer of an upload of these bytes."""
    boundary = "e5f0b1c2d3a4"
    head = f'--{boundary}\r\nContent-Disposition: form-data; name="resume"; filename="cv.{ending}"\r\n\r\n'
    body = head.encode() + file + f"\r\n--{boundary}--\r\n".encode()
    return client.call("POST", "/api/resume/upload", body, {"Content-Type": f"multipart/form-data; boundary={boundary}"})


def uploaded(client):
    """The id of a new upload of the sample résumé."""
    status, answer = upload(client, (SAMPLES / "resume.pdf").read_bytes(), "pdf")
    if status >= 300:
        sys.exit(f"upload: {status} {answer[:200]!r}")
    return json.loads(answer)["data"]["id"]


