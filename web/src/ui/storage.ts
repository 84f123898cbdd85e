/** Local storage. In a private window nothing is stored, and a choice lasts until the page is closed. */

export function storedText(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a text under a key; null removes it. */
export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // storage is not available
  }
}

/** The object stored under a key; `{}` if there is none. */
export function storedObject(key: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(storedText(key) ?? 'null')
    return value && typeof value === 'object' ? { ...value } : {}
  } catch {
    return {}
  }
}
