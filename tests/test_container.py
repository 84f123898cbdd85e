"""The container: the commands in docs/hosting.md fit the Containerfile."""

import re
import shlex
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
CONTAINERFILE = (ROOT / "Containerfile").read_text("utf-8").replace("\\\n", " ")
COMMANDS = re.findall(r"^podman run .*$", (ROOT / "docs" / "hosting.md").read_text("utf-8"), re.MULTILINE)


def said(word: str) -> str:
    """What the image's last instruction of this name says."""
    return str(re.findall(rf"^ *{word} (.*)$", CONTAINERFILE, re.MULTILINE)[-1])


def options(command: list[str], option: str) -> list[str]:
    """What a command gives with an option, each time."""
    return [command[k + 1] for k, word in enumerate(command) if word == option]


def test_the_parts_of_the_containerfile_agree() -> None:
    port = said("EXPOSE")
    command = re.findall(r'"([^"]*)"', said("CMD"))
    assert (options(command, "--host"), options(command, "--port")) == (["0.0.0.0"], [port])
    assert f"127.0.0.1:{port}/api/health" in CONTAINERFILE
    assert f"MAZZO_DATABASE={said('VOLUME')}/" in CONTAINERFILE


def test_the_image_has_the_wheel_and_an_unprivileged_user() -> None:
    build, image = CONTAINERFILE.split("FROM ")[1:]
    assert "pip wheel --no-cache-dir --no-deps --wheel-dir /dist ." in build
    assert "/dist/mazzo-*.whl" in build.partition("pip install")[2]
    assert re.findall(r"^COPY (.*)$", image, re.MULTILINE) == ["--from=build /opt/mazzo /opt/mazzo"]
    user = int(said("USER"))
    assert user > 0
    assert f"--uid {user} --shell /usr/sbin/nologin" in image
    assert image.index("USER") < image.index("HEALTHCHECK") < image.rindex("CMD")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_documented_container_is_reached_through_the_proxy_only(command: str) -> None:
    words = shlex.split(command)
    assert options(words, "-p") == [f"127.0.0.1:8000:{said('EXPOSE')}"]
    assert all(volume.endswith(f":{said('VOLUME')}") for volume in options(words, "-v"))


def test_containers_are_documented() -> None:
    assert len(COMMANDS) == 2
