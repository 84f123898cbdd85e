/** What this browser keeps of a person's choices. A private window keeps nothing: then a choice lasts as long as the page. */

export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text under a key; null removes it. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // nothing is kept
  }
}

/** The object that is kept under a key; empty if there is none. */
export function storedObject(key: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(stored(key) ?? 'null')
    return kept && typeof kept === 'object' ? { ...kept } : {}
  } catch {
    return {}
  }
}
