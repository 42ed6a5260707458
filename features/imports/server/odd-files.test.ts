import { importFeatures } from '#support/import-features'
import { expect, test } from 'vitest'
import { itemDrafts } from '#support/internals'
import { documentSummaries, draftOf } from '#features/pages/server'
import { plainText } from '#platform/document'
import { testContext } from '#support/context'
import { exampleExport, exampleItem, type ExampleItem, temporaryFile } from '#support/export-file'
import { type TestSite, testSite } from '#support/site'
import { tidyImportsJob } from './import-jobs.job.ts'
import { importById } from './imports.queries.ts'
import { importedFile } from '#support/imported-file'
import { runImport } from './run-import.ts'

const ctx = await testContext({ features: importFeatures })

const bring = (site: TestSite, content: string | Uint8Array) =>
  importedFile(ctx, { file: temporaryFile('odd.xml', content), site: site.site.name })
const posts = (site: TestSite) => site.as((owner) => documentSummaries(owner, { kind: 'post' }))
/** Imports one post and returns it with the notes on its row. */
async function post(item: ExampleItem | string) {
  const site = await testSite(ctx)
  const { rows } = await bring(site, exampleExport([item]))
  const row = rows.find(({ kind }) => kind === 'post')
  const [created] = await posts(site)
  const [draft] = await site.as((owner) => itemDrafts(owner, created ? [created.id] : []))
  return { one: site, made: created, draft, outcome: row?.outcome, codes: (row?.notes ?? []).map(({ code }) => code) }
}

test('a file that was cut off is imported up to the cut, and says so until the whole file comes', async () => {
  const site = await testSite(ctx)
  const file = exampleExport([
    { id: 1, title: 'Heel' },
    { id: 2, title: 'Half', body: 'x'.repeat(500) },
    { id: 3, title: 'Weg' },
  ])
  const cut = await bring(site, file.slice(0, file.indexOf('xxxx') + 100))
  expect(cut.import).toMatchObject({ state: 'done', problem: { code: 'imports.cut_off' } })
  expect((await posts(site)).map(({ title }) => title).toSorted()).toEqual(['Half', 'Heel'])

  const again = await bring(site, file)
  expect(again.import).toMatchObject({ state: 'done', problem: null })
  expect(again.rows.filter(({ kind }) => kind === 'post').map(({ outcome }) => outcome)).toEqual([
    'unchanged',
    'update',
    'create',
  ])
})

test('text in quotes, lists and tables without end keeps its words', async () => {
  const deep = '<blockquote><ul><li>'
  const { one, made, outcome } = await post({
    id: 1,
    title: 'Diep',
    body: `${deep.repeat(60)}Onderaan${'</li></ul></blockquote>'.repeat(60)}`,
  })
  expect(outcome).toBe('create')
  const blocks = await one.as(async (owner) => Object.values((await draftOf(owner, made?.id ?? '')).blocks))
  expect(blocks.map((block) => plainText(block.props['text'])).join('')).toContain('Onderaan')
})

test('an old address of only slashes, a year of five digits and six hundred tags lose no post', async () => {
  expect(await post({ id: 1, title: 'A', link: 'https://old.example//' })).toMatchObject({ outcome: 'create' })
  const dated = exampleItem({ id: 1, title: 'B', date: '0000-00-00 00:00:00' }).replace(
    /<pubDate>.*?</,
    '<pubDate>Tue, 05 Mar 99999 09:30:00 +0000<',
  )
  const { outcome, codes, draft } = await post(dated)
  expect([outcome, codes.includes('dateInvalid'), draft?.settings.date]).toEqual(['create', true, null])
  const undated = exampleItem({ id: 1, title: 'D', date: '' }).replace(/<pubDate>.*?<\/pubDate>/, '')
  expect((await post(undated)).codes.filter((code) => code.startsWith('date'))).toEqual(['dateMissing'])
  const tags = Array.from(
    { length: 600 },
    (_, at) => `<category domain="post_tag" nicename="t${at}"><![CDATA[T${at}]]></category>`,
  )
  const tagged = await post({ id: 1, title: 'C', more: tags.join('') })
  expect([tagged.outcome, tagged.draft?.settings.tags.length, tagged.codes.includes('labelsLeft')]).toEqual([
    'create',
    500,
    true,
  ])
})

test('a title of a million letters is shortened, and its row says so', async () => {
  const { made, codes } = await post({ id: 1, title: 'A'.repeat(1_000_000) })
  expect([made?.title.length, codes.includes('titleCut')]).toEqual([300, true])
})

test('two comments of one number, and comments without any, are all kept and not duplicated', async () => {
  const site = await testSite(ctx)
  const comment = (id: string, text: string): string =>
    `<wp:comment><wp:comment_id>${id}</wp:comment_id><wp:comment_content>${text}</wp:comment_content><wp:comment_approved>1</wp:comment_approved></wp:comment>`
  const more = comment('7', 'Een') + comment('7', 'Twee') + comment('', 'Drie') + comment('', 'Vier')
  const storedComments = () =>
    site.as((owner) => owner.db.selectFrom('comments').select('body').where('website_id', '=', site.site.id).execute())
  await bring(site, exampleExport([{ id: 1, title: 'Soep', more }]))
  expect((await storedComments()).map(({ body }) => plainText(body)).toSorted()).toEqual([
    'Drie',
    'Een',
    'Twee',
    'Vier',
  ])
  await bring(site, exampleExport([{ id: 1, title: 'Soep', more }]))
  expect(await storedComments()).toHaveLength(4)
})

test('UTF-16 without a mark is recognised by the beginning of the file', async () => {
  const file = Buffer.from(exampleExport([{ id: 1, title: 'Crème brûlée 🍞' }]).replace('UTF-8', 'UTF-16'), 'utf16le')
  for (const bytes of [file, Buffer.from(file).swap16()]) {
    const site = await testSite(ctx)
    await bring(site, bytes)
    expect((await posts(site)).map(({ title }) => title)).toEqual(['Crème brûlée 🍞'])
  }
})

test('letters that no database can hold lose no post, in every field', async () => {
  const body = String.raw`<!-- wp:button {"text":"a\u0000b \ud83d"} --><p>Rest &#0; &#xD83D;</p><!-- /wp:button --><!-- wp:odd/thing {"x":"\u0000"} /-->[gallery title="&#0;"]`
  const more = '<category domain="post_tag" nicename="so\u0000ep"><![CDATA[So\u0000ep]]></category>'
  const { outcome, draft } = await post({
    id: 1,
    title: 'Nul &#0;',
    slug: 'a%00b%ED%A0%BD',
    link: 'https://old.example/a%00b/?q=%00',
    body,
    more,
  })
  expect([outcome, draft?.settings.tags.length]).toEqual(['create', 1])
})

test('a plain feed of no blog system is imported with its text; text before its beginning is neither refused nor kept', async () => {
  const site = await testSite(ctx)
  const item = (title: string, words: string) =>
    `<item>${title}<description>&lt;p&gt;${words}&lt;/p&gt;</description></item>`
  const feed = `<br />\n<b>Warning</b>: headers already sent<?xml version="1.0"?><rss version="2.0"><channel><title>Feed</title><link>https://feed.example</link>`
  const { rows } = await bring(
    site,
    `${feed}${item('<title>Brood</title>', 'Vers')}${item('', 'Zonder titel')}</channel></rss>`,
  )
  expect(rows.map(({ kind, outcome }) => [kind, outcome])).toEqual([
    ['post', 'create'],
    ['post', 'create'],
  ])
  const texts = (await posts(site)).map(({ id }) =>
    site.as(async (owner) =>
      Object.values((await draftOf(owner, id)).blocks).map((block) => plainText(block.props['text'])),
    ),
  )
  expect((await Promise.all(texts)).flat().toSorted()).toEqual(['Vers', 'Zonder titel'])
})

test('a site with a very long name is imported, its front page with the part of the name that a title holds', async () => {
  const site = await testSite(ctx)
  const { import: record } = await bring(
    site,
    exampleExport([{ id: 1, title: 'Soep' }]).replace('Mira kookt', 'Boek '.repeat(20_000)),
  )
  expect(record).toMatchObject({ state: 'done', problem: null })
  const pages = await site.as((owner) => documentSummaries(owner, { kind: 'page' }))
  expect(pages.map(({ title }) => title.length)).toContain(300)
})

test('an import whose command was killed is reported as stopped two days later, and continues from there', async () => {
  const site = await testSite(ctx)
  const { import: record } = await bring(site, exampleExport([{ id: 1, title: 'Soep' }]))
  const stateAfter = async (days: number) => {
    const started_at = new Date(ctx.now().getTime() - days * 86_400_000)
    return site.as(async (owner) => {
      await owner.db
        .updateTable('imports')
        .set({ state: 'running', started_at })
        .where('website_id', '=', site.site.id)
        .execute()
      await tidyImportsJob.run(owner, {})
      return (await importById(owner, record.id)).state
    })
  }
  expect([await stateAfter(1), await stateAfter(3)]).toEqual(['running', 'failed'])
  expect((await site.as((owner) => runImport(owner, { id: record.id }))).state).toBe('running')
})
