import type { ClientLog } from '#platform/document'

export interface SavedPending {
  document: string
  client: string
  /** Position in the server's log up to which the pending operations include changes of other people. */
  base: number
  pending: ClientLog['pending']
  nextN: number
}

const databaseName = 'quoin-editor'
const storeName = 'pending'

/** Stores unconfirmed changes, so that a closed tab or a crash loses nothing. Without any, the entry is removed. */
export async function keepPending(saved: SavedPending): Promise<void> {
  await inStore('readwrite', (store) =>
    saved.pending.length > 0 ? store.put(saved, keyOf(saved)) : store.delete(keyOf(saved)),
  )
}

/** Returns pending changes of this document left by closed tabs. */
export async function abandonedPending(document: string): Promise<SavedPending[]> {
  const all = (await inStore('readonly', (store) => store.getAll())) as SavedPending[] | undefined
  const mine = (all ?? []).filter((savedPending) => savedPending.document === document)
  const left = await Promise.all(
    mine.map(async (savedPending) => ((await isAlive(savedPending.client)) ? null : savedPending)),
  )
  return left.filter((savedPending) => savedPending !== null)
}

/** Holds a lock for the lifetime of the tab; other tabs see by it that the tab's pending operations are being sent. */
export function holdClient(client: string): void {
  void navigator.locks?.request(lockOf(client), () => new Promise(() => {}))
}

async function isAlive(client: string): Promise<boolean> {
  if (!navigator.locks) return false
  return navigator.locks.request(lockOf(client), { ifAvailable: true }, (lock) => lock === null)
}

function lockOf(client: string): string {
  return `quoin-editor-${client}`
}

function keyOf({ document, client }: SavedPending): string {
  return `${document}/${client}`
}

async function inStore(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<unknown> {
  const database = await opened()
  if (!database) return undefined
  return new Promise((resolve) => {
    const request = work(database.transaction(storeName, mode).objectStore(storeName))
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => resolve(undefined)
  })
}

let opening: Promise<IDBDatabase | null> | undefined

function opened(): Promise<IDBDatabase | null> {
  opening ??= new Promise((resolve) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName)
    request.onsuccess = () => resolve(request.result)
    // Private windows of some browsers have no database; edits then exist only in the tab.
    request.onerror = () => resolve(null)
  })
  return opening
}
