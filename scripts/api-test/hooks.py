"""What Schemathesis cannot know: who is signed in, and which resumes there are."""
import collections
import io
import itertools
import json
import os
import pathlib
import threading
import urllib.error
import urllib.request
import uuid

import schemathesis

URL = os.environ["VITAE_TEST_URL"]
SAMPLES = pathlib.Path(os.environ["VITAE_TEST_SAMPLES"])
PASSWORD = "secret1"
LOCK = threading.Lock()
TURN = itertools.count()
# Uploads that wait at once; the oldest is deleted for the next, since an account may keep only so many.
WAITING = 20


def call(method: str, path: str, token: str | None = None, body=None, content_type: str = "application/json"):
    data = body if isinstance(body, bytes) or body is None else json.dumps(body).encode()
    headers = {"Content-Type": content_type} if data is not None else {}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    request = urllib.request.Request(URL + path, data=data, method=method, headers=headers)
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def account() -> str:
    """A new account's token."""
    email = f"{uuid.uuid4()}@example.org"
    return call("POST", "/api/auth/register", body={"name": "Ada", "email": email, "password": PASSWORD})["data"]["token"]


def upload(token: str) -> str:
    """The id of a new upload of the sample resume."""
    boundary = uuid.uuid4().hex
    form = io.BytesIO()
    form.write(f'--{boundary}\r\nContent-Disposition: form-data; name="resume"; filename="cv.pdf"\r\n\r\n'.encode())
    form.write((SAMPLES / "resume.pdf").read_bytes())
    form.write(f"\r\n--{boundary}--\r\n".encode())
    answer = call("POST", "/api/resume/upload", token, form.getvalue(), f"multipart/form-data; boundary={boundary}")
    return answer["data"]["id"]


def save(token: str) -> str:
    """The id of a new confirmed resume."""
    identity = upload(token)
    parsed = call("POST", f"/api/resume/{identity}/parse", token, {})["data"]
    return call("POST", "/api/resume/save-parsed", token, {**parsed, "resumeId": identity})["data"]["id"]


def next_upload() -> str:
    """The id of a new upload, and room for it."""
    while len(UPLOADS) >= WAITING:
        try:
            call("DELETE", f"/api/resume/{UPLOADS.popleft()}", TOKEN)
        except urllib.error.HTTPError:
            continue  # A tested call has deleted it.
    UPLOADS.append(upload(TOKEN))
    return UPLOADS[-1]


def sibling_words() -> set[str]:
    """What stands in the place of an id in another path (`upload`): there the id's methods are answered with 405, rightly."""
    paths = call("GET", "/api/openapi.json", None)["paths"]
    return {path.split("/")[3] for path in paths if path.startswith("/api/resume/")} - {"{id}"}


UPLOADS: collections.deque[str] = collections.deque()
WORDS = sibling_words()
TOKEN = account()
SAVED = save(TOKEN)
OTHERS = save(account())


@schemathesis.auth(refresh_interval=None)
class Session:
    """Every call that asks for a session has one; those that end sessions end their own."""

    def get(self, case, _context):
        ends = case.operation.path == "/api/auth/logout" or case.operation.path.startswith("/api/account")
        return account() if ends else TOKEN

    def set(self, case, data, _context):
        case.headers = {**(case.headers or {}), "Authorization": f"Bearer {data}"}


def is_positive(case) -> bool:
    return case.meta is None or case.meta.generation.mode.value == "positive"


@schemathesis.hook
def before_call(_context, case, _kwargs):
    """Random ids name nothing, so three quarters of the calls get one that exists: confirmed, just uploaded, another user's."""
    if "id" not in (case.path_parameters or {}) or not is_positive(case):
        return
    with LOCK:
        turn = next(TURN) % 8
        if turn == 4 or (turn < 4 and case.method == "DELETE"):
            case.path_parameters["id"] = next_upload()
        elif turn < 4 or case.path_parameters["id"] in WORDS:
            case.path_parameters["id"] = SAVED
        elif turn == 5:
            case.path_parameters["id"] = OTHERS
