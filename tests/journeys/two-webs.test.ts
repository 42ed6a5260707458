import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { openEmbedded } from '#platform/database'
import { samples, siteOwner } from '#support/editor'
import { freePort } from '#support/installation'
import { ask } from '#support/request'
import { temporaryFolder } from '#support/temporary-folder'
import { within } from '#support/within'

const place = samples()
const port = await freePort()
const folder = temporaryFolder('quoin-second')
const database = await openEmbedded(place.data)
const second = await startWeb()
afterAll(async () => {
  const ended = new Promise((resolve) => second.once('exit', resolve))
  second.kill('SIGTERM')
  await ended
  await database.close()
})

test('a page published through one web process is served by another on the same database within two seconds', async () => {
  const host = `kade-9.localhost:${port}`
  const before = await ask(port, host, '/delivery')
  expect([before.status, before.text.includes('Shipped by bicycle')]).toEqual([200, false])

  const admin = await siteOwner('kade-9')
  const { pages } = (await admin.ask('/api/pages')).json<{ pages: { id: string; path: string | null }[] }>()
  const id = pages.find(({ path }) => path === '/delivery')?.id ?? ''
  const { document } = (await admin.ask(`/api/documents/${id}`)).json<{ document: { seq: number } }>()
  const operation = { kind: 'changeSettings', changes: [{ path: ['seoDescription'], value: 'Shipped by bicycle' }] }
  const wish = { base: document.seq, client: randomUUID(), operations: [{ n: 1, operation }] }
  expect((await admin.send('POST', `/api/documents/${id}/operations`, wish)).status).toBe(200)
  expect((await admin.send('POST', '/api/documents/publish', { documents: [id] })).status).toBe(200)
  await within(2000, async () => expect((await ask(port, host, '/delivery')).text).toContain('Shipped by bicycle'))
})

/**
 * A process as on another machine: it shares the database, the files and the secret, and has a data folder of its own.
 */
async function startWeb(): Promise<ChildProcess> {
  const shared = {
    DATABASE_URL: database.url,
    STORAGE_URL: pathToFileURL(join(place.data, 'files')).href,
    QUOIN_SECRET: readFileSync(join(place.data, 'secret'), 'utf8').trim(),
  }
  const root = join(import.meta.dirname, '../..')
  const child = spawn(join(root, 'quoin'), ['start', '--role', 'web', '--port', String(port), '--data', folder], {
    env: { ...process.env, ...shared },
  })
  let printed = ''
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString()
      if (printed.includes('Quoin is ready')) resolve()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.once('exit', (code) => reject(new Error(`The second web process ended with ${code}:\n${printed}`)))
  })
  child.removeAllListeners('exit')
  return child
}
