"""compose.yaml: it follows the format, and its parts fit the image, the proxy's configuration and the settings.
tests/server/test_proxy.py starts the same parts as processes.

`tests/golden/compose-spec.json` is the schema of https://github.com/compose-spec/compose-spec at commit 170098ba,
Apache-2.0.
"""

import json
import re
from pathlib import Path
from typing import Any

import jsonschema_rs
import yaml  # type: ignore[import-untyped]  # it has no types

from tests.test_container import ROOT, said

FILE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))
SERVICES: dict[str, Any] = FILE["services"]
WORKERS = {name: service for name, service in SERVICES.items() if name.startswith("worker-")}
TEMPLATE = "deploy/nginx.conf.template"


def test_the_file_follows_the_format() -> None:
    schema = json.loads((Path(__file__).parent / "golden" / "compose-spec.json").read_text("utf-8"))
    jsonschema_rs.validator_for(schema).validate(FILE)


def test_the_proxy_has_the_template_with_all_its_variables_and_every_worker() -> None:
    proxy = SERVICES["proxy"]
    assert proxy["volumes"][0].split(":")[0] == f"./{TEMPLATE}"
    variables = set(re.findall(r"\$\{(\w+)\}", (ROOT / TEMPLATE).read_text("utf-8")))
    assert variables == set(proxy["environment"])
    named = {address for name, address in proxy["environment"].items() if "_WORKER_" in name}
    assert named == {f"{worker}:{said('EXPOSE')}" for worker in WORKERS} == {"worker-1:8000", "worker-2:8000"}
    assert set(proxy["depends_on"]) == set(WORKERS)


def test_workers_trust_the_network_of_the_proxy_and_have_numbers() -> None:
    (network,) = FILE["networks"]["default"]["ipam"]["config"]
    for name, worker in WORKERS.items():
        settings = worker["environment"]
        assert settings["MAZZO_TRUSTED_PROXIES"] == network["subnet"]
        assert name == f"worker-{settings['MAZZO_WORKER']}"
        assert "command" not in worker  # the image's own
    assert all(address.startswith("127.0.0.1:") for address in SERVICES["proxy"]["ports"])


def test_every_setting_is_documented() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text("utf-8")
    settings = {name for worker in WORKERS.values() for name in worker["environment"]}
    assert [name for name in sorted(settings) if f"`{name}`" not in page] == []


def test_every_service_is_confined_and_bounded() -> None:
    for name, service in SERVICES.items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert {"mem_limit", "cpus", "pids_limit"} <= set(service), name
        assert set(service["logging"]["options"]) == {"max-size", "max-file"}, name
        assert "privileged" not in service, name
    assert not any("cap_add" in worker for worker in WORKERS.values())


def test_the_proxy_can_write_its_cache_and_its_configuration() -> None:
    proxy = SERVICES["proxy"]
    writable = [place.partition(":")[0] for place in proxy["tmpfs"]]
    assert any(proxy["environment"]["MAZZO_NGINX_CACHE"].startswith(place) for place in writable)
    assert "/etc/nginx/conf.d" in writable  # the image writes the template there
