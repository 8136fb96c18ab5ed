"""What a script in Python does with the API: pages, keys, events, a socket. Prints what it found."""

import json
import os
import sys
import threading

import requests
import socketio

URL = os.environ["ZAMPA_URL"]
TOKEN = os.environ["ZAMPA_TOKEN"]
PET = os.environ["PET_ID"]

session = requests.Session()
session.headers["Authorization"] = f"Bearer {TOKEN}"


def pages(path, **query):
    cursor = None
    while True:
        answer = session.get(f"{URL}/api/v1{path}", params={**query, "cursor": cursor})
        answer.raise_for_status()
        page = answer.json()
        yield from page["data"]
        cursor = page["nextCursor"]
        if cursor is None:
            return


def add(day):
    entry = {"kind": "weight", "at": f"2026-05-{day:02}T08:00:00Z", "value": 4 + day / 10, "unit": "kg"}
    headers = {"Idempotency-Key": f"weight-{day}"}
    answer = session.post(f"{URL}/api/v1/pets/{PET}/diary", json=entry, headers=headers)
    answer.raise_for_status()
    return answer.json()["id"]


def events(answer):
    name = None
    for line in answer.iter_lines(decode_unicode=True):
        if line.startswith("event: "):
            name = line[7:]
        elif line.startswith("data: "):
            yield name, json.loads(line[6:])


def ask(content):
    headers = {"Accept": "text/event-stream"}
    url = f"{URL}/api/v1/pets/{PET}/questions"
    with session.post(url, json={"content": content}, headers=headers, stream=True) as answer:
        answer.raise_for_status()
        # Text of this type is UTF-8, which `requests` does not know.
        answer.encoding = "utf-8"
        text = ""
        for name, data in events(answer):
            if name == "token":
                text += data["text"]
            if name == "done":
                return text, data["message"]


def main():
    added = [add(day) for day in (1, 2, 3, 1)]
    weights = [entry["value"] for entry in pages(f"/pets/{PET}/diary", limit=1, kind="weight")]
    refused = session.post(f"{URL}/api/v1/pets", json={"name": ""}).json()

    ended = threading.Event()
    heard = []
    socket = socketio.Client(reconnection=False)
    socket.on("token", lambda token: heard.append(token["text"]))
    socket.on("message-done", lambda _: ended.set())
    socket.connect(URL, transports=["websocket"], auth={"token": TOKEN})
    text, done = ask("Why does she sleep?")
    is_told = ended.wait(20)
    socket.disconnect()

    found = {
        "entries": len(set(added)),
        "weights": weights,
        "refused": refused["code"],
        "streamed": text == done["content"],
        "socket": is_told and "".join(heard) == text,
    }
    json.dump(found, sys.stdout)


main()
