"""Matches dealt and played by scripts in a page, without the screen: the calls and sockets of the page's person.

A strategy is JavaScript, a function that takes the arguments of `play` and returns a function of a snapshot. That one
returns the actions to play, `{ end: value }` to stop, or null to wait for the next snapshot.
"""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

Source = dict[str, str]

_DEAL = """async (wish) => {
  await fetch('/api/me')
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/api/matches', { method: 'POST', headers, body: JSON.stringify(wish) })
  const { match, code } = await answer.json()
  if (!match) throw new Error(code)
  return match
}"""

# Calls the strategy with each snapshot that is news. The value is null if time is up. A move that came too late is
# forgotten: a newer snapshot is on its way.
_PLAY = """([match, seat, seconds, args], strategy) => new Promise((resolve, reject) => {
  const query = seat === null ? 'look' : `look&seat=${seat}`
  const socket = new WebSocket(`ws://${location.host}/ws/matches/${match}?${query}`)
  const decide = strategy(...args)
  let played = null
  const end = (value) => {
    socket.close()
    resolve(value)
  }
  window.stopPlaying = () => end(null)
  setTimeout(() => end(null), 1000 * seconds)
  const hear = (message) => {
    if (message.t === 'refused' && message.code !== 'out-of-date') throw new Error(message.code)
    if (message.t !== 'state' || message.snapshot.version === played) return
    const { version } = message.snapshot
    const next = decide(message.snapshot)
    if (!next) return
    if (!Array.isArray(next)) return end(next.end)
    played = version
    socket.send(JSON.stringify({ t: 'play', id: crypto.randomUUID(), version, actions: next }))
  }
  socket.onerror = () => reject(new Error('the socket failed'))
  socket.onclose = ({ code }) => reject(new Error(`the socket was closed: ${code}`))
  socket.onmessage = ({ data }) => {
    try {
      hear(JSON.parse(data))
    } catch (error) {
      reject(error)
    }
  }
})"""


def deal(
    page: Page, game: str, *, practice: bool = False, source: Source | None = None, options: Sequence[str] = ()
) -> str:
    """A new match of one person, the one in this page, which must show a page of the server; its id."""
    wish = {"game": game, "practice": practice, "source": source or {"t": "fresh"}, "options": list(options)}
    match: str = page.evaluate(_DEAL, wish)
    return match


def snapshot(page: Page, match: str, seat: int | None = None) -> Any:
    """What the server shows this person, or one of their seats."""
    return play(page, match, "() => (snapshot) => ({ end: snapshot })", seat=seat)


def play(page: Page, match: str, strategy: str, *args: Any, seat: int | None = None, seconds: float = 120) -> Any:
    """Play by a strategy until it ends; the value that it ends with. Raises TimeoutError if it does not end in time."""
    value = page.evaluate(f"(what) => ({_PLAY})(what, {strategy})", [match, seat, seconds, list(args)])
    if value is None:
        raise TimeoutError(f"the strategy does not end within {seconds} seconds")
    return value


def play_meanwhile(page: Page, match: str, strategy: str, *args: Any, seat: int | None = None) -> None:
    """The same while the test goes on, until the page shows another page or `stop` is called."""
    page.evaluate(f"(what) => void ({_PLAY})(what, {strategy})", [match, seat, 120, list(args)])


def stop(page: Page) -> None:
    """End what `play_meanwhile` began in this page."""
    page.evaluate("() => window.stopPlaying()")
