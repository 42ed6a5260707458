import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { mediaFeature } from '#features/media/server'
import { pagesFeature, publish, savePageSettings } from '#features/pages/server'
import { sitesFeature } from '#features/sites/server'
import type { OwnerTransaction } from '#platform/context'
import { testContext } from '#support/context'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { waitingConnections } from '#support/waiting-connections'
import { createCollection } from '../collections/create-collection.ts'
import { contentFeature } from '../content.feature.ts'
import { createItem } from './create-item.ts'
import { moveItems } from './move-items.ts'
import { onAccessChanged } from './on-access-changed.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, mediaFeature, pagesFeature, contentFeature] })
const { as } = await testSite(ctx, { name: 'bakker', locale: 'nl-NL' })
const app = await runningApp(ctx)

async function blog(title: string) {
  return as(async (tx) => {
    const collection = await createCollection(tx, { type: 'blog', title })
    await publish(tx, { documents: [collection.documentId] })
    return collection
  })
}

const lock = (id: string) =>
  as((tx) => savePageSettings(tx, { id, settings: { access: 'password' }, password: 'zuurdesem' }))
const item = (collectionId: string, title: string) =>
  as(async (tx) => (await createItem(tx, { collectionId, settings: { title } })).id)
const show = (id: string) => as((tx) => publish(tx, { documents: [id] }))
const title = async (path: string) => /<h1[^>]*>([^<]*)</.exec((await app.ask('bakker.localhost:8080', path)).text)?.[1]
/** Begins a second piece of work while the transaction of the first is open, and ends that once the second waits. */
async function whileOpen(
  first: (tx: OwnerTransaction) => Promise<unknown>,
  second: () => Promise<unknown>,
): Promise<void> {
  let waiting: Promise<unknown> | undefined
  await as(async (tx) => {
    await first(tx)
    waiting = second()
    waiting.catch(() => {})
    await expect.poll(() => waitingConnections(ctx)).toBe(1)
  })
  await waiting
}
const locked = 'Deze pagina is beveiligd'

test('a post that is published while its blog is being locked is locked too, in either order', async () => {
  const notes = await blog('Notities')
  const post = await item(notes.id, 'Korst')
  await whileOpen(
    (tx) => publish(tx, { documents: [post] }),
    () => lock(notes.documentId),
  )
  expect([await title('/notities'), await title('/notities/korst')]).toEqual([locked, locked])

  const diary = await blog('Dagboek')
  const entry = await item(diary.id, 'Kruim')
  await whileOpen(
    (tx) => savePageSettings(tx, { id: diary.documentId, settings: { access: 'password' }, password: 'zuurdesem' }),
    () => show(entry),
  )
  expect([await title('/dagboek'), await title('/dagboek/kruim')]).toEqual([locked, locked])
})

test('a post that moves follows its new blog, once it is published there', async () => {
  const [siteCtx, outside] = [await blog('Binnen'), await blog('Buiten')]
  await lock(siteCtx.documentId)
  const post = await item(outside.id, 'Deeg')
  await show(post)
  expect(await title('/buiten/deeg')).toBe('Deeg')
  await as((owner) => moveItems(owner, { ids: [post], to: siteCtx.id }))
  expect(await title('/buiten/deeg')).toBe('Deeg')
  await show(post)
  expect([
    await title('/binnen/deeg'),
    (await app.ask('bakker.localhost:8080', '/binnen')).text.includes('Deeg'),
  ]).toEqual([locked, false])
  await as((owner) => moveItems(owner, { ids: [post], to: outside.id }))
  await show(post)
  expect(await title('/buiten/deeg')).toBe('Deeg')
})

test('a collection of more items than a statement has parameters is locked as well', async () => {
  const collection = await blog('Archief')
  const changes = Array.from({ length: 70_000 }, (_, n) => ({
    documentId: n.toString(16).padStart(24, '0'),
    kind: 'post' as const,
    locks: [],
  }))
  const index = { documentId: collection.documentId, kind: 'collection' as const, locks: [] }
  expect(await as((tx) => onAccessChanged(tx, [...changes, index]))).toEqual([`collection:${collection.id}`])
})
