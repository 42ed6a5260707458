import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { contentFeature } from '#features/content/server'
import { mediaFeature } from '#features/media/server'
import { pagesFeature } from '#features/pages/server'
import { sitesFeature } from '#features/sites/server'
import type { SiteTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { find } from './find.ts'
import { keepSubjects, type SubjectEntry } from './keep-subjects.ts'
import { searchFeature } from './search.feature.ts'

const features = [accountsFeature, sitesFeature, mediaFeature, pagesFeature, contentFeature, searchFeature]
const ctx = await testContext({ features })
const day = 86_400_000
const firstPage = { limit: 10, offset: 0 }

const entry = (at: number, words: Partial<SubjectEntry>): SubjectEntry => ({
  subject: `product:${newId(ctx.now().getTime())}`,
  path: `/winkel/${at}`,
  title: `Kom ${at}`,
  body: 'Gedraaid en gebakken.',
  visibleFrom: null,
  visibleUntil: null,
  ...words,
})

/** A separate site with a number of entries. */
async function siteWith(count: number, wordsOf: (at: number) => Partial<SubjectEntry> = () => ({})) {
  const site = await testSite(ctx, { locale: 'nl-NL' })
  const entries = Array.from({ length: count }, (_, at) => entry(at, wordsOf(at)))
  for (let start = 0; start < count; start += 1000)
    await site.as((tx) => keepSubjects(tx, entries.slice(start, start + 1000)))
  await sql`vacuum analyze search_subjects`.execute(ctx.db)
  return site
}

test('a search for a word in the titles of many entries reads a part of them', async () => {
  const rows = await rowsOfSearch(6000)
  expect(rows).toBeGreaterThan(1000)
  expect(rows).toBeLessThan(3000)
})

test('an entry with the words in its title comes before any number of entries that have them in their text', async () => {
  const site = await siteWith(5200, (at) => ({ title: `Schaal ${at}`, body: 'Past bij elke kom.' }))
  await site.as((tx) => keepSubjects(tx, [entry(9999, { title: 'Kom van steen' })]))
  const { results, count } = await site.as((tx) => find(tx, 'kom', firstPage))
  expect(results[0]?.title).toBe('Kom van steen')
  expect(count).toBe(1000)
})

test('an entry with the words in its title comes before one that has them in its text', async () => {
  const site = await siteWith(2, (at) => [{ title: 'Zeef', body: 'Past op elke kom.' }, { title: 'Kom' }][at] ?? {})
  const { results } = await site.as((tx) => find(tx, 'kom', firstPage))
  expect(results.map(({ title }) => title)).toEqual(['Kom', 'Zeef'])
})

test('where many titles are hidden, the entries that can be seen are counted as before', async () => {
  const later = new Date(ctx.now().getTime() + day)
  const site = await siteWith(1400, (at) => ({ visibleFrom: at < 300 ? later : null }))
  const { results, count } = await site.as((tx) => find(tx, 'kom', { limit: 10, offset: 990 }))
  expect([results.length, count]).toEqual([10, 1000])
})

test('entries of a site are found by their titles on no other site', async () => {
  const site = await siteWith(3)
  await siteWith(4)
  expect((await site.as((tx) => find(tx, 'kom', firstPage))).count).toBe(3)
})

/** Rows of entries that a search reads on a site with a number of entries with the word in their titles. */
async function rowsOfSearch(count: number): Promise<number> {
  const site = await siteWith(count)
  return site.as(async (tx) => {
    const before = await rowsReadSoFar(tx)
    expect((await find(tx, 'kom', firstPage)).count).toBe(1000)
    return (await rowsReadSoFar(tx)) - before
  })
}

/** Rows and not entries of indexes: an index of words is asked as a whole, which is cheap. */
async function rowsReadSoFar({ db }: SiteTransaction): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select (seq_tup_read + idx_tup_fetch)::int as n from pg_stat_xact_user_tables where relname = 'search_subjects'`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}
