"""Games played quickly, by the person in a page but without the table's screen: to get to where a test begins."""

from typing import Literal

from playwright.sync_api import Page

Source = dict[str, str]

# The page may be asking who it is at this very moment, and be told a second name: only a match whose seat is still ours
# when all is quiet is of use.
_DEAL = """async ([practice, source]) => {
  for (let tries = 0; tries < 5; tries += 1) {
    await fetch('/api/me')
    const answer = await fetch('/api/matches', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ game: 'orchard', practice, source }),
    })
    const { match, code } = await answer.json()
    if (!match) throw new Error(code)
    await new Promise((wait) => setTimeout(wait, 50 * tries))
    const { seat } = await (await fetch(`/api/matches/${match}`)).json()
    if (seat === 0) return match
  }
  throw new Error('somebody else is told the seat each time')
}"""

# Plays the placement of the highest gain; "rotten" first spends a token, at the third card, if it can.
_PLAY = """([match, cards, taste]) => new Promise((resolve, reject) => {
  const socket = new WebSocket(`ws://${location.host}/ws/matches/${match}`)
  socket.onerror = () => reject(new Error('the socket failed'))
  socket.onclose = ({ code }) => reject(new Error(`the socket was closed: ${code}`))
  socket.onmessage = (event) => {
    try {
      hear(JSON.parse(event.data))
    } catch (error) {
      reject(error)
    }
  }
  const hear = (message) => {
    if (message.t === 'refused') reject(new Error(message.code))
    if (message.t !== 'state') return
    const { version, view, offers, outcome } = message.snapshot
    const laid = view.boards[0].laid.length
    const choosing = offers.dice.length > 0
    if (outcome || (laid >= cards && !choosing)) {
      socket.close()
      resolve(view.boards[0].score.total)
      return
    }
    const rotten = (placement) => placement[6].filter((effect) => effect === 7).length
    const dear = taste === 'rotten' && laid === 2 && offers.placements.some((placement) => rotten(placement) === 1)
    const wanted = offers.placements.filter((placement) => !dear || rotten(placement) === 1)
    const worth = (placement) => placement[5] - 2 * rotten(placement)
    const best = wanted.sort((a, b) => worth(b) - worth(a))[0]
    const actions = [choosing ? offers.dice[0][0] : best[0]]
    socket.send(JSON.stringify({ t: 'play', id: crypto.randomUUID(), version, actions }))
  }
})"""


def deal(page: Page, *, practice: bool = False, source: Source | None = None) -> str:
    """A new match of Orchard for the person in this page, which must show a page of the server; its id."""
    match: str = page.evaluate(_DEAL, [practice, source or {"t": "fresh"}])
    return match


def play(page: Page, match: str, *, cards: int = 9, taste: Literal["plain", "rotten"] = "plain") -> int:
    """Plays until so many cards lie in the orchard, or to the end; the score then."""
    score: int = page.evaluate(_PLAY, [match, cards, taste])
    return score


def finished(page: Page, *, practice: bool = False, source: Source | None = None) -> str:
    """A match played to its end by the person in this page; its id."""
    match = deal(page, practice=practice, source=source)
    play(page, match)
    return match
