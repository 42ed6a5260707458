import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { openPromise } from 'yauzl'
import { expect, test } from 'vitest'
import { createOwner } from '#features/accounts/server'
import { importedFile } from '#support/imported-file'
import { createSite } from '#features/sites/server'
import { writeFormat } from '#features/transfer/server'
import { inSite, siteTables } from '#platform/database'
import { product } from '../../apps/server/features.ts'
import { markdownOf } from '../../features/transfer/server/formats/markdown-of.ts'
import { bodyOf } from '../../features/transfer/server/formats/page-body.ts'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { temporaryFile } from '#support/export-file'
import { temporaryFolder } from '#support/temporary-folder'
import { zipOf } from '#support/zip-file'

const ctx = await testContext({ features: product.features, seed: 4 })
const ada = await createOwner(ctx, { email: 'ada@example.com', name: 'Ada', password: 'correct horse battery' })
const folder = temporaryFolder('quoin-formats')
const korenbloem = await createSite(
  { ...ctx, account: ada },
  { name: 'korenbloem', title: 'Korenbloem', start: 'korenbloem' },
)
const back = await createSite({ ...ctx, account: ada }, { name: 'terug', title: 'Terug' })
await doDueJobs(ctx)
const copy = { address: '', answersAt: '' }
const wordpress = join(folder, 'site.xml')
const markdown = join(folder, 'site.zip')
const written = await writeFormat(ctx, korenbloem, wordpress, { format: 'wordpress', copy })
await writeFormat(ctx, korenbloem, markdown, { format: 'markdown', copy })
// The posts of the sample are of this year, and what is dated later would wait.
const later = { ...ctx, now: () => new Date('2026-12-01T10:00:00Z') }
const imported = await importedFile(later, { file: wordpress, site: back.name })
await doDueJobs(ctx)

const postsOf = (site: typeof back) =>
  inSite(ctx, site, (tx) =>
    siteTables(tx)
      .selectFrom('items')
      .leftJoin('authors', 'authors.id', 'items.author_id')
      .select(['items.title', 'items.slug', 'items.excerpt', 'items.dated_at', 'authors.name as author'])
      .orderBy('items.dated_at')
      .orderBy('items.title')
      .execute(),
  )

test('a site exported for WordPress and imported here has the same posts, field by field', async () => {
  const [there, here] = [await postsOf(korenbloem), await postsOf(back)]
  expect(there.length).toBeGreaterThan(1)
  expect(here).toEqual(there)
  expect(imported.import.state).toBe('done')
  expect(imported.import.sourceTitle).toBe('Korenbloem')
})

test('pages are imported too, and nothing fails', () => {
  const documents = imported.rows.filter(({ kind }) => kind === 'page' || kind === 'post')
  expect(documents).toHaveLength(written.rows)
  expect(documents.filter(({ outcome }) => outcome !== 'create')).toEqual([])
})

test('the same file once more changes nothing', async () => {
  const again = await importedFile(later, { file: wordpress, site: back.name })
  const documents = again.rows.filter(({ kind }) => kind === 'page' || kind === 'post')
  expect(documents.filter(({ outcome }) => outcome !== 'unchanged')).toEqual([])
})

test('Markdown files have front matter, and unchanged text', async () => {
  const zip = await openPromise(markdown)
  const files = new Map<string, string>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  expect(files.size).toBe(written.rows)
  const [name = '', post = ''] = [...files].find(([file]) => file.startsWith('posts/')) ?? []
  expect(name).toMatch(/\.md$/)
  expect(post).toMatch(/^---\ntitle: "[^"]+"\ndate: "\d{4}-/)
  expect(post).not.toMatch(/<(?:div|span|section|svg|form)/)
})

test('an empty export is refused in words', async () => {
  await expect(writeFormat(ctx, korenbloem, join(folder, 'x.csv'), { format: 'shopify', copy })).rejects.toThrow(
    /nothing of this kind/,
  )
})

test('the file for WordPress contains all effects of a text', async () => {
  const xml = await readFile(wordpress, 'utf8')
  expect(xml.match(/<!\[CDATA\[/g)?.length).toBe(xml.match(/\]\]>/g)?.length)
  expect(xml).not.toContain('<script')
})

test('the text and images of a page are kept, and active parts and forms are not', () => {
  const html =
    '<header>Menu</header><main id="page"><h1>Title</h1><p onclick="x()">Hello <a href="/a">you</a></p><form action="/f"><p>Name</p></form><script>alert(1)</script><img src="/s/1.jpg" alt="A"></main>'
  expect(bodyOf(html, 'https://x.example/p/')).toEqual({
    body: '<p>Hello <a href="https://x.example/a">you</a></p><img src="https://x.example/s/1.jpg" alt="A" />',
    image: 'https://x.example/s/1.jpg',
  })
})

test.each([
  ['<h2>A <em>b</em></h2><p>c<br>d</p>', '## A *b*\n\nc\\\nd\n'],
  ['<ul><li>a</li><li>b<ol><li>c</li></ol></li></ul>', '- a\n- b\n    1. c\n'],
  ['<blockquote><p>q</p></blockquote><pre><code>x *y*</code></pre>', '> q\n\n```\nx *y*\n```\n'],
  [
    '<p>2 * 3 [x] <a href="https://e.example/a(b)">l_1</a></p>',
    '2 \\* 3 \\[x\\] [l\\_1](https://e.example/a%28b%29)\n',
  ],
  ['<figure><img src="/a b.jpg" alt="x"><figcaption>y</figcaption></figure>', '![x](/a%20b.jpg)\n\ny\n'],
])('%s as Markdown', (html, expected) => {
  expect(markdownOf(html)).toBe(expected)
})

test('a site exported as Markdown and imported here has the same posts, pages and labels, field by field', async () => {
  const again = await createSite({ ...ctx, account: ada }, { name: 'nogmaals', title: 'Nogmaals', start: 'blank' })
  const { import: done, rows } = await importedFile(later, { file: markdown, site: again.name })
  await doDueJobs(ctx)
  expect([done.state, rows.filter(({ outcome }) => outcome === 'failed')]).toEqual(['done', []])
  expect(await postsOf(again)).toEqual(await postsOf(korenbloem))
  const titlesIn = (site: typeof back) =>
    inSite(ctx, site, (tx) =>
      siteTables(tx)
        .selectFrom('documents')
        .select('title')
        .where('kind', '=', 'page')
        .where('deleted_at', 'is', null)
        .where('published_revision_id', 'is not', null)
        .orderBy('title')
        .execute(),
    )
  expect((await titlesIn(again)).map(({ title }) => title)).toEqual(
    expect.arrayContaining((await titlesIn(korenbloem)).map(({ title }) => title)),
  )
  // Written again, every text is what it was: words, headings, lists and links.
  const second = join(folder, 'nogmaals.zip')
  await writeFormat(later, again, second, { format: 'markdown', copy })
  const [before, after] = [await postFiles(markdown), await postFiles(second)]
  expect(before.size).toBeGreaterThan(1)
  expect([...after.keys()].toSorted()).toEqual([...before.keys()].toSorted())
  for (const [name, file] of before) expect([name, wordsOf(after.get(name) ?? '')]).toEqual([name, wordsOf(file)])
  expect([...before.values()].join('')).not.toMatch(/Write a comment|minute read/)
})

/** The exported files as each of the generators would have them. */
const layouts: Record<string, (name: string, file: string) => [string, string]> = {
  hugo: (name, file) => [`content/${name.replace(/^pages\//, '')}`, file],
  jekyll: (name, file) =>
    name.startsWith('posts/')
      ? [`_posts/${/\ndate: "(\d{4}-\d{2}-\d{2})/.exec(file)?.[1]}-${name.split('/').at(-1)}`, file]
      : [name.replace(/^pages\//, ''), file],
  eleventy: (name, file) => [`src/${name.replace(/^pages\//, '')}`, file],
}
const configs: Record<string, Record<string, string>> = {
  hugo: { 'hugo.toml': "baseURL = 'https://old.example/'\ntitle = 'Korenbloem'\n" },
  jekyll: { '_config.yml': 'title: Korenbloem\nurl: "https://old.example"\n' },
  eleventy: { 'src/_data/site.json': '{"title":"Korenbloem"}' },
}

test.each(Object.keys(layouts))(
  'Markdown from here, laid out as %s has it, is imported without a difference in any field',
  async (generator) => {
    const own = await createSite(
      { ...ctx, account: ada },
      { name: `by-${generator}`, title: generator, start: 'blank' },
    )
    const files = await allFiles(markdown)
    const layOut = layouts[generator] ?? ((name: string, file: string): [string, string] => [name, file])
    // Adds properties that the sample lacks: search engine texts, and a pinned post.
    const marked = [...files].map(([name, file]): [string, string] =>
      name.startsWith('posts/')
        ? [
            name,
            file
              .replace(
                '\n---\n',
                '\nseoTitle: "For search engines"\nseoDescription: "As they show it"\nfeatured: true\n---\n',
              )
              .replace(/(\nfeatured: true\n[\s\S]{0,2000}?)\nfeatured: true\n/, '$1\n'),
          ]
        : [name, file],
    )
    const laidOut = Object.fromEntries(marked.map(([name, file]) => layOut(name, file)))
    const zip = temporaryFile(`${generator}.zip`, await zipOf({ ...configs[generator], ...laidOut }))
    const { import: done, rows } = await importedFile(later, { file: zip, site: own.name })
    await doDueJobs(ctx)
    expect([done.state, rows.filter(({ outcome }) => outcome === 'failed')]).toEqual(['done', []])
    expect(await postsOf(own)).toEqual(await postsOf(korenbloem))
    const second = join(folder, `${generator}-again.zip`)
    await writeFormat(later, own, second, { format: 'markdown', copy })
    const [before, after] = [new Map(marked), await allFiles(second)]
    const posts = [...before].filter(([name]) => name.startsWith('posts/'))
    for (const [name, file] of posts) {
      const last = name.split('/').at(-1) ?? ''
      const back =
        [...after].find(([candidate]) => candidate.startsWith('posts/') && candidate.endsWith(`/${last}`))?.[1] ?? ''
      expect([name, headOf(back)]).toEqual([name, headOf(file)])
      expect([name, wordsOf(back)]).toEqual([name, wordsOf(file)])
    }
    const titles = (texts: ReadonlyMap<string, string>) =>
      [...texts].filter(([name]) => name.startsWith('pages/')).map(([, file]) => /^title: (.*)$/m.exec(file)?.[1])
    expect(titles(after)).toEqual(expect.arrayContaining(titles(before)))
  },
)

async function allFiles(path: string): Promise<Map<string, string>> {
  const zip = await openPromise(path)
  const files = new Map<string, string>()
  for await (const entry of zip.eachEntry())
    files.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)))
  return files
}

/**
 * Returns the front matter except for values that differ on another site: `url`, because its collection may have
 * another name, `image`, whose address belongs to its site, and the order of lines, which has no meaning.
 */
const headOf = (file: string): string[] =>
  (file.split('\n---\n')[0] ?? '')
    .split('\n')
    .filter((line) => line !== '---' && !/^(?:url|image): /.test(line))
    .toSorted()

/** By their own names: the collection in which posts stand is called otherwise here and there. */
async function postFiles(path: string): Promise<Map<string, string>> {
  const zip = await openPromise(path)
  const files = new Map<string, string>()
  for await (const entry of zip.eachEntry())
    if (entry.fileName.startsWith('posts/'))
      files.set(entry.fileName.split('/').at(-1) ?? '', await text(await zip.openReadStreamPromise(entry)))
  return files
}

/** Returns the readable words: addresses of images differ between sites. */
const wordsOf = (file: string): string =>
  (file.split('\n---\n')[1] ?? '')
    .replace(/!\[[^\]]{0,300}\]\([^)]{0,500}\)/g, '')
    .replace(/\]\([^)]{0,500}\)/g, ']')
    .replace(/\s+/g, ' ')
    .trim()
