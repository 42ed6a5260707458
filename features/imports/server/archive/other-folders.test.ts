import { importFeatures } from '#support/import-features'
import { expect, test } from 'vitest'
import { collectionsOf } from '#features/content/server'
import { documentSummaries, draftOf, homepageOf } from '#features/pages/server'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { temporaryFile } from '#support/export-file'
import { importedFile } from '#support/imported-file'
import { undoImport } from '#support/internals'
import { processorTime } from '#support/processor-time'
import { type TestSite, testSite } from '#support/site'
import { zipOf } from '#support/zip-file'

const ctx = await testContext({ features: importFeatures })
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

const bring = (site: TestSite, content: string | Uint8Array, name: string, options: { dryRun?: boolean } = {}) =>
  importedFile(ctx, { file: temporaryFile(name, content), site: site.site.name, ...options })
const documents = (site: TestSite, kind: 'post' | 'item') => site.as((owner) => documentSummaries(owner, { kind }))
async function wordsOf(site: TestSite, kind: 'post' | 'item', title: string): Promise<string> {
  const summary = (await documents(site, kind)).find((candidate) => candidate.title === title)
  const { blocks, settings } = await site.as((owner) => draftOf(owner, summary?.id ?? ''))
  return JSON.stringify([settings, ...Object.values(blocks).map(({ type, props }) => [type, props])])
}

const calendar = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//Somebody//Calendar//EN',
  'X-WR-CALNAME:De Oven',
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Amsterdam',
  'BEGIN:STANDARD',
  'DTSTART:19701025T030000',
  'END:STANDARD',
  'END:VTIMEZONE',
  'BEGIN:VEVENT',
  'UID:1@x.example',
  'DTSTAMP:20240101T100000Z',
  'DTSTART;TZID="Europe/Amsterdam":20240504T200000',
  'DTEND;TZID="Europe/Amsterdam":20240504T223000',
  'SUMMARY:Bread\\, slowly',
  'DESCRIPTION:First line.\\nSecond',
  '  line.\\n\\nNew paragraph <script>alert(1)</script>',
  'LOCATION:Quay 9\\, Amsterdam',
  'URL:https://oven.example/bread',
  'CATEGORIES:Workshops,Bread',
  'RRULE:FREQ=WEEKLY;INTERVAL=2;UNTIL=20240630T000000Z',
  'BEGIN:VALARM',
  'SUMMARY:Not this',
  'END:VALARM',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:2@x.example',
  'DTSTAMP:20240101T100000Z',
  'DTSTART;VALUE=DATE:20991224',
  'DTEND;VALUE=DATE:20991227',
  'SUMMARY:Closed',
  'DESCRIPTION:<p>We are <b>away</b>.</p>',
  'END:VEVENT',
  'BEGIN:VEVENT',
  'UID:3@x.example',
  'DTSTART:nonsense',
  'SUMMARY:When?',
  'STATUS:CANCELLED',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n')

test('a calendar becomes a collection of events with date and place', async () => {
  const site = await testSite(ctx, { start: 'blank', locale: 'en-GB' })
  const dry = await bring(site, calendar, 'oven.ics', { dryRun: true })
  expect(dry.rows.filter(({ kind }) => kind === 'event').map(({ title, outcome }) => [title, outcome])).toEqual([
    ['Bread, slowly', 'create'],
    ['Closed', 'create'],
    ['When?', 'create'],
  ])
  const { import: done } = await bring(site, calendar, 'oven.ics')
  expect(done).toMatchObject({ state: 'done', sourceTitle: 'De Oven' })
  const collections = await site.as((owner) => collectionsOf(owner))
  const events = collections.find(({ title }) => title === 'Events')
  const [index, home] = await site.as(async (owner) =>
    documentSummaries(owner, { ids: [events?.documentId ?? '', (await homepageOf(owner)) ?? ''] }),
  )
  expect(new Set([index?.title, home?.title])).toEqual(new Set(['De Oven', 'Events']))
  expect([index?.publishedAt, home?.publishedAt]).not.toContain(null)
  const bread = await wordsOf(site, 'item', 'Bread, slowly')
  expect(bread).toMatch(/Saturday,? 4 May 2024/)
  expect(bread).toContain('20:00')
  expect(bread).toContain('22:30')
  expect(bread).toContain('Quay 9, Amsterdam')
  expect(bread).toContain('Every 2 weeks, until 30 June 2024')
  expect(bread).toMatch(/The dates:.*Saturday,? 18 May 2024.*Saturday,? 15 June 2024/s)
  expect(bread).toContain('Second line.')
  expect(bread).toContain('https://oven.example/bread')
  expect(bread).not.toContain('Not this')
  expect(bread).toContain('2024-05-04T')
  const closed = await wordsOf(site, 'item', 'Closed')
  expect(closed).toMatch(/24\D+26 December 2099/)
  expect(closed).not.toContain('scheduled')
})

test('the same calendar once more changes nothing, and undoing takes its events and their collection away', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  await bring(site, calendar, 'oven.ics')
  const again = await bring(site, calendar.replace('Quay 9', 'Quay 10'), 'oven.ics')
  expect(again.rows.filter(({ kind }) => kind === 'event').map(({ outcome }) => outcome)).toEqual([
    'update',
    'unchanged',
    'unchanged',
  ])
  const other = await testSite(ctx, { start: 'blank' })
  const { import: done } = await bring(other, calendar, 'oven.ics')
  await other.as((owner) => undoImport(owner, { id: done.id }))
  await doDueJobs(ctx, ['imports.undo'])
  expect(await documents(other, 'item')).toEqual([])
})

test('calendars that are cut off, empty or endless are read up to their fault', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  const cut = await bring(site, calendar.slice(0, calendar.indexOf('UID:3')), 'cut.ics')
  expect(cut.import.state).toBe('done')
  expect(cut.rows.filter(({ kind }) => kind === 'event')).toHaveLength(2)
  const none = await bring(site, 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', 'none.ics')
  expect(none.import.problem?.code).toBe('imports.nothing_inside')
  const deep = `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\n'.repeat(20_000)}${':'.repeat(100_000)}\n;;;"\nSUMMARY:Deep\n${'END:VEVENT\n'.repeat(3)}`
  const spent = await processorTime(async () =>
    expect(['done', 'failed']).toContain((await bring(site, deep, 'deep.ics')).import.state),
  )
  expect(spent).toBeLessThan(20_000)
})

const post = (words: string, foot: string) =>
  `<!DOCTYPE html><html><head><link rel="stylesheet" href="../style.css"></head><body>${words}<div id="footer"><span id="timestamp">${foot}</span><span class="tag">bread</span><span class="tag">rye &amp; salt</span></div></body></html>`
const tumblrFiles = {
  'html/641234567890.html': post(
    '<h1>Rye</h1><p>A slow <b>bread</b>.</p><figure><img src="../../media/641234567890_0.png"></figure>',
    ' December 7th, 2019 8:16pm ',
  ),
  'html/641234567891.html': post(
    '<p>No title here, and yet it says something that goes on and on for a good while longer.</p>',
    'May 1st, 2020 12:05am',
  ),
  'style.css': 'body{}',
  'posts_index.html': '<html><body><a href="html/641234567890.html">Rye</a></body></html>',
}

test.each([
  [
    'packed by themselves',
    async () => zipOf({ 'posts.zip': await zipOf(tumblrFiles), 'media/641234567890_0.png': pixel }),
  ],
  [
    'in folders',
    () =>
      zipOf({
        ...Object.fromEntries(Object.entries(tumblrFiles).map(([name, content]) => [`posts/${name}`, content])),
        'media/641234567890_0.png': pixel,
      }),
  ],
])('the archive of Tumblr, its posts %s', async (_, content) => {
  const site = await testSite(ctx, { start: 'blank' })
  const { import: done, rows } = await bring(site, await content(), 'tumblr.zip')
  expect(done).toMatchObject({ state: 'done', source: 'tumblr.com' })
  const posts = await documents(site, 'post')
  expect(posts.map(({ title }) => title).toSorted()).toEqual([
    'No title here, and yet it says something that goes on and on for a…',
    'Rye',
  ])
  const rye = await wordsOf(site, 'post', 'Rye')
  expect(rye).toContain('2019-12-07T20:16:00.000Z')
  expect(rye).not.toContain('December 7th')
  expect(rows.filter(({ kind }) => kind === 'media').map(({ outcome }) => outcome)).toEqual(['create'])
})

test('posts of Tumblr as JSON: photos, quotes, links, chats, questions and blocks of the new editor', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  const own = (id: number, more: object) => ({
    blog_name: 'oven',
    id,
    post_url: `https://oven.tumblr.com/post/${id}/x`,
    timestamp: 1_575_749_760,
    state: 'published',
    tags: ['bread'],
    ...more,
  })
  const posts = [
    own(1001, { type: 'text', title: 'Rye', slug: 'rye', body: '<p>Slow.</p>' }),
    own(1002, { type: 'quote', summary: 'Bread is', text: 'Bread is bread.', source: 'My mother' }),
    own(1003, { type: 'link', title: 'A mill', url: 'https://mill.example/', description: '<p>Flour.</p>' }),
    own(1004, { type: 'chat', title: 'Shop', dialogue: [{ name: 'Ada:', phrase: 'One loaf <b>' }] }),
    own(1005, {
      type: 'answer',
      summary: 'When?',
      question: 'When do you open?',
      answer: '<p>At eight.</p>',
      state: 'draft',
    }),
    own(1006, {
      type: 'blocks',
      content: [
        { type: 'text', subtype: 'heading1', text: 'Blocks' },
        { type: 'text', text: 'One <script>' },
        { type: 'link', url: 'javascript:alert(1)', title: 'x' },
      ],
    }),
  ]
  const { import: done } = await bring(
    site,
    JSON.stringify({ meta: { status: 200 }, response: { posts } }),
    'posts.json',
  )
  expect(done.state).toBe('done')
  expect((await documents(site, 'post')).map(({ title }) => title).toSorted()).toEqual([
    'A mill',
    'Blocks',
    'Bread is',
    'Rye',
    'Shop',
    'When?',
  ])
  expect(await wordsOf(site, 'post', 'Bread is')).toContain('My mother')
  expect(await wordsOf(site, 'post', 'A mill')).toContain('https://mill.example/')
  expect(await wordsOf(site, 'post', 'Shop')).toContain('One loaf <b>')
  expect(await wordsOf(site, 'post', 'Blocks')).not.toContain('javascript:')
  const copied = await bring(
    await testSite(ctx, { start: 'blank' }),
    await zipOf({
      'json/1001000.json': JSON.stringify({
        ...posts[0],
        id: 1_001_000,
        photos: [{ original_size: { url: 'https://64.media.tumblr.com/abc/rye.png' } }],
      }),
      'json/1001001.json': JSON.stringify(posts[1]),
      'media/rye.png': pixel,
    }),
    'copy.zip',
  )
  expect([
    copied.import.state,
    copied.rows.filter(({ kind }) => kind === 'media').map(({ outcome }) => outcome),
  ]).toEqual(['done', ['create']])
  expect((await bring(site, '{"blog_name": "tumblr", "posts": [', 'cut.json')).import.problem?.code).toBe(
    'imports.cut_off',
  )
})

test('a page of a folder is not reported as missing its date: pages have none', async () => {
  const site = await testSite(ctx)
  const zip = await zipOf({
    'index.html': '<html><title>Kruiken</title><body><h1>Kruiken</h1><p>Van klei.</p></body></html>',
  })
  const { rows } = await bring(site, zip, 'folder.zip')
  expect(rows.map(({ kind, notes }) => [kind, notes.filter(({ code }) => code.startsWith('date'))])).toEqual([
    ['page', []],
  ])
})
