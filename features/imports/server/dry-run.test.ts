import { importFeatures } from '#support/import-features'
import { expect, test } from 'vitest'
import { documentSummaries, publish } from '#features/pages/server'
import { createPage } from '#support/internals'
import { testContext } from '#support/context'
import { exampleExport, temporaryFile } from '#support/export-file'
import { type TestSite, testSite } from '#support/site'
import type { ImportRow } from '../contract/index.ts'
import { importedFile } from '#support/imported-file'

const ctx = await testContext({ features: importFeatures })

const bring = (site: TestSite, content: string, { dryRun = false } = {}) =>
  importedFile(ctx, { file: temporaryFile('tried.xml', content), site: site.site.name, dryRun })
/** Returns the targets of each row's old addresses, as its remark states them. */
const leads = (rows: readonly ImportRow[]): Record<string, unknown> =>
  Object.fromEntries(
    rows.flatMap(({ title, notes }) =>
      notes.filter(({ code }) => code === 'redirectsTo').map(({ values }) => [title, [values.from, values.to]]),
    ),
  )

test('a dry run lists which item becomes which page and writes nothing', async () => {
  const site = await testSite(ctx)
  const { import: record, rows } = await bring(
    site,
    exampleExport([
      { id: 1, title: 'Soep' },
      { id: 2, title: 'Over', type: 'page' },
    ]),
    { dryRun: true },
  )
  expect(record).toMatchObject({ state: 'ready', source: 'old.example', sourceTitle: 'Mira kookt', rowsTotal: 3 })
  expect(rows.map((row) => [row.kind, row.outcome])).toEqual([
    ['author', 'create'],
    ['post', 'create'],
    ['page', 'create'],
  ])
  expect(await site.as((owner) => documentSummaries(owner, { kind: 'post' }))).toEqual([])
})

test('a dry run lists where old addresses will lead, and the run then makes exactly these', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  const bride = await site.as((owner) => createPage(owner, { title: 'Bruid', slug: 'bruid' }))
  await site.as((owner) => publish(owner, { documents: [bride.id] }))
  const file = exampleExport([
    { id: 41, title: 'Soep', slug: 'soep', link: 'https://old.example/2024/03/soep/' },
    { id: 42, title: 'Concept', status: 'draft', link: 'https://old.example/2024/03/concept/' },
    { id: 43, title: 'Straks', status: 'future', date: '2099-01-01 10:00:00', link: 'https://old.example/straks/' },
    { id: 44, title: 'Besloten', slug: 'besloten', status: 'private', link: 'https://old.example/besloten/' },
    { id: 45, title: 'Wij', type: 'page', slug: 'wij' },
    { id: 46, title: 'Team', type: 'page', slug: 'team', parent: 45, link: 'https://old.example/team/' },
    { id: 47, title: 'Bruid', type: 'page', slug: 'bruid' },
    { id: 48, title: 'Recept', type: 'tribe_events', slug: 'recept', link: 'https://old.example/recepten/recept/' },
    { id: 49, title: 'Bezet', slug: 'bezet', link: 'https://old.example/wij/' },
  ])
  const dry = await bring(site, file, { dryRun: true })
  expect(leads(dry.rows)).toEqual({
    Soep: ['/2024/03/soep/, /?p=41', '/blog/soep'],
    Besloten: ['/besloten/, /?p=44', '/blog/besloten'],
    Wij: ['/?p=45, /?page_id=45', '/wij'],
    Team: ['/team/, /?p=46, /?page_id=46', '/wij/team'],
    Bruid: ['/?p=47, /?page_id=47', '/bruid-2'],
    Recept: ['/recepten/recept/, /?p=48', '/agenda/recept'],
    Bezet: ['/?p=49', '/blog/bezet'],
  })
  expect(dry.import.planned.redirects).toBe(14)
  const run = await bring(site, file)
  expect(leads(run.rows)).toEqual(leads(dry.rows))
})

test('a dry run lists which categories lose their level, and the run does not report it twice', async () => {
  const site = await testSite(ctx)
  const category = (slug: string, parent: string): string =>
    `<wp:category><wp:term_id>1</wp:term_id><wp:category_nicename>${slug}</wp:category_nicename><wp:category_parent>${parent}</wp:category_parent><wp:cat_name>${slug}</wp:cat_name></wp:category>`
  const file = exampleExport([category('soepen', ''), category('koud', 'soepen'), { id: 1, title: 'Gazpacho' }])
  const flattened = (rows: readonly ImportRow[]) =>
    rows
      .filter(({ notes }) => notes.length > 0 && notes[0]?.code !== 'redirectsTo')
      .map(({ title, notes }) => [title, notes.map(({ code }) => code)])
  const dry = await bring(site, file, { dryRun: true })
  expect(flattened(dry.rows)).toEqual([['koud', ['flattened']]])
  expect(dry.import.planned.flattened).toBe(1)
  expect(flattened((await bring(site, file)).rows)).toEqual([['koud', ['flattened']]])
})
