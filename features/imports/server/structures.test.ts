import { expect, test } from 'vitest'
import { documentSummaries, draftOf, addressOf } from '#features/pages/server'
import { plainText } from '#platform/document'
import { galleriesFeature } from '#features/galleries/server'
import { testContext } from '#support/context'
import { exampleExport, type ExampleItem, exampleMeta, temporaryFile } from '#support/export-file'
import { importFeatures } from '#support/import-features'
import { importedFile } from '#support/imported-file'
import { testSite } from '#support/site'

const ctx = await testContext({ features: [...importFeatures, galleriesFeature] })

async function brought(items: readonly (ExampleItem | string)[]) {
  const site = await testSite(ctx, { start: 'blank' })
  const file = temporaryFile('structures.xml', exampleExport(items))
  const { rows } = await importedFile(ctx, { file, site: site.site.name })
  const again = await importedFile(ctx, { file, site: site.site.name })
  expect(again.rows.filter(({ outcome }) => outcome === 'update' || outcome === 'create')).toEqual([])
  const noted = (title: string) => rows.find((row) => row.title === title)?.notes ?? []
  const blocksOf = async (title: string) => {
    const all = await site.as(async (owner) => [
      ...(await documentSummaries(owner, { kind: 'page' })),
      ...(await documentSummaries(owner, { kind: 'post' })),
    ])
    const id = all.find((document) => document.title === title)?.id ?? ''
    const document = await site.as((owner) => draftOf(owner, id))
    return Object.values(document.blocks).toSorted((a, b) => (a.order < b.order ? -1 : 1))
  }
  const wordsOf = async (title: string) =>
    (await blocksOf(title))
      .map(({ props }) => plainText(props.text))
      .join('\n')
      .trim()
  return { site, rows, noted, blocksOf, wordsOf }
}

const photo = (id: number, name: string, parent = 0): string =>
  exampleItemOf({ id, title: name, type: 'attachment', status: 'inherit', parent, name })
function exampleItemOf({ name, ...item }: ExampleItem & { name: string }): string {
  const [text = ''] = /<item>[\s\S]*<\/item>/.exec(
    exampleExport([{ ...item, more: `<wp:attachment_url>http://127.0.0.1/uploads/${name}.jpg</wp:attachment_url>` }]),
  ) ?? ['']
  return text
}

test('a pattern is shown where pages name it, before or after them, inside another, missing or naming itself', async () => {
  const paragraph = (words: string): string => `<!-- wp:paragraph --><p>${words}</p><!-- /wp:paragraph -->`
  const { noted, wordsOf } = await brought([
    { id: 30, title: 'Hours', type: 'wp_block', body: paragraph('SHARED') },
    { id: 31, title: 'Visit', type: 'page', body: `<!-- wp:block {"ref":30} /-->\n\n${paragraph('OWN')}` },
    { id: 32, title: 'Loop', type: 'page', body: '<!-- wp:block {"ref":33} /-->' },
    { id: 33, title: 'Self', type: 'wp_block', body: `${paragraph('ONCE')}<!-- wp:block {"ref":33} /-->` },
    { id: 34, title: 'Outer', type: 'wp_block', body: `${paragraph('OUTER')}<!-- wp:block {"ref":30} /-->` },
    { id: 35, title: 'Nested', type: 'page', body: '<!-- wp:block {"ref":34} /-->' },
    { id: 36, title: 'Missing', type: 'page', body: `${paragraph('LEFT')}<!-- wp:block {"ref":99} /-->` },
  ])
  expect(await wordsOf('Visit')).toMatch(/SHARED\s+OWN$/)
  expect(await wordsOf('Loop')).toMatch(/ONCE$/)
  expect(await wordsOf('Nested')).toMatch(/OUTER\s+SHARED$/)
  expect(await wordsOf('Missing')).toMatch(/LEFT$/)
  expect(noted('Missing')).toContainEqual({ code: 'patternsMissing', values: { n: 1 } })
  expect(noted('Loop')).toContainEqual({ code: 'patternsMissing', values: { n: 1 } })
  expect(noted('Visit').map(({ code }) => code)).not.toContain('patternsMissing')
})

test('a gallery without numbers shows the images that are attached, less those that it excludes', async () => {
  const { rows, blocksOf } = await brought([
    photo(11, 'pier', 10),
    photo(12, 'quay', 10),
    photo(13, 'crane', 10),
    { id: 10, title: 'Walk', body: 'Before.\n\n[gallery]\n\nAfter.' },
    { id: 20, title: 'Walk two', body: '[gallery exclude="12" columns="2" id="10"]' },
    { id: 21, title: 'Walk three', body: '[gallery include="11,13"]' },
  ])
  const assetOf = new Map(rows.filter(({ kind }) => kind === 'media').map(({ title, targetId }) => [targetId, title]))
  const shown = async (title: string) =>
    (await blocksOf(title)).flatMap(({ props }) =>
      ((props.slides ?? []) as { asset: string }[]).map(({ asset }) => assetOf.get(asset)),
    )
  expect(await shown('Walk')).toEqual(['pier', 'quay', 'crane'])
  expect(await shown('Walk two')).toEqual(['pier', 'crane'])
  expect(await shown('Walk three')).toEqual(['pier', 'crane'])
})

test('slideshows and tiled galleries of Jetpack are galleries without doubles, and images in kept HTML are of this site', async () => {
  const img = (name: string): string => `<img alt="${name}" src="http://127.0.0.1/uploads/${name}.jpg"/>`
  const lazy = `<li><noscript>${img('sail-two')}</noscript>${img('sail-two')}</li>`
  const { blocksOf } = await brought([
    photo(100, 'sail-one'),
    photo(101, 'sail-two'),
    {
      id: 102,
      title: 'Sails',
      type: 'page',
      body: `<!-- wp:jetpack/slideshow {"ids":[100,101]} --><div><ul><li>${img('sail-one')}</li>${lazy}</ul></div><!-- /wp:jetpack/slideshow -->
<!-- wp:html --><div style="position:relative;background:url(http://127.0.0.1/uploads/sail-two.jpg)"><img src="http://127.0.0.1/uploads/sail-one.jpg?w=400" srcset="http://127.0.0.1/uploads/sail-one-300x200.jpg 300w" alt="three"/></div><!-- /wp:html -->`,
    },
  ])
  const blocks = await blocksOf('Sails')
  const gallery = blocks.find(({ type }) => type === 'gallery')
  expect(gallery?.props.slides).toHaveLength(2)
  expect(JSON.stringify(blocks)).not.toContain('127.0.0.1')
  expect(JSON.stringify(blocks)).toContain('/s/')
})

test('a heading of level one in a body is of level two, save the first of a page', async () => {
  const { blocksOf } = await brought([
    { id: 1, title: 'Post', body: '<h1>One</h1><p>x</p><h1>Two</h1>' },
    { id: 2, title: 'Page', type: 'page', body: '<h1>One</h1><p>x</p><h1>Two</h1>' },
  ])
  const levels = async (title: string) =>
    [...JSON.stringify(await blocksOf(title)).matchAll(/"level":(\d)/g)].map(([, level]) => level)
  expect(await levels('Post')).toEqual(['2', '2'])
  expect(await levels('Page')).toEqual(['1', '2'])
})

test('pages that work a shop lead to ours, its empty page is left out, and pages with words stay', async () => {
  const { site, rows } = await brought([
    { id: 1, title: 'Basket', type: 'page', slug: 'basket', body: '[woocommerce_cart]' },
    {
      id: 2,
      title: 'Mine',
      type: 'page',
      slug: 'my-account',
      body: '<!-- wp:shortcode -->[woocommerce_my_account]<!-- /wp:shortcode -->',
    },
    { id: 3, title: 'Shop', type: 'page', slug: 'shop', body: '' },
    { id: 4, title: 'Terms', type: 'page', slug: 'terms', body: 'Read this. [woocommerce_cart]' },
  ])
  expect(rows.filter(({ kind }) => kind === 'page').map(({ outcome }) => outcome)).toEqual([
    'skip',
    'skip',
    'skip',
    'create',
  ])
  const at = (path: string) => site.as((owner) => addressOf(owner, path))
  expect(await at('/basket')).toMatchObject({ kind: 'redirect', to: '/cart' })
  expect(await at('/my-account')).toMatchObject({ kind: 'redirect', to: '/account' })
})

test('plain addresses lead to posts and events by their type and name', async () => {
  const { site } = await brought([
    { id: 1, title: 'Words', slug: 'words', type: 'tribe_events', link: 'https://old.example/?tribe_events=words' },
    { id: 2, title: 'Post', slug: 'post', link: 'https://old.example/?p=2' },
  ])
  const at = (search: string) => site.as((owner) => addressOf(owner, '/', { search }))
  expect(await at('?tribe_events=words')).toMatchObject({ kind: 'redirect' })
  expect(await at('?p=2')).toMatchObject({ kind: 'redirect' })
})

test('fields of a person’s own and notices of other sites are named, not shown as words of people', async () => {
  const ping =
    '<wp:comment><wp:comment_id>1</wp:comment_id><wp:comment_author>Other site</wp:comment_author><wp:comment_content>[...] a link [...]</wp:comment_content><wp:comment_approved>1</wp:comment_approved><wp:comment_type>pingback</wp:comment_type></wp:comment>'
  const more = `${exampleMeta('company', 'Mo')}${exampleMeta('_company', 'field_5f3a')}${exampleMeta('_edit_last', '1')}${ping}`
  const { noted } = await brought([{ id: 1, title: 'Post', more }])
  expect(noted('Post')).toContainEqual({ code: 'fieldsLeft', values: { n: 1, names: 'company' } })
  expect(noted('Post')).toContainEqual({ code: 'pingbacksLeft', values: { n: 1 } })
  expect(noted('Post').map(({ code }) => code)).not.toContain('comments')
})

test('a file of nothing but drafts says so', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  const file = temporaryFile(
    'drafts.xml',
    exampleExport([
      { id: 1, title: 'Post', status: 'draft' },
      { id: 2, title: 'Page', type: 'page', status: 'draft' },
    ]),
  )
  const { import: record } = await importedFile(ctx, { file, site: site.site.name })
  expect(record.planned.drafts).toBe(2)
})
