import { expect, test } from 'vitest'
import { inSite, siteTables } from '#platform/database'
import { product } from '../../apps/server/features.ts'
import { runTransferJob } from '../../features/transfer/server/run-transfer.job.ts'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { browserOf } from '../security/two-sites.ts'

const ctx = await testContext({ features: product.features })
const app = await runningApp(ctx)

interface Listed {
  id: string
  state: string
  problem: { code: string; sentence: string } | null
}

/** A site whose export waits for the worker. */
async function exporting(name: string) {
  const own = await testSite(ctx, { name })
  const owner = await browserOf(ctx, app, own.account, own)
  const { id } = (await owner.send('POST', '/api/site-archives', { format: 'archive' })).json<Listed>()
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
