import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Installation, placeOf, startInstallation } from '#support/installation'
import { ask } from '#support/request'
import { exportOfOnePage } from '#support/export-of-one-page'
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
  writeFileSync(file, exportOfOnePage)
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
