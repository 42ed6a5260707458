import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect } from '#platform/database'
import { type Installation, placeOf, startInstallation } from '#support/installation'
import { ask } from '#support/request'
import { temporaryFolder } from '#support/temporary-folder'

// Each command is a program of its own that starts and ends.

const folder = temporaryFolder('quoin-commands')
const email = 'ada@example.com'
let installation: Installation
beforeAll(async () => {
  installation = await startInstallation()
})
afterAll(async () => {
  await installation.stop()
})

const page = (on: Installation, site: string, path: string) => ask(on.port, `${site}.localhost:${on.port}`, path)

const exported = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel><title>Oude site</title><link>https://old.example</link><language>nl-NL</language><wp:wxr_version>1.2</wp:wxr_version>
<item><title>Over de molen</title><link>https://old.example/molen/</link><content:encoded><![CDATA[<p>De molen draait weer.</p>]]></content:encoded>
<wp:post_id>7</wp:post_id><wp:post_date>2024-03-02 10:00:00</wp:post_date><wp:post_name>molen</wp:post_name><wp:status>publish</wp:status><wp:post_type>page</wp:post_type></item>
</channel></rss>`

test('an owner and a site are made by commands, and the site answers at once', async () => {
  const owner = await installation.command('create-owner', '--email', email, '--password', 'three plain words')
  const site = await installation.command('create-site', 'molen', '--owner', email)
  const again = await installation.command('create-site', 'molen', '--owner', email)
  expect([owner.code, site.code]).toEqual([0, 0])
  expect(site.output).toContain('molen')
  expect((await page(installation, 'molen', '/')).status).toBe(200)
  expect([again.code === 0, again.output.includes('    at ')]).toEqual([false, false])
})

test('a site for an unknown account is refused with a sentence', async () => {
  const { code, output } = await installation.command('create-site', 'geest', '--owner', 'nobody@example.com')
  expect(code).not.toBe(0)
  expect(output).toContain('nobody@example.com')
})

test('an export is tried first, then imported, and its page is there for visitors', async () => {
  const file = join(folder, 'export.xml')
  writeFileSync(file, exported)
  const dry = await installation.command('import', file, '--site', 'molen', '--dry-run', '--json')
  const before = await page(installation, 'molen', '/molen')
  const run = await installation.command('import', file, '--site', 'molen')
  const after = await page(installation, 'molen', '/molen')
  expect([dry.code, JSON.parse(dry.output) !== null, before.status]).toEqual([0, true, 404])
  expect([run.code, after.status]).toEqual([0, 200])
  expect(after.text).toContain('De molen draait weer.')
})

test('a file that is no export is refused with a sentence and changes nothing', async () => {
  const file = join(folder, 'broken.xml')
  writeFileSync(file, '%PDF-1.4 not an export')
  const { code, output } = await installation.command('import', file, '--site', 'molen')
  expect(code).not.toBe(0)
  expect(output).not.toContain('    at ')
  expect((await page(installation, 'molen', '/molen')).status).toBe(200)
})

test('an import that is stopped ends in good order, and so does the database that it opened', async () => {
  const data = join(folder, 'alone')
  const alone = placeOf(installation.port, data)
  await alone.command('create-owner', '--email', email, '--password', 'three plain words')
  await alone.command('create-site', 'molen', '--owner', email)
  const rows = Array.from({ length: 6000 }, (_, at) => `kom-${at},Kom ${at},true,5.00,K-${at}`)
  const file = join(folder, 'products.csv')
  writeFileSync(file, ['Handle,Title,Published,Variant Price,Variant SKU', ...rows, ''].join('\n'))
  const running = alone.begin('import', file, '--site', 'molen', '--json')
  await vi.waitFor(async () => expect(await statesOfImports(data)).toEqual(['running']), {
    timeout: 200_000,
    interval: 100,
  })
  running.tell('SIGTERM')
  const { code, output } = await running.ended
  const { import: stopped } = JSON.parse(output) as { import: { state: string; problem: { code: string } } }
  expect([code, stopped.state, stopped.problem.code]).toEqual([1, 'failed', 'imports.interrupted'])
  expect(existsSync(join(data, 'postgres/postmaster.pid'))).toBe(false)
})

/** As the database of a command says, which ends with it: nobody else claims it. */
async function statesOfImports(data: string): Promise<string[]> {
  const socket = readFileSync(join(data, 'postgres/postmaster.pid'), 'utf8').split('\n')[4] ?? ''
  const sql = connect(`postgres://postgres@localhost/quoin?host=${encodeURIComponent(socket)}`, { max: 1 })
  try {
    return (await sql<{ state: string }[]>`select state from imports`).map(({ state }) => state)
  } finally {
    await sql.end()
  }
}

test('a misspelt folder becomes no installation, and its backup contains no data', async () => {
  const file = join(folder, 'nothing.quoin')
  const elsewhere = placeOf(installation.port, join(folder, 'mispelt'))
  const { code, output } = await elsewhere.command('backup', file)
  expect([code, output]).toEqual([1, expect.stringContaining(`There is no installation in ${elsewhere.data}`)])
  expect([existsSync(file), existsSync(elsewhere.data)]).toEqual([false, false])
})

test('an external database that does not respond is reported with a sentence', async () => {
  vi.stubEnv('DATABASE_URL', 'postgres://127.0.0.1:1/none')
  const { code, output } = await installation.command('sign-in-link', email)
  vi.unstubAllEnvs()
  expect([code, output]).toEqual([1, expect.stringContaining('The database does not answer: connect ECONNREFUSED')])
  expect(output).not.toContain('    at ')
})

test('doctor finds a healthy installation healthy', async () => {
  const { code, output } = await installation.command('doctor')
  expect([code, output]).toEqual([0, expect.not.stringContaining('✗')])
})

test('a backup restores everything in another installation, which has to be stopped for it', async () => {
  const file = join(folder, 'whole.quoin')
  const backup = await installation.command('backup', file)
  const other = await startInstallation()
  const refused = await other.command('restore', file, '--force')
  await other.kill()
  const restored = await other.command('restore', file, '--force')
  await other.start()
  const seen = await page(other, 'molen', '/molen')
  await other.stop()
  expect([backup.code, existsSync(file)]).toEqual([0, true])
  expect([refused.code === 0, refused.output.includes('    at ')]).toEqual([false, false])
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restored') })
  expect([seen.status, seen.text.includes('De molen draait weer.')]).toEqual([200, true])
})
