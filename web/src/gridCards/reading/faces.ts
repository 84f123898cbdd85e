/** The owner's photographs of single cards, on this device only: small pictures in a database of their own. */
import type { Pixels } from './geometry'

const DATABASE = 'mazzo-faces'
const STORE = 'faces'

async function inStore<Result>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Result>) {
  const database = await new Promise<IDBDatabase>((done, failed) => {
    const request = indexedDB.open(DATABASE, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(STORE)
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(new Error('no database'))
  })
  try {
    return await new Promise<Result>((done, failed) => {
      const transaction = database.transaction(STORE, mode)
      const request = work(transaction.objectStore(STORE))
      transaction.oncomplete = () => done(request.result)
      transaction.onabort = transaction.onerror = () => failed(new Error('not stored'))
    })
  } finally {
    database.close()
  }
}

function ofGame(game: string): IDBKeyRange {
  return IDBKeyRange.bound([game], [game, []])
}

/** The faces that are kept, by the numbers of their cards. */
export async function keptFaces(game: string): Promise<Map<number, Pixels>> {
  const all = await inStore('readonly', (store) => store.getAll(ofGame(game)))
  return new Map((all as { card: number; face: Pixels }[]).map(({ card, face }) => [card, face]))
}

export async function keepFace(game: string, card: number, face: Pixels): Promise<void> {
  await inStore('readwrite', (store) => store.put({ card, face }, [game, card]))
}

export async function deleteFaces(game: string): Promise<void> {
  await inStore('readwrite', (store) => store.delete(ofGame(game)))
}
