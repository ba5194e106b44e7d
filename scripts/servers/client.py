"""How tests use a server: calls, accounts, and resumes of which they know what was confirmed."""
import contextlib
import dataclasses
import hashlib
import http.client
import itertools
import json
import pathlib
import threading
import time

SAMPLE = pathlib.Path(__file__).resolve().parent.parent.parent / "crates" / "testkit" / "samples" / "resume.pdf"
PASSWORD = "a password for trying this out"
# So many versions of a resume are kept (`docs/requirements.md`), the oldest go.
VERSIONS = 50
_numbers = itertools.count(1)


def number() -> int:
    """Another one each time."""
    return next(_numbers)


@dataclasses.dataclass
class Answer:
    """What a server said; status 0 when it said nothing, with the reason as its body."""

    status: int
    body: bytes
    seconds: float
    headers: dict[str, str] = dataclasses.field(default_factory=dict)

    @property
    def is_success(self) -> bool:
        return 200 <= self.status < 300

    @property
    def data(self):
        """What is in the envelope."""
        return json.loads(self.body)["data"]

    @property
    def code(self) -> str:
        """The code of a failure; empty where it has none."""
        with contextlib.suppress(ValueError, TypeError, AttributeError):
            return json.loads(self.body).get("code", "")
        return ""

    def __str__(self) -> str:
        return f"{self.status} after {self.seconds:.2f} s: {self.body[:300].decode(errors='replace')}"


class Unexpected(Exception):
    """An answer that a test did not expect."""


class Api:
    """Calls to one server. Nothing is tried twice. With `keep` all go over one connection while both sides keep it, else each has its
    own."""

    def __init__(self, port: int, token: str | None = None, keep: bool = True, source: str | None = None, forwarded: str | None = None,
                 timeout: float = 60):
        self.port, self.token, self.keep, self.forwarded = port, token, keep, forwarded
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=timeout, source_address=(source, 0) if source else None)

    def at(self, port: int, **options) -> "Api":
        """The same caller at another server, or over another connection."""
        return Api(port, self.token, **{"keep": self.keep, **options})

    def call(self, method: str, path: str, body: dict | None = None) -> Answer:
        return self.send(method, path, None if body is None else json.dumps(body).encode(), "application/json")

    def send(self, method: str, path: str, body: bytes | None, kind: str) -> Answer:
        headers = {"Content-Type": kind} if body is not None else {}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        if self.forwarded:
            headers["X-Forwarded-For"] = self.forwarded
        begun = time.monotonic()
        try:
            self.connection.request(method, path, body, headers)
            answer = self.connection.getresponse()
            return Answer(answer.status, answer.read(), time.monotonic() - begun, {name.lower(): value for name, value in answer.getheaders()})
        except (OSError, http.client.HTTPException) as error:
            # What is left of it is of no use.
            self.connection.close()
            return Answer(0, repr(error).encode(), time.monotonic() - begun)
        finally:
            if not self.keep:
                self.connection.close()

    def expect(self, method: str, path: str, body: dict | None = None) -> Answer:
        """A call that must succeed."""
        answer = self.call(method, path, body)
        if not answer.is_success:
            raise Unexpected(f"{method} {path}: {answer}")
        return answer

    def form(self, path: str, field: str, name: str, kind: str, content: bytes) -> Answer:
        """Sends a file as a form does."""
        head = f'--part\r\nContent-Disposition: form-data; name="{field}"; filename="{name}"\r\nContent-Type: {kind}\r\n\r\n'
        return self.send("POST", path, head.encode() + content + b"\r\n--part--\r\n", "multipart/form-data; boundary=part")

    def upload(self, content: bytes) -> Answer:
        return self.form("/api/resume/upload", "resume", "resume.pdf", "application/pdf", content)

    def register(self, email: str | None = None) -> str:
        """Opens an account and signs in to it; gives its address."""
        email = email or f"ada{number()}-{time.time_ns()}@example.org"
        account = {"name": "Ada Example", "email": email, "password": PASSWORD}
        self.token = self.expect("POST", "/api/auth/register", account).data["token"]
        return email

    def sign_in(self, email: str, password: str = PASSWORD) -> Answer:
        answer = self.call("POST", "/api/auth/login", {"email": email, "password": password})
        if answer.is_success:
            self.token = answer.data["token"]
        return answer


def a_file(padding: int = 0) -> bytes:
    """A resume as PDF, of other bytes each time: what follows its end is a comment."""
    return SAMPLE.read_bytes() + f"\n% {number()} {time.time_ns()}\n".encode() + b"%" * padding


def digest(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()


class Resume:
    """A confirmed resume that one thread saves again and again: which versions the server has confirmed, with what content."""

    def __init__(self, api: Api):
        self.api = api
        self.content = a_file()
        uploaded = api.upload(self.content)
        if not uploaded.is_success:
            raise Unexpected(f"upload: {uploaded}")
        self.id = uploaded.data["id"]
        parsed = api.expect("POST", f"/api/resume/{self.id}/parse").data
        api.expect("POST", "/api/resume/save-parsed", {**parsed, "resumeId": self.id})
        shown = api.expect("GET", f"/api/resume/{self.id}").data
        self.parsed, self.version = shown["parsed"], shown["version"]
        self.confirmed = {self.version: self.parsed["summary"]}
        # What saves said whose outcome nobody knows.
        self.unsure = set()

    def save(self, api: Api | None = None) -> Answer:
        """Saves something new as the next version, as the editor does: a call that may be repeated."""
        summary = self._summary()
        body = {"resume": {**self.parsed, "summary": summary}, "appearance": {}, "templateId": None, "baseVersion": self.version, "keep": True}
        return self._saved(summary, (api or self.api).call("PUT", f"/api/resume/{self.id}", body))

    def confirm(self, api: Api | None = None) -> Answer:
        """The same as the review does it: a call that nginx never repeats."""
        summary = self._summary()
        body = {**self.parsed, "summary": summary, "resumeId": self.id, "baseVersion": self.version}
        return self._saved(summary, (api or self.api).call("POST", "/api/resume/save-parsed", body))

    @staticmethod
    def _summary() -> str:
        return f"Summary number {number()}, written for a test of what is kept."

    def _saved(self, summary: str, answer: Answer) -> Answer:
        if answer.is_success:
            self.version += 1
            self.confirmed[self.version] = summary
        else:
            self.unsure.add(summary)
        return answer

    def look(self, api: Api | None = None) -> Answer:
        """Reads it, and finds what was confirmed last, or what came after it without an answer."""
        answer = (api or self.api).call("GET", f"/api/resume/{self.id}")
        if answer.is_success:
            shown = answer.data
            version, summary = shown["version"], shown["parsed"]["summary"]
            if version == self.version + 1 and summary in self.unsure:
                self.version, self.confirmed[version] = version, summary
            elif version != self.version or summary != self.confirmed[version]:
                raise Unexpected(f"resume {self.id} has version {version} with {summary!r}; confirmed was {self.version}")
        return answer

    def lost(self, api: Api, newest: int = VERSIONS) -> list[str]:
        """What was confirmed and is not there: versions, of which so many are read, and the file that was uploaded."""
        missing = [] if self.look(api).is_success else [f"resume {self.id}"]
        listed = {entry["number"] for entry in api.expect("GET", f"/api/resume/{self.id}/versions").data}
        for age, version in enumerate(sorted(self.confirmed, reverse=True)[:VERSIONS]):
            if version not in listed:
                missing.append(f"version {version} of {self.id}")
            elif age < newest:
                kept = api.expect("GET", f"/api/resume/{self.id}/versions/{version}").data["resume"]["summary"]
                if kept != self.confirmed[version]:
                    missing.append(f"version {version} of {self.id} says {kept!r}")
        if api.call("GET", f"/api/resume/{self.id}/file").body != self.content:
            missing.append(f"the file of {self.id}")
        return missing


class Load:
    """Threads that work until they are stopped; what goes wrong in one of them is raised at the end."""

    def __init__(self):
        self.stopped, self.threads, self.faults = threading.Event(), [], []

    def add(self, work) -> None:
        """Runs `work()` again and again in a thread of its own."""
        def repeat() -> None:
            try:
                while not self.stopped.is_set():
                    work()
            except Exception as fault:  # noqa: BLE001
                self.faults.append(fault)

        thread = threading.Thread(target=repeat, daemon=True)
        self.threads.append(thread)
        thread.start()

    def stop(self, seconds: float = 90) -> None:
        self.stopped.set()
        for thread in self.threads:
            thread.join(seconds)
        if self.faults:
            raise self.faults[0]
        if any(thread.is_alive() for thread in self.threads):
            raise Unexpected("a thread of the load does not end")
