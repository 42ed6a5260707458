import { importFeatures } from '#support/import-features'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { itemDrafts, labelsOf } from '#support/internals'
import { navigationOf } from '#features/navigation/server'
import { addressOf, changeDocument, draftOf, homepageOf } from '#features/pages/server'
import { unlocks } from '#support/unlocks'
import { plainText } from '#platform/document'
import { runDueJobs } from '#support/internals'
import { inSite } from '#platform/database'
import { testContext } from '#support/context'
import { exampleExport, exampleItem, exampleMeta, type ExampleItem } from '#support/export-file'
import { type TestSite, testSite } from '#support/site'
import { wholeExports } from '#support/whole-exports'
import { importedExport, importedFile, noteCodes, outcomesOf, summariesOf } from '#support/imported-file'
import { undoImport } from './run-import.ts'

const ctx = await testContext({ features: importFeatures })

const bring = (site: TestSite, content: string | Uint8Array) => importedExport(ctx, site, content)
const textOf = (site: TestSite, id: string): Promise<string> =>
  site.as(async (owner) =>
    Object.values((await draftOf(owner, id)).blocks)
      .map((block) => plainText(block.props.text))
      .join('\n'),
  )

/** Exports of real sites are tried as well where they lie beside the project. */
const shared = join(import.meta.dirname, '../../../../shared/data')
const realFiles = ['wordpress', 'squarespace'].flatMap((folder) => {
  const path = join(shared, folder)
  const names = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.xml')) : []
  return names.map((name): [string, string] => [basename(name), join(path, name)])
})

test.each([...wholeExports(), ...realFiles])(
  'no item of %s is lost, and none is duplicated by a second run',
  async (_name, file) => {
    const site = await testSite(ctx)
    const written = (readFileSync(file, 'utf8').match(/<item[\s>/]/g) ?? []).length
    const { import: record, rows } = await importedFile(ctx, { file, site: site.site.name })
    const items = rows.filter(
      (row) => !['author', 'category', 'tag', 'term'].includes(row.kind) && !row.sourceKey.startsWith('picture:'),
    )
    expect(record).toMatchObject({ state: 'done', problem: null })
    expect(items).toHaveLength(written)
    expect(rows.filter((row) => row.state !== 'done' || row.outcome === 'failed')).toEqual([])
    const before = [await summariesOf(site, 'page'), await summariesOf(site, 'post')].map((list) => list.length)

    const again = await importedFile(ctx, { file, site: site.site.name })
    const changed = again.rows.filter((row) => ['create', 'update', 'failed'].includes(row.outcome))
    expect(changed).toEqual([])
    expect([await summariesOf(site, 'page'), await summariesOf(site, 'post')].map((list) => list.length)).toEqual(
      before,
    )
  },
  60_000,
)

test('statuses, dates and addresses are imported unchanged', async () => {
  const site = await testSite(ctx)
  await bring(
    site,
    exampleExport([
      { id: 1, title: 'Soep', slug: 'so%c3%a9p', link: 'https://old.example/2024/03/soep/' },
      { id: 2, title: 'Concept', status: 'draft' },
      { id: 3, title: 'Straks', status: 'future', date: '2027-01-01 10:00:00' },
      { id: 4, title: 'Besloten', status: 'private' },
      { id: 5, title: 'Na te kijken', status: 'pending' },
      { id: 6, title: 'Wij', type: 'page', slug: 'wij' },
      { id: 7, title: 'Team', type: 'page', slug: 'team', parent: 6 },
    ]),
  )
  const posts = new Map((await summariesOf(site, 'post')).map((post) => [post.title, post]))
  expect(
    [...posts].map(([title, post]) => [title, post.status] as const).toSorted(([a], [b]) => a.localeCompare(b)),
  ).toEqual([
    ['Besloten', 5],
    ['Concept', 4],
    ['Na te kijken', 3],
    ['Soep', 1],
    ['Straks', 2],
  ])
  expect(posts.get('Soep')).toMatchObject({ path: '/blog/soép', publishedAt: '2024-03-05T09:30:00.000Z' })
  expect(posts.get('Straks')?.scheduledAt).toBe('2027-01-01T10:00:00.000Z')
  expect((await summariesOf(site, 'page')).map((page) => page.path)).toEqual(
    expect.arrayContaining(['/wij', '/wij/team']),
  )
})

test('old addresses lead to the new ones', async () => {
  const site = await testSite(ctx)
  await bring(site, exampleExport([{ id: 41, title: 'Soep', slug: 'soep', link: 'https://old.example/2024/03/soep/' }]))
  const at = (path: string, search?: string) => site.as((owner) => addressOf(owner, path, { search }))
  expect(await at('/2024/03/soep')).toMatchObject({ kind: 'redirect', to: '/blog/soep', permanent: true })
  expect(await at('/', '?p=41')).toMatchObject({ kind: 'redirect', to: '/blog/soep' })
})

test('running again updates changed items, leaves the others, and keeps edits made here', async () => {
  const site = await testSite(ctx)
  const posts = (second: string): ExampleItem[] => [
    { id: 1, title: 'Eén', body: '<p>Oud</p>' },
    { id: 2, title: 'Twee', body: `<p>${second}</p>` },
    { id: 3, title: 'Drie', body: `<p>${second}</p>` },
  ]
  await bring(site, exampleExport(posts('Oud')))
  const [third] = (await summariesOf(site, 'post')).filter((post) => post.title === 'Drie')
  await site.as((owner) =>
    changeDocument(owner, {
      id: third?.id ?? '',
      operation: { kind: 'changeSettings', changes: [{ path: ['title'], value: 'Mijn drie' }] },
    }),
  )

  const { rows } = await bring(site, exampleExport(posts('Nieuw')))
  expect(outcomesOf(rows, 'post')).toEqual(['unchanged', 'update', 'kept'])
  const after = await summariesOf(site, 'post')
  expect(after.map((post) => post.title).toSorted()).toEqual(['Eén', 'Mijn drie', 'Twee'])
  expect(await textOf(site, after.find((post) => post.title === 'Twee')?.id ?? '')).toBe('Nieuw')
})

test('an import is undone as a whole: its documents are in the trash and its menu entries are removed', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  const home = await site.as((owner) => homepageOf(owner))
  const { import: record } = await bring(
    site,
    exampleExport([
      { id: 1, title: 'Soep' },
      { id: 2, title: 'Wij', type: 'page' },
    ]),
  )
  expect(await site.as((owner) => homepageOf(owner))).not.toBe(home)
  await site.as((owner) => undoImport(owner, { id: record.id }))
  await runDueJobs(
    ctx,
    async (context, _id, work) => inSite(context, site.site, (tx) => work({ ...tx, locale: 'en' })).then(() => true),
    {
      websiteId: site.site.id,
      kinds: ['imports.undo'],
    },
  )
  expect(await site.as((owner) => homepageOf(owner))).toBe(home)
  expect((await summariesOf(site, 'page')).map((page) => page.id)).toEqual([home])
  expect(await summariesOf(site, 'post')).toEqual([])
  expect(await site.as(async (owner) => (await navigationOf(owner, ['main'], { draft: true })).get('main'))).toEqual([])
})

test('tags, categories, authors, texts for search engines and the password are imported too', async () => {
  const site = await testSite(ctx)
  const more = `<category domain="category" nicename="soepen"><![CDATA[Soepen & stoven van vroeger]]></category><category domain="post_tag" nicename="prei"><![CDATA[prei]]></category>${exampleMeta('_yoast_wpseo_title', 'Beste soep')}${exampleMeta('_yoast_wpseo_metadesc', '%%excerpt%%')}`
  const item = exampleItem({ id: 1, title: 'Soep', more })
    .replace('<wp:post_password></wp:post_password>', '<wp:post_password>geheim</wp:post_password>')
    .replace('<wp:is_sticky>0', '<wp:is_sticky>1')
  await bring(site, exampleExport([item]))
  const [post] = await summariesOf(site, 'post')
  const [draft] = await site.as((owner) => itemDrafts(owner, [post?.id ?? '']))
  expect(draft?.settings).toMatchObject({
    seoTitle: 'Beste soep',
    seoDescription: '',
    featured: true,
    access: 'password',
    date: '2024-03-05T09:30:00.000Z',
  })
  expect([draft?.settings.tags.length, draft?.settings.categories.length, draft?.settings.author !== null]).toEqual([
    1,
    1,
    true,
  ])
  expect(await site.as((owner) => unlocks(owner, { id: post?.id ?? '', password: 'geheim' }))).toBe(true)
  const labels = await site.as((owner) => labelsOf(owner, draft?.settings.collection ?? ''))
  expect(labels.map((label) => label.name).toSorted()).toEqual(['Soepen & stoven van vroeger', 'prei'])
})

test('comments keep their order, their answers and their state', async () => {
  const site = await testSite(ctx)
  const comment = (id: number, parent: number, approved: string, text: string): string =>
    `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_author>Jan</wp:comment_author><wp:comment_author_email>jan@example.com</wp:comment_author_email><wp:comment_date_gmt>2024-04-01 10:00:00</wp:comment_date_gmt><wp:comment_content><![CDATA[${text}]]></wp:comment_content><wp:comment_approved>${approved}</wp:comment_approved><wp:comment_parent>${parent}</wp:comment_parent></wp:comment>`
  const more = [
    comment(2, 1, '1', 'Antwoord'),
    comment(1, 0, '1', 'Lekker <script>x()</script>'),
    comment(3, 0, '0', 'Wacht'),
    comment(4, 0, 'trash', 'Weg'),
    comment(5, 6, '1', 'Rond'),
    comment(6, 5, '1', 'Om'),
  ].join('')
  const { rows } = await bring(site, exampleExport([{ id: 1, title: 'Soep', more }]))
  const comments = await site.as((owner) =>
    owner.db.selectFrom('comments').selectAll().where('website_id', '=', site.site.id).execute(),
  )
  const byText = new Map(comments.map((row) => [plainText(row.body), row]))
  expect([...byText.keys()].toSorted()).toEqual(['Antwoord', 'Lekker', 'Om', 'Rond', 'Wacht'])
  expect(byText.get('Antwoord')?.parent_id).toBe(byText.get('Lekker')?.id)
  expect(byText.get('Wacht')?.status).toBe('pending')
  expect(noteCodes(rows.find((row) => row.kind === 'post'))).toEqual(
    expect.arrayContaining(['comments', 'commentsWaiting', 'commentsLeft']),
  )
})

test('menus become trees that follow their comments', async () => {
  const site = await testSite(ctx)
  const entry = (id: number, title: string, parent: number, meta: Record<string, string>): string =>
    exampleItem({
      id,
      title,
      type: 'nav_menu_item',
      more: `<category domain="nav_menu" nicename="main-menu"><![CDATA[Main]]></category>${exampleMeta('_menu_item_menu_item_parent', String(parent))}${Object.entries(
        meta,
      )
        .map(([key, value]) => exampleMeta(`_menu_item_${key}`, value))
        .join('')}`,
    })
  const { rows } = await bring(
    site,
    exampleExport([
      entry(12, 'Kaart', 11, { type: 'custom', url: 'https://maps.example/' }),
      entry(11, 'Over ons', 0, { type: 'post_type', object: 'page', object_id: '5' }),
      entry(13, 'Weg', 0, { type: 'post_type', object: 'page', object_id: '99' }),
      { id: 5, title: 'Wij', type: 'page', slug: 'wij' },
    ]),
  )
  const main = await site.as(async (owner) => (await navigationOf(owner, ['main'])).get('main'))
  expect(main).toMatchObject([
    { label: 'Over ons', href: '/wij', children: [{ label: 'Kaart', href: 'https://maps.example/' }] },
  ])
  expect(outcomesOf(rows, 'menu')).toEqual(['create', 'create', 'skip'])
})

test('media that cannot be fetched is listed, a placeholder takes its place, and the import continues', async () => {
  const site = await testSite(ctx)
  const image = exampleItem({
    id: 7,
    title: 'brood',
    type: 'attachment',
    status: 'inherit',
    more: `<wp:attachment_url>http://127.0.0.1/brood.jpg</wp:attachment_url>${exampleMeta('_wp_attachment_image_alt', 'Een brood')}`,
  })
  const body =
    '<p>Kijk</p><img src="http://127.0.0.1/brood-300x200.jpg" class="wp-image-7"><img src="http://10.0.0.1/los.png" alt="Los">'
  const { rows } = await bring(site, exampleExport([image, { id: 1, title: 'Met foto', body }]))
  const media = rows.filter((row) => row.kind === 'media')
  expect(media.map((row) => [row.outcome, row.notes[0]?.code, row.notes[0]?.values.reason])).toEqual([
    ['placeholder', 'mediaMissing', 'refused'],
    ['placeholder', 'mediaMissing', 'refused'],
  ])
  const [post] = await summariesOf(site, 'post')
  const blocks = await site.as(async (owner) => Object.values((await draftOf(owner, post?.id ?? '')).blocks))
  const images = blocks
    .filter((block) => block.type === 'image')
    .toSorted((one_, other) => (one_.order < other.order ? -1 : 1))
  expect(images.map((block) => block.props.asset)).toEqual(media.map((row) => row.targetId))
})
