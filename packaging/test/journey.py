#!/usr/bin/env python3
"""What a person does first, through the API: `journey.py URL SAMPLE EMAIL new|known`.

`new` registers, uploads SAMPLE, has it read, saves it and downloads it as PDF. `known` signs in to an account of an earlier `new` and
downloads its resume. Both begin with the health checks and the front page.
"""
import json
import pathlib
import sys
import urllib.request

PASSWORD = "a password for trying this out"


class Api:
    def __init__(self, base: str):
        self.base = base
        self.token = None

    def call(self, method: str, path: str, body: dict | None = None) -> bytes:
        return self.send(method, path, json.dumps(body).encode() if body is not None else None, "application/json")

    def send(self, method: str, path: str, body: bytes | None, kind: str) -> bytes:
        headers = {"Content-Type": kind} if body is not None else {}
        if self.token:
            headers["Authorization"] = f"Bearer {self.token}"
        request = urllib.request.Request(self.base + path, body, headers, method=method)
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.read()

    def upload(self, sample: pathlib.Path) -> dict:
        head = f'--part\r\nContent-Disposition: form-data; name="resume"; filename="{sample.name}"\r\nContent-Type: application/pdf\r\n\r\n'
        body = head.encode() + sample.read_bytes() + b"\r\n--part--\r\n"
        return json.loads(self.send("POST", "/api/resume/upload", body, "multipart/form-data; boundary=part"))["data"]


def check(is_so: bool, what: str) -> None:
    if not is_so:
        raise SystemExit(f"journey: {what}")


def register_and_save(api: Api, sample: pathlib.Path, email: str) -> None:
    account = {"name": "Ada Example", "email": email, "password": PASSWORD}
    api.token = json.loads(api.call("POST", "/api/auth/register", account))["data"]["token"]
    record = api.upload(sample)
    # A child process with limits of its own reads the file.
    parsed = json.loads(api.call("POST", f"/api/resume/{record['id']}/parse"))["data"]
    check(bool(parsed["name"]), "no name was read from the sample")
    api.call("POST", "/api/resume/save-parsed", {**parsed, "resumeId": record["id"]})


def sign_in(api: Api, email: str) -> None:
    api.token = json.loads(api.call("POST", "/api/auth/login", {"email": email, "password": PASSWORD}))["data"]["token"]


def download(api: Api) -> None:
    saved = json.loads(api.call("GET", "/api/resume/history"))["data"]
    check(len(saved) == 1, f"{len(saved)} resumes are saved, not 1")
    # Another child process typesets it.
    pdf = api.call("GET", f"/api/resume/{saved[0]['id']}/render?template=template1&format=pdf")
    check(pdf.startswith(b"%PDF-"), "the download is no PDF")
    check(len(api.call("GET", saved[0]["url"])) > 0, "the uploaded file is empty")


def main() -> None:
    base, sample, email, kind = sys.argv[1:]
    api = Api(base)
    check(api.call("GET", "/healthz") == b"ok\n", "/healthz does not say ok")
    check(api.call("GET", "/readyz") == b"ready\n", "/readyz does not say ready")
    check(b"<title>" in api.call("GET", "/"), "the front page is no page")
    if kind == "new":
        register_and_save(api, pathlib.Path(sample), email)
    else:
        sign_in(api, email)
    download(api)


if __name__ == "__main__":
    main()
