import { type ChildProcess, spawn } from 'node:child_process'
import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname, extname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openPromise } from 'yauzl'
import { afterAll, expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { freshSession, ownerVisit, samples } from '#support/editor'
import { listenHere } from '#support/listen-here'
import { temporaryFolder } from '#support/temporary-folder'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 }, await freshSession())
const folder = temporaryFolder('quoin-static')
const archive = join(folder, 'copy.zip')
const root = join(folder, 'public')
const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
}

/** As any web server does it: a file, the index of a folder, or the page for what is not there. */
const server = createServer((request, response) => {
  const requested = join(root, decodeURIComponent(new URL(request.url ?? '/', 'http://copy').pathname))
  void (async () => {
    const isFolder = (await stat(requested).catch(() => null))?.isDirectory() ?? false
    const file = isFolder ? join(requested, 'index.html') : requested
    const isThere = (await stat(file).catch(() => null))?.isFile() ?? false
    const sent = isThere ? file : join(root, '404.html')
    response.writeHead(isThere ? 200 : 404, { 'content-type': types[extname(sent)] ?? 'application/octet-stream' })
    createReadStream(sent).pipe(response)
  })()
})
const { port: servedPort } = await listenHere(server)
const served = `http://copy.localhost:${servedPort}`

async function unpack(): Promise<void> {
  const zip = await openPromise(archive)
  for await (const entry of zip.eachEntry()) {
    const path = join(root, entry.fileName)
    await mkdir(dirname(path), { recursive: true })
    await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(path))
  }
}

test('an owner exports a site as files on the export screen', async () => {
  await page.goto(`${place.admin('kade-9')}/config/export`)
  await page.getByRole('button', { name: 'Make files' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Address of the files (optional)').fill('not an address')
  await dialog.getByRole('button', { name: 'Make files' }).click()
  await dialog.getByText(/Enter an address that begins with https/).waitFor()
  await dialog.getByLabel('Address of the files (optional)').fill('')
  expect(await axeFindings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Make files' }).click()
  await dialog.waitFor({ state: 'hidden' })
  // The announcement about the waiting button ends with its dialog, not seven seconds later.
  await expect.poll(() => page.locator('[data-live-announcer] [role="img"]').count(), { timeout: 2_000 }).toBe(0)
  const link = page.getByRole('link', { name: /^Download kade-9-static-/ })
  await link.waitFor({ timeout: 120_000 })
  expect(await axeFindings(page)).toEqual([])
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  await download.saveAs(archive)
  await unpack()
})

test('served by a plain web server they are the site: pages, images, search', async () => {
  await page.goto(served)
  await page.getByRole('link', { name: 'Shop', exact: true }).first().click()
  await page.waitForURL(`${served}/shop/`)
  await page.getByRole('link', { name: 'Lamp N' }).first().click()
  await page.getByRole('heading', { name: 'Lamp N', level: 1 }).waitFor()
  await page.getByText('Nothing can be ordered in this copy of the site.').first().waitFor()
  const broken = await page.evaluate(() =>
    [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
  )
  expect(broken).toEqual([])
  expect(await axeFindings(page)).toEqual([])
  await page.goto(`${served}/search/?q=lamp`)
  await page.locator('.search-results').getByRole('link', { name: 'Lamp N' }).click()
  await page.waitForURL(`${served}/shop/lamp-n/`)
})

test('a missing address shows the page for it', async () => {
  const answer = await page.goto(`${served}/somewhere/deep/else`)
  expect(answer?.status()).toBe(404)
  await page.getByRole('link', { name: 'Kade 9' }).first().click()
  await page.waitForURL(`${served}/`)
  // The browser itself names the address that was not there.
  expect(complaints.filter((complaint) => !complaint.includes('404'))).toEqual([])
})

test('pages and posts are exported for another system', async () => {
  await page.goto(`${place.admin('kade-9')}/config/export`)
  await page.getByRole('button', { name: 'Export', exact: true }).click()
  await page.getByRole('link', { name: /^Download kade-9-wordpress-.*\.xml/ }).waitFor({ timeout: 60_000 })
})

const nginx = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((path) => existsSync(path))
let running: ChildProcess | null = null
afterAll(() => running?.kill())

/**
 * Sites as nginx serves them: the configuration that the guide gives, with a folder, a name and a port of this machine
 * for each.
 */
async function serveByNginx(names: readonly string[]): Promise<Map<string, string>> {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/guide/static-copy.md'), 'utf8')
  const block = /```nginx\n([\s\S]*?)```/.exec(guide)?.[1] ?? ''
  const served = new Map<string, string>()
  const servers: string[] = []
  for (const name of names) {
    const port = await freePort()
    served.set(name, `http://copy.localhost:${port}`)
    servers.push(
      block
        .replaceAll('/srv/www/example', join(folder, name))
        .replace('listen 80;', `listen 127.0.0.1:${port};`)
        .replace('server_name www.example.com;', 'server_name copy.localhost;'),
    )
  }
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/nginx-${name};`,
  )
  const config = join(folder, 'nginx.conf')
  await writeFile(
    config,
    `pid ${folder}/nginx.pid;\nerror_log ${folder}/nginx-error.log;\ndaemon off;\n${process.getuid?.() === 0 ? 'user root;\n' : ''}events {}\nhttp {\n  access_log off;\n  include /etc/nginx/mime.types;\n  ${places.join('\n  ')}\n${servers.join('\n')}}\n`,
  )
  running = spawn(nginx ?? '', ['-c', config, '-p', folder], { stdio: 'ignore' })
  for (const address of served.values()) await expect.poll(() => statusOf(`${address}/`)).toBe(200)
  return served
}

const statusOf = (address: string): Promise<number> =>
  fetch(address.replace('copy.localhost', '127.0.0.1'), {
    redirect: 'manual',
    headers: { host: 'copy.localhost' },
  }).then(
    ({ status }) => status,
    () => 0,
  )

async function freePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((done) => probe.listen(0, '127.0.0.1', done))
  const { port } = probe.address() as AddressInfo
  await new Promise<void>((done) => probe.close(() => done()))
  return port
}

/** Everything that pages of a copy lead to or show, and that is not there. */
async function brokenLinks(name: string, address: string): Promise<string[]> {
  const files = (await readdir(join(folder, name), { recursive: true })).filter((file) => file.endsWith('.html'))
  const wanted = new Map<string, string>()
  for (const file of files) {
    const html = await readFile(join(folder, name, file), 'utf8')
    // The page for nowhere is shown at any depth: its links begin at the root of the site as it is.
    if (file === '404.html') continue
    for (const [, , value = ''] of html.matchAll(/\s(href|src|poster)="([^"]*)"/g)) {
      const url = URL.parse(value.replaceAll('&amp;', '&'), `${address}/${file}`)
      if (url?.origin === address) wanted.set(url.pathname, file)
    }
  }
  const broken: string[] = []
  for (const [path, file] of wanted) {
    const status = await statusOf(address + path)
    // nginx itself adds the slash at the end of a folder.
    if (status !== 200 && status !== 301) broken.push(`${path} on ${file}: ${status}`)
  }
  expect(files.length).toBeGreaterThan(3)
  return broken
}

test.skipIf(nginx === undefined)(
  'on nginx, as the guide configures it, the three samples are the sites: no link is broken, images, search, and the page for missing addresses',
  async () => {
    const names = ['kade-9', 'korenbloem', 'lichtval']
    for (const name of names) {
      const { code } = await place.command('export', 'static', join(folder, name), '--site', name)
      expect(code).toBe(0)
    }
    const served = await serveByNginx(names)
    for (const [name, address] of served) {
      expect([name, await brokenLinks(name, address)]).toEqual([name, []])
      await page.goto(address)
      const links = page.locator('header nav a[href]:visible')
      await links.first().waitFor()
      await links.nth((await links.count()) - 1).click()
      await page.locator('main').first().waitFor()
      await page.goto(address)
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await expect
        .poll(() =>
          page.evaluate(() =>
            [...document.images].filter((image) => image.complete && image.naturalWidth === 0).map(({ src }) => src),
          ),
        )
        .toEqual([])
      const missing = await page.goto(`${address}/somewhere/deep/else`)
      expect(missing?.status()).toBe(404)
      await page.locator('header').first().waitFor()
    }
    const shop = served.get('kade-9') ?? ''
    await page.goto(shop)
    await page.getByRole('link', { name: 'Shop', exact: true }).first().click()
    await page.waitForURL(`${shop}/shop/`)
    await page.getByRole('link', { name: 'Lamp N' }).first().click()
    await page.getByRole('heading', { name: 'Lamp N', level: 1 }).waitFor()
    await page.goto(`${shop}/search/?q=lamp`)
    await page.locator('.search-results').getByRole('link', { name: 'Lamp N' }).click()
    await page.waitForURL(`${shop}/shop/lamp-n/`)
  },
)
