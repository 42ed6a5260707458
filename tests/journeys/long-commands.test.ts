import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { connect } from '#platform/database'
import { exportOfOnePage } from '#support/export-of-one-page'
import { type Installation, placeOf, startInstallation } from '#support/installation'
import { ask } from '#support/request'
import { temporaryFolder } from '#support/temporary-folder'

// Commands that take long: an import that is stopped, and a backup that is restored elsewhere.

const folder = temporaryFolder('quoin-long-commands')
const email = 'ada@example.com'
let installation: Installation
beforeAll(async () => {
  installation = await startInstallation()
})
afterAll(async () => {
  await installation.stop()
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

test('a backup restores everything in another installation, which has to be stopped for it', async () => {
  await installation.command('create-owner', '--email', email, '--password', 'three plain words')
  await installation.command('create-site', 'molen', '--owner', email)
  const exported = join(folder, 'export.xml')
  writeFileSync(exported, exportOfOnePage)
  await installation.command('import', exported, '--site', 'molen')
  const file = join(folder, 'whole.quoin')
  const backup = await installation.command('backup', file)
  const other = await startInstallation()
  const refused = await other.command('restore', file, '--force')
  await other.kill()
  const restored = await other.command('restore', file, '--force')
  await other.start()
  const seen = await ask(other.port, `molen.localhost:${other.port}`, '/molen')
  await other.stop()
  expect([backup.code, existsSync(file)]).toEqual([0, true])
  expect([refused.code === 0, refused.output.includes('    at ')]).toEqual([false, false])
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining('Restored') })
  expect([seen.status, seen.text.includes('De molen draait weer.')]).toEqual([200, true])
})
