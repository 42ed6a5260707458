import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Parser } from 'htmlparser2'
import { openPromise } from 'yauzl'
import { expect, test } from 'vitest'
import { createOwner } from '#features/accounts/server'
import { createSite } from '#features/sites/server'
import { copyIntoFolder, copyIntoZip } from '#features/transfer/server'
import { registerRedirect } from '#features/pages/server'
import type { Site } from '#platform/context'
import { inSite } from '#platform/database'
import { matching } from '../../features/search/visitor/copied-search.behaviour.ts'
import { product } from '../../apps/server/features.ts'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { temporaryFolder } from '#support/temporary-folder'

const ctx = await testContext({ features: product.features, seed: 3 })
const ada = await createOwner(ctx, { email: 'ada@example.com', name: 'Ada', password: 'correct horse battery' })
const folder = temporaryFolder('quoin-copy')
const siteOf = (start: string): Promise<Site> =>
  createSite({ ...ctx, account: ada }, { name: start, title: start, start })
const kade = await siteOf('kade-9')
const lichtval = await siteOf('lichtval')
const korenbloem = await siteOf('korenbloem')
// Sizes of images are copied as they are served, made or not: making those of three sites takes minutes.
await doDueJobs(ctx, ['catalog.index'])
await inSite(ctx, kade, (tx) =>
  registerRedirect({ ...tx, locale: 'en' }, { path: '/old-lamp', target: '/shop/lamp-n', permanent: true }),
)

test('a copy that would use up the remaining room says so and leaves an empty folder', async () => {
  const short = { ...ctx, config: { ...ctx.config, leastFreeBytes: 1e15 } }
  const place = join(folder, 'no-room')
  await expect(copyIntoFolder(short, kade, place, relative)).rejects.toMatchObject({ code: 'storage.nearly_full' })
  expect(await readdir(place)).toEqual([])
})

type Files = Map<string, string>

const relative = { address: '', answersAt: '' }
const copies = {
  'kade-9': await copyIntoFolder(ctx, kade, join(folder, 'kade-9'), relative),
  lichtval: await copyIntoFolder(ctx, lichtval, join(folder, 'lichtval'), relative),
  korenbloem: await copyIntoFolder(ctx, korenbloem, join(folder, 'korenbloem'), relative),
}
await copyIntoFolder(ctx, kade, join(folder, 'placed'), {
  address: 'https://www.example.com/shop-copy/',
  answersAt: 'https://live.example.com',
})

async function filesIn(root: string): Promise<Files> {
  const names = await readdir(root, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  return new Map(
    await Promise.all(
      files.map(async (file) => [file.slice(root.length + 1), await readFile(file, 'latin1')] as const),
    ),
  )
}

const addressesIn = new Set(['href', 'src', 'srcset', 'poster', 'action', 'imagesrcset'])

/** Returns the links and resources of a page on its own host, as a browser would request them. */
function addressesOn(html: string, at: string): string[] {
  const addresses: string[] = []
  const add = (href: string) => {
    const url = URL.canParse(href, at) ? new URL(href, at) : null
    if (url && url.origin === new URL(at).origin) addresses.push(decodeURIComponent(url.pathname))
  }
  const parser = new Parser({
    onopentag: (tag, attributes) => {
      for (const [name, value] of Object.entries(attributes)) {
        if (!addressesIn.has(name) || (tag === 'link' && attributes['rel'] === 'canonical')) continue
        if (name.endsWith('srcset')) for (const part of value.split(/,\s+/)) add(part.split(' ')[0] ?? '')
        else add(value)
      }
    },
    ontext: (text) => {
      for (const [, href = ''] of text.matchAll(/url\(["']?([^"')]+)/g)) add(href)
    },
  })
  parser.end(html)
  return addresses
}

/** As a plain web server answers: a folder by its index. */
function brokenIn(files: Files, root = '/'): string[] {
  const broken: string[] = []
  for (const [name, html] of files) {
    if (!name.endsWith('index.html')) continue
    for (const path of addressesOn(html, `http://copy.example${root}${name.replace(/index\.html$/, '')}`)) {
      const file = path.startsWith(root) ? path.slice(root.length) : `outside${path}`
      if (!files.has(file) && !files.has(`${file}index.html`)) broken.push(`${name}: ${path}`)
    }
  }
  return broken
}

test.each([
  ['kade-9', 30],
  ['lichtval', 15],
  ['korenbloem', 8],
] as const)('a copy of %s has no broken link, at the root of a host or below', async (name, pages) => {
  const result = copies[name]
  const files = await filesIn(join(folder, name))
  expect(result.pages).toBeGreaterThanOrEqual(pages)
  expect(result.left).toEqual([])
  expect(brokenIn(files)).toEqual([])
  expect(brokenIn(files, '/somewhere/below/')).toEqual([])
  const html = [...files].flatMap(([file, text]) => (file.endsWith('index.html') && text.includes('<main') ? text : []))
  expect(html.filter((text) => /<[^>]* (?:nonce=|action="\/|href="\/(?!\/))/.test(text))).toEqual([])
})

test('a page of the copy is the page of the site, except for links, nonces and parts that need the program', async () => {
  const html = await readFile(join(folder, 'kade-9/shop/lamp-n/index.html'), 'utf8')
  expect(html).toContain('<h1')
  expect(html).toContain('€189.00')
  expect(html).toContain('Nothing can be ordered in this copy of the site.')
  expect(html).not.toContain('/api/')
  expect(html).not.toContain('href="/cart"')
  expect(html).toMatch(/<img src="\.\.\/\.\.\/s\/[0-9a-f]{24}\//)
  expect(html).toMatch(/<link rel="canonical" href="http:\/\/[^"]+\/shop\/lamp-n\/">/)
})

test('lists keep one filter at a time, and feeds, map and robots are included', async () => {
  const files = await filesIn(join(folder, 'kade-9'))
  const names = [...files.keys()]
  expect(names).toContain('shop/sort-price/index.html')
  expect(names.filter((name) => /options-.*options-|sort-.*stock-/.test(name))).toEqual([])
  expect(names).toEqual(expect.arrayContaining(['robots.txt', 'sitemap.xml', '404.html', 'README.txt', 'favicon.svg']))
  const blog = await filesIn(join(folder, 'korenbloem'))
  expect(blog.get('nieuws/index.html')).toContain('<link rel="alternate" href="../feed/nieuws.xml"')
  expect([...blog.keys()]).toContain('feed/nieuws.xml')
  const mapped = [...(files.get('sitemap.xml') ?? '').matchAll(/<loc>https?:\/\/[^/]+\/([^<]*)/g)].map(
    ([, path]) => path,
  )
  expect(mapped.length).toBeGreaterThan(15)
  expect(
    mapped.filter(
      (path = '') => !files.has(decodeURIComponent(path)) && !files.has(`${decodeURIComponent(path)}index.html`),
    ),
  ).toEqual([])
})

test('an old address leads on by itself, and is written for three servers', async () => {
  const files = await filesIn(join(folder, 'kade-9'))
  expect(files.get('old-lamp/index.html')).toContain('content="0; url=../shop/lamp-n/"')
  expect(files.get('_redirects')).toContain('/old-lamp  /shop/lamp-n/  301')
  expect(files.get('redirects.nginx.conf')).toContain('location = "/old-lamp" { return 301 "/shop/lamp-n/"; }')
  expect(files.get('.htaccess')).toContain('Redirect 301 "/old-lamp" "/shop/lamp-n/"')
})

test('search finds by the words of titles and texts without a program', async () => {
  const entries = JSON.parse(await readFile(join(folder, 'kade-9/search/index.json'), 'utf8')) as {
    path: string
    title: string
    text: string
  }[]
  expect(matching(entries, ['lamp'])[0]).toMatchObject({ title: 'Lamp N', path: '../shop/lamp-n/' })
  expect(matching(entries, ['lamp', 'nowhere'])).toEqual([])
  expect(await readFile(join(folder, 'kade-9/search/index.html'), 'utf8')).toContain('copied-search')
})

test('with an address links begin there, and forms and cart lead to the site that responds', async () => {
  const files = await filesIn(join(folder, 'placed'))
  const html = files.get('shop/lamp-n/index.html') ?? ''
  expect(html).toContain('action="https://live.example.com/api/commerce/cart/entries"')
  expect(html).toContain('href="https://live.example.com/cart"')
  expect(html).toContain('<link rel="canonical" href="https://www.example.com/shop-copy/shop/lamp-n/">')
  expect(html).toContain('href="/shop-copy/shop/"')
  expect(brokenIn(files, '/shop-copy/')).toEqual([])
  expect(files.get('sitemap.xml')).toContain('<loc>https://www.example.com/shop-copy/shop/lamp-n/</loc>')
})

test('the zip holds the same files, and two copies are equal', async () => {
  const namesOf = async (file: string): Promise<string[]> => {
    const zip = await openPromise(file)
    const names: string[] = []
    for await (const entry of zip.eachEntry()) names.push(`${entry.fileName} ${entry.crc32}`)
    return names.toSorted()
  }
  const [one, other] = [join(folder, 'one.zip'), join(folder, 'other.zip')]
  await copyIntoZip(ctx, korenbloem, one, relative)
  await copyIntoZip(ctx, korenbloem, other, relative)
  const names = await namesOf(one)
  const files = await filesIn(join(folder, 'korenbloem'))
  expect(names.map((name) => name.split(' ', 1)[0] ?? '').toSorted()).toEqual([...files.keys()].toSorted())
  expect(await namesOf(other)).toEqual(names)
})

test('a folder with files in it is left alone', async () => {
  await expect(copyIntoFolder(ctx, kade, folder, relative)).rejects.toThrow(/not empty/)
})
