import { expect, test } from 'vitest'
import { Problem } from '#platform/contract'
import type { Exported, ExportedItem } from '../read/records.ts'
import { sourceOfHead } from './index.ts'
import { richHtml } from './wix-blog.ts'

async function* bytesOf(text: string): AsyncGenerator<Uint8Array> {
  // Cut anywhere, as files come.
  const bytes = Buffer.from(text)
  for (let at = 0; at < bytes.length; at += 700) yield bytes.subarray(at, at + 700)
}

async function read(text: string): Promise<Exported[]> {
  const source = sourceOfHead(text.slice(0, 16_384))
  const exported: Exported[] = []
  for await (const record of source?.read(bytesOf(text), {
    locale: 'en-GB',
    timeZone: 'UTC',
    now: new Date('2026-01-01T00:00:00Z'),
  }) ?? [])
    exported.push(record)
  return exported
}
const itemsIn = (exported: readonly Exported[]): ExportedItem[] => exported.filter((record) => record.kind === 'item')
const codeOf = (text: string): Promise<string> =>
  read(text).then(
    () => 'read',
    (error: unknown) => (error instanceof Problem ? error.code : String(error)),
  )

const ghostFile = (posts: object[], more: object = {}) =>
  JSON.stringify({
    db: [
      {
        meta: { exported_on: 1_700_000_000_000, version: '5.80.0' },
        data: {
          posts,
          tags: [
            { id: 't1', name: 'Bread', slug: 'bread' },
            { id: 't2', name: '#internal', slug: 'hash-internal' },
          ],
          posts_tags: [
            { post_id: 'p1', tag_id: 't2', sort_order: 0 },
            { post_id: 'p1', tag_id: 't1', sort_order: 1 },
          ],
          users: [{ id: 'u1', name: 'Ada', slug: 'ada', email: 'ada@example.com' }],
          posts_authors: [{ post_id: 'p1', author_id: 'u1', sort_order: 0 }],
          posts_meta: [{ post_id: 'p1', meta_title: 'Rye, slowly', meta_description: null }],
          settings: [
            { key: 'title', value: 'De Oven' },
            { key: 'locale', value: 'nl' },
          ],
          ...more,
        },
      },
    ],
  })
const rye = {
  id: 'p1',
  uuid: 'aaaa-1',
  title: 'Rye',
  slug: 'rye',
  html: '<p>Slow <b>rye</b>.</p><img src="__GHOST_URL__/content/images/rye.jpg">',
  feature_image: 'https://oven.example/content/images/lead.jpg',
  type: 'post',
  status: 'published',
  visibility: 'public',
  published_at: '2025-03-01T08:00:00.000Z',
  custom_excerpt: 'Two days.',
}

test('a Ghost export becomes authors, tags, images, posts and pages', async () => {
  const exported = await read(
    ghostFile([rye, { id: 'p2', title: 'About', slug: 'about', html: '<p>Us</p>', type: 'page', status: 'draft' }]),
  )
  expect(exported[0]).toMatchObject({ kind: 'site', title: 'De Oven', language: 'nl', version: '5.80.0' })
  expect(exported.filter(({ kind }) => kind === 'author')).toMatchObject([{ login: 'ada', email: 'ada@example.com' }])
  expect(exported.filter(({ kind }) => kind === 'term')).toMatchObject([{ name: 'Bread' }])
  const [image, post, page] = itemsIn(exported)
  expect(image).toMatchObject({ type: 'attachment', attachmentUrl: 'https://oven.example/content/images/lead.jpg' })
  expect(post).toMatchObject({
    type: 'post',
    title: 'Rye',
    slug: 'rye',
    author: 'ada',
    status: 'publish',
    excerpt: 'Two days.',
    dateGmt: '2025-03-01 08:00:00',
    terms: [{ taxonomy: 'post_tag', slug: 'bread', name: 'Bread' }],
  })
  expect(post?.meta).toEqual([
    { key: '_thumbnail_id', value: image?.postId },
    { key: '_yoast_wpseo_title', value: 'Rye, slowly' },
  ])
  expect(post?.body).toContain('src="/content/images/rye.jpg"')
  expect(page).toMatchObject({ type: 'page', status: 'draft' })
})

test('content that Ghost showed to members alone stays closed to other visitors', async () => {
  const [, post] = itemsIn(await read(ghostFile([{ ...rye, visibility: 'members' }])))
  expect(post?.status).toBe('private')
})

test.each([
  ['cut in the middle', ghostFile([rye]).slice(0, 900), 'imports.cut_off'],
  ['of another shape', '{"meta":{"version":"5"},"data":{"posts":"none"}}', 'imports.not_an_export'],
  ['empty of data', '{"db":[],"version":1}', 'imports.not_an_export'],
])('a Ghost export %s ends in a sentence', async (_what, text, code) => {
  expect(await codeOf(text)).toBe(code)
})

const webflowHead =
  'Name,Slug,Collection ID,Locale ID,Item ID,Archived,Draft,Created On,Updated On,Published On,Post Body,Post Summary,Thumbnail,Main Image,Author,Tags\n'
const moment = 'Thu Oct 02 2025 10:00:00 GMT+0000 (Coordinated Universal Time)'
const webflowRow = `Hello,hello,c1,l1,i1,false,false,${moment},${moment},${moment},"<p>Hi, ""you""</p>",Short,https://cdn.example/t.jpg,https://cdn.example/m.jpg,ada,news; rye-bread\n`

test('a collection of Webflow is read by the contents of its columns', async () => {
  const exported = await read(`\uFEFF${webflowHead}${webflowRow}Draft,draft,c1,l1,i2,false,true,,,,,,,,,\n`)
  const [image, post, draft] = itemsIn(exported)
  expect(image?.attachmentUrl).toBe('https://cdn.example/m.jpg')
  expect(post).toMatchObject({
    title: 'Hello',
    slug: 'hello',
    body: '<p>Hi, "you"</p>',
    excerpt: 'Short',
    author: 'ada',
    status: 'publish',
    dateGmt: '2025-10-02 10:00:00',
  })
  expect(post?.terms.map(({ name }) => name)).toEqual(['news', 'rye bread'])
  expect(draft).toMatchObject({ title: 'Draft', status: 'draft', body: '' })
})

test('posts of a Wix blog keep their formats, and fall back to plain words', async () => {
  const rich = JSON.stringify({
    nodes: [
      {
        type: 'HEADING',
        headingData: { level: 2 },
        nodes: [{ type: 'TEXT', textData: { text: 'A <b>', decorations: [] } }],
      },
      {
        type: 'PARAGRAPH',
        nodes: [
          {
            type: 'TEXT',
            textData: {
              text: 'bold',
              decorations: [{ type: 'BOLD' }, { type: 'LINK', linkData: { link: { url: 'https://x.example/"' } } }],
            },
          },
        ],
      },
      { type: 'IMAGE', imageData: { image: { src: { id: 'abc~mv2.jpg' } }, altText: 'Loaf' } },
    ],
  })
  const head =
    'Author,Main Category,Title,Excerpt,ID,Tags,Featured,Slug,Plain Content,Cover Image,Published Date,Categories,Rich Content,Post Page URL,Last Published Date,Internal ID\n'
  const quoted = `"${rich.replaceAll('"', '""')}"`
  const file = `${head}Jane,News,One,,1,[],TRUE,one,plain,wix:image://v1/lead~mv2.jpg/lead.jpg#originWidth=1,2025-10-01T10:00:00Z,Rye,${quoted},/post/one,,a\n,,Two,,2,[],FALSE,,"First\n\nSecond",,,,not-json,/post/two,,b\n`
  const [image, one, two] = itemsIn(await read(file))
  expect(image?.attachmentUrl).toBe('https://static.wixstatic.com/media/lead~mv2.jpg')
  expect(one?.body).toBe(
    '<h2>A &lt;b&gt;</h2><p><a href="https://x.example/&quot;"><strong>bold</strong></a></p><figure><img src="https://static.wixstatic.com/media/abc~mv2.jpg" alt="Loaf"></figure>',
  )
  expect(one).toMatchObject({ link: '/post/one', isSticky: true, status: 'publish' })
  expect(one?.terms.map(({ name }) => name)).toEqual(['News', 'Rye'])
  expect(two).toMatchObject({ status: 'draft', body: '<p>First</p>\n<p>Second</p>' })
})

test('the feed that a blog of Blogger publishes names no kinds: its entries are posts', async () => {
  const entry = (n: number, title: string, label: string) =>
    `<entry><id>tag:blogger.com,1999:blog-1.post-${n}</id><published>2023-04-0${n}T10:00:00.000-07:00</published><title type='text'>${title}</title><content type='html'>&lt;p&gt;${title}.&lt;/p&gt;</content>${label}<link rel='alternate' type='text/html' href='https://oven.example/2023/04/${title.toLowerCase()}.html'/><author><name>Mira</name></author></entry>`
  const label = "<category scheme='http://www.blogger.com/atom/ns#' term='Bread'/>"
  const feed = `<feed xmlns='http://www.w3.org/2005/Atom'><title>The Oven</title><link rel='alternate' href='https://oven.example/'/><generator uri='http://www.blogger.com'>Blogger</generator>${entry(1, 'Rye', label)}${entry(2, 'Spelt', '')}</feed>`
  const [rye, spelt] = itemsIn(await read(feed))
  expect(rye).toMatchObject({ type: 'post', title: 'Rye', slug: 'rye', body: '<p>Rye.</p>', author: 'Mira' })
  expect(rye).toMatchObject({ dateGmt: '2023-04-01 17:00:00', terms: [{ name: 'Bread' }] })
  expect(spelt).toMatchObject({ type: 'post', title: 'Spelt', status: 'publish' })
})

test.each(['Salt &amp; bread', 'Salt &amp;amp; bread', 'Salt &amp;amp;amp; bread'])(
  'a subtitle of Blogger that reads %s in the file is “Salt & bread”',
  async (subtitle) => {
    const post =
      "<entry><id>1</id><title type='text'>Rye</title><content type='html'>Rye.</content><published>2023-04-01T10:00:00Z</published></entry>"
    const [site] = await read(
      `<feed xmlns='http://www.w3.org/2005/Atom'><title>The Oven</title><subtitle type='html'>${subtitle}</subtitle><generator uri='http://www.blogger.com'>Blogger</generator>${post}</feed>`,
    )
    expect(site).toMatchObject({ kind: 'site', description: 'Salt & bread' })
  },
)

test('a text nested without end is cut, not followed', () => {
  let node: object = { type: 'TEXT', textData: { text: 'deep', decorations: [] } }
  for (let depth = 0; depth < 500; depth += 1) node = { type: 'PARAGRAPH', nodes: [node] }
  expect(richHtml(JSON.stringify({ nodes: [node] }))).not.toContain('deep')
})

test('files of WordPress and tables of products belong to no source here', () => {
  expect(sourceOfHead('<?xml version="1.0"?><rss>')).toBeNull()
  expect(sourceOfHead('Handle,Title,Variant Price\n')).toBeNull()
  expect(sourceOfHead('{"products":[]}')).toBeNull()
})
