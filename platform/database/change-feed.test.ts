import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testContext } from '#support/context'
import { type ChangeFeedOptions, openChangeFeed } from './change-feed.ts'
import { changed } from './changes.ts'
import { connect } from './connect.ts'
import { inSite } from './in-site.ts'
import { cacheTag } from '../context/index.ts'

const ctx = await testContext()
const elsewhere = ctx.another()
let sites = 0
const newSite = () => ({ id: String(++sites).padStart(24, '0') })
const neverByItself = { url: ctx.databaseUrl, pollMs: 1_000_000 }

function feedOf(of: typeof ctx, options: ChangeFeedOptions = neverByItself) {
  const feed = openChangeFeed(of.db, options)
  onTestFinished(feed.close)
  return feed
}

test('the process that made a change knows it as soon as its transaction is committed', async () => {
  const site = newSite()
  const feed = feedOf(ctx)
  const during = await inSite(ctx, site, async (tx) => {
    await changed(tx, [cacheTag.nav, cacheTag.document('1')])
    return feed.epochOf(site.id)
  })
  expect([during, feed.epochOf(site.id)]).toEqual([0, 1])
  expect(feed.changedSince(site.id, ['theme', 'nav'], 0)).toBe(true)
  expect(feed.changedSince(site.id, ['theme'], 0)).toBe(false)
})

test('another process learns of a change by notification, without waiting for its poll', async () => {
  const site = newSite()
  const feed = feedOf(elsewhere)
  await feed.refresh()
  await inSite(ctx, site, (tx) => changed(tx, [cacheTag.nav]))
  await expect.poll(() => feed.changedSince(site.id, ['nav'], 0)).toBe(true)
})

test('another process learns of a change by its poll where notifications cannot be received', async () => {
  const site = newSite()
  const feed = feedOf(elsewhere, { url: 'postgres://nobody@127.0.0.1:9/none', pollMs: 10 })
  // Changes before its first look are not reported.
  await feed.refresh()
  await inSite(ctx, site, (tx) => changed(tx, [cacheTag.nav]))
  await expect.poll(() => feed.epochOf(site.id)).toBe(1)
})

test('a transaction that commits late, after younger ones were seen, is not missed', async () => {
  const [late, early] = [newSite(), newSite()]
  const feed = feedOf(elsewhere)
  await feed.refresh()
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
  const { promise: hasChanged, resolve: tell } = Promise.withResolvers<void>()
  const slow = inSite(ctx, late, async (tx) => {
    await changed(tx, [cacheTag.nav])
    tell()
    await mayCommit
  })
  await hasChanged
  await inSite(ctx, early, (tx) => changed(tx, [cacheTag.nav]))
  await feed.refresh()
  expect([feed.epochOf(late.id), feed.epochOf(early.id)]).toEqual([0, 1])
  commit()
  await slow
  await feed.refresh()
  expect(feed.changedSince(late.id, ['nav'], 0)).toBe(true)
})

test('every commit of a site has an epoch of its own, and the next one is higher', async () => {
  const site = newSite()
  const feed = feedOf(ctx)
  const seen: number[] = []
  feed.onChange((websiteId, _tag, epoch) => websiteId === site.id && seen.push(epoch))
  await Promise.all(
    Array.from({ length: 8 }, (_, n) => inSite(ctx, site, (tx) => changed(tx, [cacheTag.document(String(n))]))),
  )
  // Which of eight answers is read first is not told by the order of their commits.
  expect(seen.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  await inSite(ctx, site, (tx) => changed(tx, [cacheTag.document('8')]))
  expect(seen.at(-1)).toBe(9)
})

test('a change that was rolled back changes nothing', async () => {
  const site = newSite()
  const feed = feedOf(ctx)
  const work = inSite(ctx, site, async (tx) => {
    await changed(tx, [cacheTag.nav])
    throw new Error('refused')
  })
  await expect(work).rejects.toThrow('refused')
  await feed.refresh()
  expect(feed.epochOf(site.id)).toBe(0)
})

test('memory is bounded: a forgotten entry counts as changed, never as unchanged', async () => {
  const site = newSite()
  const feed = feedOf(ctx, { ...neverByItself, mostTags: 10 })
  const tags = Array.from({ length: 11 }, (_, n) => cacheTag.document(String(n)))
  for (const tag of tags) await inSite(ctx, site, (tx) => changed(tx, [tag]))
  expect(feed.changedSince(site.id, ['theme'], 3)).toBe(true)
  expect(feed.changedSince(site.id, ['theme'], 11)).toBe(false)
})

test('a process that starts later can read the changes before its time', async () => {
  const site = newSite()
  await inSite(ctx, site, (tx) => changed(tx, [cacheTag.nav]))
  await inSite(ctx, site, (tx) => changed(tx, [cacheTag.theme]))
  const feed = feedOf(elsewhere)
  await feed.load(site.id)
  expect([
    feed.changedSince(site.id, ['nav'], 1),
    feed.changedSince(site.id, ['theme'], 1),
    feed.epochOf(site.id),
  ]).toEqual([false, true, 2])
})

test('a listening connection is not ended by the driver for its age', async () => {
  const connection = connect(ctx.databaseUrl, { listening: { onNotify: () => {}, onClose: () => {} } })
  expect(connection.options.max_lifetime).toBeNull()
  await connection.end()
})

test('the listening connection is restored after the server has cut it', async () => {
  const site = newSite()
  const feed = feedOf(elsewhere)
  await feed.refresh()
  // Other test files have databases of their own on the same server, and listen there.
  const cut = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'quoin changes' and datname = current_database()`.execute(ctx.db)
  await cut()
  await vi.waitFor(
    async () => {
      await inSite(ctx, site, (tx) => changed(tx, [cacheTag.nav]))
      expect(feed.epochOf(site.id)).toBeGreaterThan(0)
    },
    { timeout: 4000 },
  )
})
