"""Programs that tests start on this machine and that end with the test: the server itself, PostgreSQL, an S3 store, nginx.

All of them listen on 127.0.0.1, at ports below those that the system gives to outgoing connections, so that a program that was
stopped gets its port back. What refuses to run as root runs as `nobody`.
"""
import contextlib
import functools
import json
import os
import pathlib
import pwd
import random
import re
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request

SCRIPTS = pathlib.Path(__file__).resolve().parent.parent
ROOT = SCRIPTS.parent
REQUIREMENTS = ROOT / "packaging" / "test" / "requirements.txt"
LOOPBACK = "127.0.0.1"
UNPRIVILEGED = "nobody"
PANICS = ("panicked", "SIGSEGV", "stack overflow")
# Debian's package of each program that is not there by itself.
PACKAGES = {"nginx": "nginx", "faketime": "faketime", "initdb": "postgresql", "mkfs.ext4": "e2fsprogs"}
# What would start as a service of the machine is only unpacked.
UNPACKED = {"nginx": "usr/sbin/nginx"}
CACHE = pathlib.Path(os.environ.get("XDG_CACHE_HOME", pathlib.Path.home() / ".cache")) / "vitae"


def say(text: str) -> None:
    print(f"==> {text}", flush=True)


class Failed(SystemExit):
    """A check that does not hold; the sentence is what the script ends with."""


def check(is_so: bool, what: str) -> None:
    if not is_so:
        raise Failed(f"{pathlib.Path(sys.argv[0]).name}: {what}")


def run(*command, **options) -> str:
    """The standard output of a command that must succeed. Everything it said is shown when it does not."""
    done = subprocess.run([str(word) for word in command], text=True, errors="replace", capture_output=True, check=False,
                          stdin=subprocess.DEVNULL, **options)
    check(done.returncode == 0, f"{' '.join(map(str, command))} ended with {done.returncode}\n{done.stdout}{done.stderr}")
    return done.stdout


def attempt(*command, **options) -> subprocess.CompletedProcess:
    """A command that may fail; both of its outputs are in `stdout`."""
    return subprocess.run([str(word) for word in command], text=True, errors="replace", stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                          check=False, stdin=subprocess.DEVNULL, **options)


def wait_for(what: str, seconds: float, is_so, log=lambda: "", every: float = 0.05) -> float:
    """Waits until something is so, and gives the seconds that it took."""
    begun = time.monotonic()
    while not is_so():
        if time.monotonic() - begun > seconds:
            check(False, f"{what}: not within {seconds} s\n{log()}")
        time.sleep(every)
    return time.monotonic() - begun


def free_ports(number: int) -> list[int]:
    """Ports that nobody listens on, all different."""
    with contextlib.ExitStack() as held:
        ports = []
        while len(ports) < number:
            probe = held.enter_context(socket.socket())
            port = random.randrange(20_000, 32_000)
            with contextlib.suppress(OSError):
                probe.bind((LOOPBACK, port))
                ports.append(port)
        return ports


def find(program: str) -> pathlib.Path | None:
    """A program in PATH, in the folders of administrators, where Debian keeps those of PostgreSQL, or unpacked in the cache."""
    versions = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: -float(folder.parent.name))
    unpacked = [CACHE / name / pathlib.Path(inside).parent for name, inside in UNPACKED.items()]
    path = os.pathsep.join(map(str, [os.environ.get("PATH", ""), "/usr/sbin", "/sbin", *versions, *unpacked]))
    found = shutil.which(program, path=path)
    return pathlib.Path(found).resolve() if found else None


def install(*programs: str) -> bool:
    """Gets from Debian what this machine lacks of these programs; whether they are there now."""
    missing = [program for program in programs if not find(program)]
    if missing and shutil.which("apt-get"):
        say(f"installing for the tests: {', '.join(missing)}")
        as_root = [] if os.geteuid() == 0 else ["sudo", "--non-interactive"]
        attempt(*as_root, "apt-get", "update", "-qq")
        for program in missing:
            if program in UNPACKED:
                unpack(program)
            else:
                attempt(*as_root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "install", "-y", "-qq", "--no-install-recommends",
                        PACKAGES[program])
    return all(find(program) for program in programs)


def unpack(program: str) -> None:
    """Puts the files of a package into the cache."""
    (CACHE / program).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        # The user `_apt` writes there.
        os.chmod(folder, 0o777)
        attempt("apt-get", "download", "-qq", PACKAGES[program], cwd=folder)
        for package in pathlib.Path(folder).glob("*.deb"):
            attempt("dpkg-deb", "--extract", package, CACHE / program)


def need(*programs: str) -> None:
    packages = ", ".join(PACKAGES[program] for program in programs)
    check(install(*programs), f"these programs are needed: {', '.join(programs)}; Debian has them in {packages}")


@functools.cache
def python_with_packages() -> str:
    """A Python that has moto and PyYAML."""
    return run(SCRIPTS / "install-python", REQUIREMENTS).strip().splitlines()[-1]


@contextlib.contextmanager
def workplace(name: str):
    """A temporary folder, and a stack that ends everything in it, also when the test gets SIGTERM."""
    def terminated(number, _frame):
        raise SystemExit(128 + number)

    signal.signal(signal.SIGTERM, terminated)
    with contextlib.ExitStack() as outer:
        folder = pathlib.Path(outer.enter_context(tempfile.TemporaryDirectory(prefix=f"vitae-{name}-", ignore_cleanup_errors=True)))
        # nginx and PostgreSQL work in folders of theirs below it.
        folder.chmod(0o755)
        with contextlib.ExitStack() as stack:
            yield folder, stack


def folder_of_unprivileged(folder: pathlib.Path) -> dict:
    """Makes a folder for a program that does not run as root; gives what starts it as somebody else, where it must be."""
    folder.mkdir(parents=True)
    if os.geteuid() != 0:
        return {}
    account = pwd.getpwnam(UNPRIVILEGED)
    os.chown(folder, account.pw_uid, account.pw_gid)
    return {"user": account.pw_uid, "group": account.pw_gid, "extra_groups": []}


def children(pid: int) -> list[int]:
    """The processes that a process has started."""
    found = []
    for task in pathlib.Path(f"/proc/{pid}/task").glob("*/children"):
        with contextlib.suppress(OSError):
            found += [int(child) for child in task.read_text().split()]
    return found


class Process:
    """A program that writes to a log of its own and ends with the stack."""

    def __init__(self, stack: contextlib.ExitStack, name: str, folder: pathlib.Path, **options):
        self.name, self.options, self.process = name, options, None
        self.file = folder / f"{name}.log"
        stack.callback(self.kill)

    def spawn(self, *command, **options) -> None:
        with self.file.open("ab") as log:
            self.process = subprocess.Popen([str(word) for word in command], stdin=subprocess.DEVNULL, stdout=log, stderr=log,
                                            start_new_session=True, **{**self.options, **options})

    def log(self) -> str:
        return self.file.read_text(errors="replace") if self.file.exists() else ""

    def is_running(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def signal(self, number: int) -> None:
        self.process.send_signal(number)

    def family(self) -> list[int]:
        """The process and those that it has started."""
        return [self.process.pid, *children(self.process.pid)]

    def pause(self) -> None:
        """Stops it and its children where they are, as a machine that hangs."""
        # The first one first: it starts no more of them then.
        os.kill(self.process.pid, signal.SIGSTOP)
        for child in children(self.process.pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(child, signal.SIGSTOP)

    def go_on(self) -> None:
        for pid in reversed(self.family()):
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)

    def kill(self) -> None:
        """Ends it at once, with its children."""
        if self.process is None:
            return
        family = self.family() if self.is_running() else []
        for pid in family:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()


class Vitae(Process):
    """A server with a data folder of its own, which may be started and ended again and again."""

    def __init__(self, stack: contextlib.ExitStack, program: pathlib.Path, name: str, folder: pathlib.Path, settings: dict[str, str],
                 port: int | None = None):
        super().__init__(stack, name, folder)
        self.program, self.port, self.data = program, port or free_ports(1)[0], folder / name
        self.settings = {
            "VITAE_LISTEN": f"{LOOPBACK}:{self.port}",
            "VITAE_DATA": str(self.data),
            "NO_COLOR": "1",
            # Nobody answers there: the tests ask no service outside.
            "VITAE_GITHUB_API_URL": f"http://{LOOPBACK}:9",
            **settings,
        }

    def environment(self, **more: str) -> dict[str, str]:
        clean = {name: value for name, value in os.environ.items() if not name.startswith("VITAE_")}
        return {**clean, **self.settings, **more}

    def launch(self, *before, **more: str) -> None:
        """Starts it, behind the words `before`; it need not be up when this returns."""
        self.spawn(*before, self.program, "serve", env=self.environment(**more))

    def start(self, *before, seconds: float = 30, **more: str) -> float:
        """Starts it and waits until it is ready; gives the seconds that this took."""
        self.launch(*before, **more)
        return self.wait_until_ready(seconds)

    def wait_until_ready(self, seconds: float = 30) -> float:
        def is_up() -> bool:
            check(self.is_running(), f"{self.name} has ended\n{self.log()[-3000:]}")
            return self.answers("/readyz")

        return wait_for(f"{self.name} is ready", seconds, is_up, lambda: self.log()[-3000:])

    def answers(self, path: str) -> bool:
        try:
            with urllib.request.urlopen(f"http://{LOOPBACK}:{self.port}{path}", timeout=10) as answer:
                return answer.status == 200
        except OSError:
            return False

    def metric(self, name: str) -> float:
        """A number of `/metrics`."""
        with urllib.request.urlopen(f"http://{LOOPBACK}:{self.port}/metrics", timeout=10) as answer:
            found = re.search(rf"^{re.escape(name)} (\S+)$", answer.read().decode(), re.M)
        check(found is not None, f"there is no number {name}")
        return float(found[1])

    def stop(self) -> float:
        """Asks it to end, and gives the seconds that this took."""
        begun = time.monotonic()
        self.signal(signal.SIGTERM)
        try:
            code = self.process.wait(45)
        except subprocess.TimeoutExpired:
            check(False, f"{self.name} does not end\n{self.log()[-3000:]}")
        check(code == 0, f"{self.name} ended with {code}\n{self.log()[-3000:]}")
        return time.monotonic() - begun

    def command(self, *words, **options) -> subprocess.CompletedProcess:
        """The program's command line with the settings of the server."""
        return attempt(self.program, *words, env=self.environment(), **options)

    def check_no_panic(self) -> None:
        panics = [line for line in self.log().splitlines() if any(word in line for word in PANICS)]
        check(not panics, f"{self.name} has panicked:\n" + "\n".join(panics[:10]))


class Postgres(Process):
    """A PostgreSQL that loses nothing when its processes are killed; only a power cut could."""

    PASSWORD = "d" * 32

    def __init__(self, stack: contextlib.ExitStack, folder: pathlib.Path):
        need("initdb")
        self.folder, self.port = folder / "postgres", free_ports(1)[0]
        super().__init__(stack, "postgres", folder, **folder_of_unprivileged(self.folder))
        self.options["cwd"] = self.folder
        password = self.folder / "password"
        password.write_text(self.PASSWORD)
        password.chmod(0o644)
        command = [self.program("initdb"), "--username=vitae", "--auth=scram-sha-256", f"--pwfile={password}", "--no-sync", "--encoding=UTF8",
                   "--locale=C.UTF-8", self.folder / "data"]
        run(*command, **self.options)
        self.start()

    @staticmethod
    def program(name: str) -> pathlib.Path:
        # Beside each other: Debian's own `createdb` and `psql` are wrappers that look for clusters.
        return find("initdb").parent / name

    def start(self) -> float:
        self.spawn(self.program("postgres"), "-D", self.folder / "data", "-p", self.port, "-k", self.folder, "-c", f"listen_addresses={LOOPBACK}",
                   "-c", "fsync=off", "-c", "full_page_writes=off", "-c", "max_connections=200")
        return wait_for("PostgreSQL answers", 60, self.is_ready, lambda: self.log()[-3000:])

    def is_ready(self) -> bool:
        return self.tool("pg_isready", "-q", "-t", "2").returncode == 0

    def tool(self, name: str, *words, **options) -> subprocess.CompletedProcess:
        where = ["-h", LOOPBACK, "-p", self.port, "-U", "vitae"]
        return attempt(self.program(name), *where, *words, env={**os.environ, "PGPASSWORD": self.PASSWORD}, **options)

    def create(self, database: str) -> str:
        """Makes an empty database and gives its address."""
        made = self.tool("createdb", database)
        check(made.returncode == 0, f"no database can be made: {made.stdout}")
        return f"postgres://vitae:{self.PASSWORD}@{LOOPBACK}:{self.port}/{database}"

    def query(self, database: str, sql: str) -> list[list[str]]:
        asked = self.tool("psql", "-X", "-A", "-t", "-d", database, "-c", sql)
        check(asked.returncode == 0, f"{sql}: {asked.stdout}")
        return [line.split("|") for line in asked.stdout.splitlines()]

    def stop(self) -> None:
        """Ends it as `pg_ctl stop -m fast`: open connections are cut."""
        self.signal(signal.SIGINT)
        self.process.wait(30)


class S3(Process):
    """moto, which keeps all of it in memory, behind a line that can be cut: when moto itself ended, the files would be gone."""

    ACCESS, SECRET = "vitae", "f" * 32

    def __init__(self, stack: contextlib.ExitStack, folder: pathlib.Path, bucket: str = "vitae"):
        super().__init__(stack, "s3", folder)
        own, port = free_ports(2)
        self.spawn(python_with_packages(), "-m", "moto.server", "--host", LOOPBACK, "--port", own, env={**os.environ, "PYTHONWARNINGS": "ignore"})
        self.line = Relay(stack, port, own)
        # Which makes the bucket.
        request = urllib.request.Request(f"http://{LOOPBACK}:{own}/{bucket}", method="PUT")

        def is_up() -> bool:
            try:
                with urllib.request.urlopen(request, timeout=5) as answer:
                    return answer.status == 200
            except OSError:
                return False

        wait_for("the S3 store answers", 60, is_up, self.log, every=0.2)
        self.settings = {
            "VITAE_FILES_URL": f"s3://{bucket}/files?endpoint=http://{LOOPBACK}:{port}",
            "VITAE_FILES_ACCESS_KEY": self.ACCESS,
            "VITAE_FILES_SECRET_KEY": self.SECRET,
        }


class Relay:
    """Passes connections on to another port until the line is cut, and again when it is mended."""

    def __init__(self, stack: contextlib.ExitStack, port: int, target: int):
        self.port, self.target = port, target
        self.open, self.listener, self.lock = set(), None, threading.Lock()
        # Seconds that each piece takes longer.
        self.delay = 0
        self.mend()
        stack.callback(self.cut)

    def mend(self) -> None:
        self.listener = socket.create_server((LOOPBACK, self.port), backlog=128)
        threading.Thread(target=self._accept, args=(self.listener,), daemon=True).start()

    def cut(self) -> None:
        """Ends all connections; nobody listens any more."""
        if self.listener:
            # Closing alone would not wake the thread that waits for connections.
            with contextlib.suppress(OSError):
                self.listener.shutdown(socket.SHUT_RDWR)
            self.listener.close()
            self.listener = None
        with self.lock:
            for connection in self.open:
                with contextlib.suppress(OSError):
                    connection.shutdown(socket.SHUT_RDWR)

    def _accept(self, listener: socket.socket) -> None:
        while True:
            try:
                client, _ = listener.accept()
            except OSError:
                return
            threading.Thread(target=self._pass_on, args=(client,), daemon=True).start()

    def _pass_on(self, client: socket.socket) -> None:
        with client, contextlib.suppress(OSError), socket.create_connection((LOOPBACK, self.target)) as server:
            with self.lock:
                self.open |= {client, server}
            try:
                while True:
                    for readable in select.select([client, server], [], [])[0]:
                        piece = readable.recv(65_536)
                        if not piece:
                            return
                        time.sleep(self.delay)
                        (server if readable is client else client).sendall(piece)
            finally:
                with self.lock:
                    self.open -= {client, server}


class Nginx(Process):
    """nginx with the configuration that is given out, in front of servers at other addresses."""

    def __init__(self, stack: contextlib.ExitStack, folder: pathlib.Path, ports: list[int]):
        need("nginx")
        self.folder, self.port = folder / "nginx", free_ports(1)[0]
        super().__init__(stack, "nginx", folder, **folder_of_unprivileged(self.folder))
        text = (ROOT / "packaging" / "nginx" / "nginx.conf").read_text()
        for old, new in [("listen 8080;", f"listen {LOOPBACK}:{self.port};"), (" /tmp/", f" {self.folder}/"),
                         *((f"server vitae-{number}:8080", f"server {LOOPBACK}:{port}") for number, port in enumerate(ports, 1))]:
            check(old in text, f"packaging/nginx/nginx.conf has no {old!r} any more")
            text = text.replace(old, new)
        configuration = folder / "nginx.conf"
        configuration.write_text(text)
        # Where the program would log before it has read the configuration.
        self.spawn(find("nginx"), "-p", self.folder, "-e", "stderr", "-c", configuration, "-g", "daemon off;")
        wait_for("nginx answers", 15, self.answers, self.log)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://{LOOPBACK}:{self.port}/healthz", timeout=5) as answer:
                return answer.status == 200
        except OSError:
            return False


def scaled_settings(variables: dict[str, str]) -> dict[str, str]:
    """The environment of a server in compose.scaled.yaml, with its variables filled in."""
    read = "import json, sys, yaml; print(json.dumps(yaml.safe_load(open(sys.argv[1]))['services']['vitae-1']['environment']))"
    environment = json.loads(run(python_with_packages(), "-c", read, ROOT / "compose.scaled.yaml"))

    def value(match: re.Match) -> str:
        name, _, default = match[1].partition(":-")
        return variables.get(name.partition(":?")[0], default)

    return {key: re.sub(r"\$\{([^}]*)\}", value, text) for key, text in environment.items()}


def table(head: list[str], rows: list[list]) -> None:
    """Prints rows under a head, in columns."""
    rows = [[str(cell) for cell in row] for row in rows]
    widths = [max(len(row[column]) for row in [head, *rows]) for column in range(len(head))]
    for row in [head, ["-" * width for width in widths], *rows]:
        print(" | ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip(), flush=True)
