import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterAll, expect, test, vi } from 'vitest'
import { inSite, siteTables } from '#platform/database'
import { openStorage } from '#platform/storage'
import { product } from '../../apps/server/features.ts'
import { runTransferJob } from '../../features/transfer/server/run-transfer.job.ts'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { temporaryFolder } from '#support/temporary-folder'
import { browserOf } from '../security/two-sites.ts'

const ctx = await testContext({ features: product.features })
const app = await runningApp(ctx)
// Other tests have temporary folders of the same names.
vi.stubEnv('TMPDIR', temporaryFolder('quoin-ends'))
afterAll(() => vi.unstubAllEnvs())

interface Listed {
  id: string
  state: string
  problem: { code: string; sentence: string } | null
}

/** A site whose export waits for the worker. */
async function exporting(name: string, format = 'archive') {
  const own = await testSite(ctx, { name })
  const owner = await browserOf(ctx, app, own.account, own)
  const { id } = (await owner.send('POST', '/api/site-archives', { format })).json<Listed>()
  const listed = async () => (await owner.ask('/api/site-archives')).json<Listed[]>()
  return { site: own.site, owner, id, listed }
}

test('a transfer that waits is cancelled by its owner: the worker does nothing, and the next one may begin', async () => {
  const { owner, id, listed } = await exporting('cancelled')
  expect((await owner.send('POST', '/api/site-archives', { format: 'archive' })).status).toBe(409)
  expect((await owner.send('POST', `/api/site-archives/${id}/cancel`, {})).status).toBe(200)
  await doDueJobs(ctx)
  expect(await listed()).toMatchObject([{ id, state: 'failed', problem: { code: 'transfer.cancelled' } }])
  const again = await owner.send('POST', `/api/site-archives/${id}/cancel`, {})
  expect([again.status, again.json<{ code: string }>().code]).toEqual([409, 'transfer.not_running'])
  const second = (await owner.send('POST', '/api/site-archives', { format: 'archive' })).json<Listed>()
  await doDueJobs(ctx)
  expect((await listed()).find((transfer) => transfer.id === second.id)?.state).toBe('done')
})

/** The same context on a disk that has too little room. */
const short = { ...ctx, config: { ...ctx.config, leastFreeBytes: 1e15 } }
async function keysUnder(prefix: string): Promise<string[]> {
  const keys: string[] = []
  for await (const key of ctx.storage.list(prefix)) keys.push(key)
  return keys
}

const temporaryFolders = () => readdirSync(tmpdir()).filter((name) => /^quoin-(transfer|import)-/.test(name))

test.each(['archive', 'static', 'wordpress', 'markdown'])(
  'an export as %s that would use up the remaining room ends with that reason and leaves no file',
  async (format) => {
    const { site, owner, id, listed } = await exporting(`no-room-${format}`, format)
    const before = temporaryFolders()
    await doDueJobs(short)
    expect(await listed()).toMatchObject([{ id, state: 'failed', problem: { code: 'storage.nearly_full' } }])
    expect((await listed())[0]?.problem?.sentence).toContain('so it takes no more files')
    expect(temporaryFolders()).toEqual(before)
    expect(await keysUnder(`${site.id}/transfers/`)).toEqual([])
    expect((await owner.send('POST', '/api/site-archives', { format })).status).toBe(200)
  },
)

test.each([
  ['the copy that is read', [0, 1e15]],
  ['the files of the archive', [1e15, 0]],
])(
  'an import of a site that would use up the remaining room with %s ends with that reason and leaves no file',
  async (_, [inStore = 0, inTemporary = 0]) => {
    const from = await exporting(`brought-from-${inStore}`)
    await ctx.storage.put(`${from.site.id}/0123456789abcdef01234567/original`, ctx.random(9000), 'image/png')
    await doDueJobs(ctx)
    const archive = await ctx.storage.read(`${from.site.id}/transfers/${from.id}.zip`)
    const into = await testSite(ctx, { name: `brought-into-${inStore}` })
    const owner = await browserOf(ctx, app, into.account, into)
    const form = new FormData()
    form.append('file', new Blob([archive]), 'site.zip')
    const sent = new Response(form)
    const headers = { 'content-type': sent.headers.get('content-type') ?? '' }
    const answered = await owner.send(
      'POST',
      '/api/site-archives/import',
      new Uint8Array(await sent.arrayBuffer()),
      headers,
    )
    expect(answered.status).toBe(200)
    const before = temporaryFolders()
    const storage = await openStorage(ctx.config.storageUrl, { leastFreeBytes: inStore })
    await doDueJobs({ ...ctx, storage, config: { ...ctx.config, leastFreeBytes: inTemporary } })
    expect((await owner.ask('/api/site-archives')).json<Listed[]>()).toMatchObject([
      { state: 'failed', problem: { code: 'storage.nearly_full' } },
    ])
    expect(temporaryFolders()).toEqual(before)
    expect(await keysUnder(`${into.site.id}/`)).toEqual([])
  },
)

test('a transfer that ended the worker twice says so, lets the next begin, and is not begun by a job that comes late', async () => {
  const { site, owner, id, listed } = await exporting('deadly')
  await inSite(ctx, site, (tx) => siteTables(tx).updateTable('site_transfers').set({ state: 'running' }).execute())
  expect(runTransferJob.deaths).toBe(2)
  await runTransferJob.givenUp?.({ ...ctx, tx: null }, { websiteId: site.id, transferId: id }, 'deaths')
  await doDueJobs(ctx)
  const [ended] = await listed()
  expect(ended).toMatchObject({ id, state: 'failed', problem: { code: 'transfer.ends_worker' } })
  expect(ended?.problem?.sentence).toContain('ended twice')
  expect((await owner.send('POST', '/api/site-archives', { format: 'archive' })).status).toBe(200)
})
