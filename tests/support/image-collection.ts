import { newId } from '#platform/contract'
import type { Browser } from './request.ts'

interface Wanted {
  type: 'gallery' | 'album' | 'portfolio'
  title: string
  items: readonly string[]
  /** A tag that the last of them carries. */
  tag?: string
}

/** A published collection whose items all show an image of the site's library; answers the path of its index. */
export async function imageCollection(owner: Browser, { type, title, items, tag }: Wanted): Promise<string> {
  const { assets } = (await owner.ask('/api/media?kind=image&limit=1')).json<{ assets: { id: string }[] }>()
  const collection = await sent<{ id: string; slug: string; documentId: string }>(owner, '/api/collections', {
    type,
    title,
  })
  const ids: string[] = []
  for (const name of items) {
    const { id } = await sent<{ id: string }>(owner, `/api/collections/${collection.id}/items`, { title: name })
    await operate(owner, id, { kind: 'changeSettings', changes: [{ path: ['image'], value: assets[0]?.id }] })
    ids.push(id)
  }
  if (tag) {
    const { id } = await sent<{ id: string }>(owner, '/api/labels', {
      collectionId: collection.id,
      kind: 'tag',
      name: tag,
    })
    await sent(owner, '/api/items/label', { ids: ids.slice(-1), kind: 'tag', add: [id], remove: [] })
  }
  await sent(owner, '/api/items/publish', { ids })
  await sent(owner, '/api/documents/publish', { documents: [collection.documentId] })
  return `/${collection.slug}`
}

/** Operations on a document, as its only editor. */
export async function operate(owner: Browser, id: string, ...operations: object[]): Promise<void> {
  const { document } = (await owner.ask(`/api/documents/${id}`)).json<{ document: { seq: number } }>()
  const numbered = operations.map((operation, at) => ({ n: at + 1, operation }))
  await sent(owner, `/api/documents/${id}/operations`, { base: document.seq, client: newId(), operations: numbered })
}

export async function sent<T>(owner: Browser, path: string, body: object): Promise<T> {
  const answer = await owner.send('POST', path, body)
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${answer.text}`)
  return answer.json<T>()
}
