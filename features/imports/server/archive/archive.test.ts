import { importFeatures } from '#support/import-features'
import { expect, test } from 'vitest'
import { assetById } from '#features/media/server'
import { documentSummaries, draftOf } from '#features/pages/server'
import { testContext } from '#support/context'
import { temporaryFile } from '#support/export-file'
import { importedFile } from '#support/imported-file'
import { processorTime } from '#support/processor-time'
import { type TestSite, testSite } from '#support/site'
import { zipOf } from '#support/zip-file'

const ctx = await testContext({ features: importFeatures })
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

async function bring(
  site: TestSite,
  files: Parameters<typeof zipOf>[0],
  options: { dryRun?: boolean; modes?: Record<string, number> } = {},
) {
  const content = await zipOf(files, options.modes)
  return importedFile(ctx, {
    file: temporaryFile('folder.zip', content),
    site: site.site.name,
    dryRun: options.dryRun ?? false,
  })
}
const sentence = async (content: Uint8Array | Promise<Uint8Array>) => {
  const site = await testSite(ctx)
  const { import: record } = await importedFile(ctx, {
    file: temporaryFile('broken.zip', await content),
    site: site.site.name,
  })
  return record.problem?.code
}
const summaries = (site: TestSite, kind: 'page' | 'post') => site.as((owner) => documentSummaries(owner, { kind }))
const titles = async (site: TestSite, kind: 'page' | 'post') =>
  (await summaries(site, kind)).map(({ title }) => title).toSorted()
async function wordsOf(site: TestSite, kind: 'page' | 'post', title: string): Promise<string> {
  const summary = (await summaries(site, kind)).find((candidate) => candidate.title === title)
  const { blocks } = await site.as((owner) => draftOf(owner, summary?.id ?? ''))
  return JSON.stringify(Object.values(blocks).map(({ props }) => props))
}

const jekyll = {
  'mysite/_config.yml': 'title: De Oven\nurl: "https://oven.example"\nlang: nl\n',
  'mysite/_posts/2024-03-05-rogge.md':
    '---\ntitle: "Rogge: langzaam"\ntags: [brood, rogge]\ncategories:\n  - Recepten\nauthor: Mira\nimage: /assets/rogge.png\nredirect_from:\n  - /oud/rogge\n---\nEen **traag** brood.\n\n![Rogge](/assets/rogge.png)\n\n{% include teller.html %}\n\n[Over ons]({{ site.baseurl }}/over/)\n',
  'mysite/_drafts/zuurdesem.md': '---\ntitle: Zuurdesem\n---\nNog niet af.\n',
  'mysite/over.md': '---\ntitle: Over\npermalink: /over/\n---\n# Over\n\nWij bakken.\n',
  'mysite/README.md': '# For developers\n',
  'mysite/assets/rogge.png': pixel,
}

test('a folder of Jekyll becomes posts, drafts and pages, with its images, tags and old addresses', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  const { import: record, rows } = await bring(site, jekyll)
  expect(record).toMatchObject({ state: 'done', source: 'oven.example', sourceTitle: 'De Oven' })
  expect(await titles(site, 'post')).toEqual(['Rogge: langzaam', 'Zuurdesem'])
  expect(await titles(site, 'page')).toContain('Over')
  const media = rows.filter(({ kind }) => kind === 'media')
  expect(media.map(({ outcome }) => outcome)).toEqual(['create'])
  const words = await wordsOf(site, 'post', 'Rogge: langzaam')
  expect(words).toContain('traag')
  expect(words).not.toContain('{%')
  expect(words).toContain('"/over/"')
  const noted = rows.find(({ title }) => title === 'Rogge: langzaam')?.notes.find(({ code }) => code === 'redirectsTo')
  expect(noted?.values.from).toContain('/recepten/2024/03/05/rogge.html')
  expect(noted?.values.from).toContain('/oud/rogge')
  const asset = await site.as((owner) => assetById(owner, media[0]?.targetId ?? ''))
  expect(asset?.name).toBe('rogge.png')
})

test('the same folder once more changes nothing, and undoing takes its texts away', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  await bring(site, jekyll)
  const { rows } = await bring(site, jekyll)
  expect(rows.filter(({ kind }) => kind === 'post' || kind === 'page').map(({ outcome }) => outcome)).toEqual([
    'unchanged',
    'unchanged',
    'unchanged',
  ])
})

test('a dry run of a folder lists the expected items and writes nothing', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  const { import: record } = await bring(site, jekyll, { dryRun: true })
  expect(record.state).toBe('ready')
  expect(await titles(site, 'post')).toEqual([])
})

test('a folder of Hugo: TOML, page bundles, figures and sections', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  await bring(site, {
    'hugo.toml': "baseURL = 'https://hugo.example/'\ntitle = 'Hugo'\nlanguageCode = 'de'\n",
    'content/_index.md': '---\ntitle: Willkommen\n---\nGuten Tag.\n',
    'content/posts/ridge/index.md':
      '+++\ntitle = \'Der Grat\'\ndate = 2023-05-01T10:00:00Z\ntags = [\'Berge\']\n+++\nHoch oben.\n\n{{< figure src="ridge.png" alt="Grat" caption="Am Grat" >}}\n',
    'content/posts/ridge/ridge.png': pixel,
    'content/about.md': '+++\ntitle = "Über uns"\n+++\nWir. [Grat]({{< ref "posts/ridge" >}})\n',
  })
  expect(await titles(site, 'post')).toEqual(['Der Grat'])
  expect(await titles(site, 'page')).toEqual(expect.arrayContaining(['Willkommen', 'Über uns']))
  expect(await wordsOf(site, 'post', 'Der Grat')).toContain('Am Grat')
  expect(await wordsOf(site, 'page', 'Über uns')).toContain('/posts/ridge/')
})

test('a folder of HTML: the words of a page without menu and foot, and links between files', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  const page = (title: string, main: string) =>
    `<!doctype html><html lang="nl"><head><title>${title} – Oven</title><meta property="og:site_name" content="Oven"></head><body><header><nav><a href="/">Home</a></nav></header><main>${main}</main><footer>© Oven</footer></body></html>`
  await bring(site, {
    'site/index.html': page(
      'Thuis',
      '<h1>Thuis</h1><p>Welkom\nbij ons. <a href="over/index.html#uren">Over</a></p><img src="img/a.png" alt="A">',
    ),
    'site/over/index.html': page('Over', '<p>Wij <script>alert(1)</script>bakken.</p>'),
    'site/img/a.png': pixel,
  })
  expect(await titles(site, 'page')).toEqual(expect.arrayContaining(['Over', 'Thuis']))
  const words = await wordsOf(site, 'page', 'Thuis')
  expect(words).toContain('Welkom bij ons.')
  expect(words).toContain('/over/#uren')
  expect(words).not.toContain('© Oven')
  expect(await wordsOf(site, 'page', 'Over')).not.toContain('alert')
})

const id = '0123456789abcdef0123456789abcdef'
test('an export of Notion, packed twice: titles without their ids, properties, pages below pages', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  const inner = await zipOf({
    [`Cook book ${id}.md`]:
      '# Cook book\n\nAll we cook.\n\n[Soup](Cook%20book/Soup%20fedcba9876543210fedcba9876543210.md)\n',
    'Cook book/Soup fedcba9876543210fedcba9876543210.md':
      '# Soup\n\nTags: Warm, Winter\nDate: March 5, 2024\n\nBoil it.\n',
  })
  await bring(site, { 'Export-Part-1.zip': inner })
  expect(await titles(site, 'page')).toContain('Cook book')
  expect(await titles(site, 'post')).toEqual(['Soup'])
  expect(await wordsOf(site, 'post', 'Soup')).not.toContain('Tags')
  expect(await wordsOf(site, 'page', 'Cook book')).toContain('/soup')
})

test('an archive of Medium: published posts and drafts', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  const post = (title: string, foot: string) =>
    `<html><body><article class="h-entry"><header><h1 class="p-name">${title}</h1></header><section data-field="subtitle" class="p-summary">Short</section><section data-field="body" class="e-content"><h3 class="graf graf--title">${title}</h3><p class="graf">Words.</p></section><footer>${foot}</footer></article></body></html>`
  await bring(site, {
    'README.html': '<html></html>',
    'posts/2019-05-01_On-bread-0123456789ab.html': post(
      'On bread',
      '<a href="https://medium.com/@mira/on-bread-0123456789ab" class="p-canonical">x</a><time class="dt-published" datetime="2019-05-01T08:00:00Z">May</time>',
    ),
    'posts/draft_Later-ba9876543210.html': post('Later', ''),
  })
  const posts = await summaries(site, 'post')
  expect(posts.map(({ title }) => title).toSorted()).toEqual(['Later', 'On bread'])
  expect(posts.find(({ title }) => title === 'On bread')?.publishedAt).not.toBeNull()
  expect(posts.find(({ title }) => title === 'Later')?.publishedAt).toBeNull()
})

test('an archive of Substack: posts for paying subscribers stay private', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  const { rows } = await bring(site, {
    'posts.csv':
      'post_id,post_date,is_published,email_sent_at,type,audience,title,subtitle,podcast_url\n101.rye,2024-01-02T10:00:00Z,true,,newsletter,everyone,Rye,Slow,\n102.gold,2024-01-03T10:00:00Z,true,,newsletter,only_paid,Gold,,\n103.idea,,false,,newsletter,everyone,Idea,,\n',
    'posts/101.rye.html': '<p>Rye words.</p>',
    'posts/102.gold.html': '<p>Gold words.</p>',
    'posts/103.idea.html': '<p>Idea.</p>',
    'email_list.mira.csv': 'email\na@b.example\n',
  })
  expect(rows.filter(({ kind }) => kind === 'post').map(({ title, outcome }) => [title, outcome])).toEqual([
    ['Rye', 'create'],
    ['Gold', 'create'],
    ['Idea', 'create'],
  ])
  expect(await wordsOf(site, 'post', 'Rye')).toContain('Rye words.')
})

test('an archive with one export in it is that export', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  const { import: record } = await bring(site, {
    'feed.atom.xml': `<?xml version='1.0'?><feed xmlns='http://www.w3.org/2005/Atom' xmlns:blogger='http://schemas.google.com/blogger/2018' xmlns:thr='http://purl.org/syndication/thread/1.0'><title>Mijn blog</title><entry><id>tag:blogger.com,1999:blog-1.post-2</id><blogger:type>POST</blogger:type><blogger:status>LIVE</blogger:status><author><name>Mira</name></author><title>Soep</title><content type='html'>&lt;p&gt;Warm.&lt;/p&gt;</content><published>2020-01-02T10:00:00Z</published><blogger:filename>/2020/01/soep.html</blogger:filename><category term='eten' scheme='x'/></entry><entry><id>c1</id><blogger:type>COMMENT</blogger:type><blogger:status>LIVE</blogger:status><author><name>Jan</name></author><content type='html'>Lekker</content><published>2020-01-03T10:00:00Z</published><thr:in-reply-to ref='tag:blogger.com,1999:blog-1.post-2'/></entry></feed>`,
  })
  expect(record).toMatchObject({ state: 'done', sourceTitle: 'Mijn blog' })
  expect(await titles(site, 'post')).toEqual(['Soep'])
})

test.each([
  ['cut off', async () => (await zipOf(jekyll)).subarray(0, 400), 'imports.broken_archive'],
  [
    'with a name that leads out of it',
    async () =>
      Buffer.from(
        (await zipOf({ 'aa/evil.md': '# Evil' })).toString('latin1').replaceAll('aa/evil.md', '../evil.md'),
        'latin1',
      ),
    'imports.broken_archive',
  ],
  ['of a spreadsheet', () => zipOf({ '[Content_Types].xml': '<x/>', 'xl/workbook.xml': '<x/>' }), 'imports.archive'],
  ['without texts', () => zipOf({ 'a.exe': 'MZ', 'b.dll': 'MZ' }), 'imports.nothing_readable'],
  [
    'of zeros without end',
    () => zipOf({ 'a.md': '# A', 'b.bin': new Uint8Array(150_000_000) }),
    'imports.archive_bomb',
  ],
  ['with a text of many megabytes', () => zipOf({ 'a.md': Buffer.alloc(21_000_000, 'words ') }), 'imports.large_entry'],
  ['of a whole site', () => zipOf({ 'manifest.json': '{}', 'site.json': '{}', 'x.md': '' }), 'imports.site_archive'],
])('an archive %s ends in one sentence', async (_, content, code) => {
  expect(await sentence(content())).toBe(code)
})

test('links in an archive are not followed', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  const { rows } = await bring(
    site,
    { 'posts/a.md': '# A\n\n![x](secret.png) ![y](../../../etc/passwd)', 'posts/secret.png': '/etc/passwd' },
    { modes: { 'posts/secret.png': 0o120777 } },
  )
  expect(rows.filter(({ kind }) => kind === 'media')).toEqual([])
})

test('scripts in every field become text or are removed, in any encoding', async () => {
  const site = await testSite(ctx, { start: 'blank' })
  const evil = '<script>alert(1)</script>'
  await bring(site, {
    'posts/a.md': `---\ntitle: ${JSON.stringify(`${evil}Titel`)}\ntags: [${JSON.stringify(evil)}]\ndescription: ${JSON.stringify(evil)}\nurl: "javascript:alert(1)"\n---\n${evil}\n\n[x](javascript:alert(1)) <img src=x onerror=alert(1)>\n`,
    'posts/b.md': Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('---\ntitle: Één\n---\nTwee', 'utf16le')]),
    'posts/c.md': Buffer.from('---\ntitle: Caf\xe9\n---\nCr\xe8me', 'latin1'),
  })
  expect(await titles(site, 'post')).toEqual(expect.arrayContaining(['Café', 'Één']))
  const posts = await summaries(site, 'post')
  for (const { id: post } of posts) {
    const { blocks } = await site.as((owner) => draftOf(owner, post))
    const shown = Object.values(blocks).filter(({ hidden }) => !hidden)
    expect(JSON.stringify(shown)).not.toMatch(/javascript:|onerror/)
  }
})

test('an archive whose index names ten million tiny files ends in one sentence, before any of them is read', async () => {
  const archive = indexOf(10_000_000)
  const spent = await processorTime(async () => expect(await sentence(archive)).toBe('imports.many_entries'))
  expect(spent).toBeLessThan(20_000)
})

/** Builds a file without a name, and an index (ZIP64) with this many entries. */
function indexOf(entries: number): Buffer {
  const file = Buffer.alloc(30)
  file.write('PK\u0003\u0004', 'latin1')
  const record = Buffer.alloc(56)
  record.write('PK\u0006\u0006', 'latin1')
  record.writeBigUInt64LE(44n, 4)
  record.writeBigUInt64LE(BigInt(entries), 24)
  record.writeBigUInt64LE(BigInt(entries), 32)
  record.writeBigUInt64LE(BigInt(file.length), 48)
  const locator = Buffer.alloc(20)
  locator.write('PK\u0006\u0007', 'latin1')
  locator.writeBigUInt64LE(BigInt(file.length), 8)
  locator.writeUInt32LE(1, 16)
  const end = Buffer.alloc(22, 0xff)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt32LE(0, 4)
  end.writeUInt16LE(0, 20)
  return Buffer.concat([file, record, locator, end])
}
