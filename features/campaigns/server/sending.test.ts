import { expect, test } from 'vitest'
import { inSite, siteTables } from '#platform/database'
import { campaignSite } from '#support/campaign-site'
import { queueBatchJob } from './queue-batch.job.ts'
import { readCampaign } from './save-campaign.ts'
import { resumeCampaign, sendCampaign, stopCampaign } from './send-campaign.ts'

const { as, ctx, site, list, draft, work, sendEmails, received } = await campaignSite({
  config: { mailQuota: { hour: 10_000, day: 100_000 } },
})

const addresses = (name: string, count: number) => Array.from({ length: count }, (_, at) => `${name}${at}@example.com`)
const send = (id: string) => as((tx) => sendCampaign(tx, { id, at: null }))
const read = (id: string) => as((tx) => readCampaign(tx, { id }))
const receivedBy = (part: string) =>
  received
    .flatMap(({ to }) => to)
    .filter((address) => address.startsWith(part))
    .toSorted()
const setState = (email: string, state: 'unsubscribed' | 'pending' | 'bounced') =>
  as((tx) => siteTables(tx).updateTable('subscribers').set({ state }).where('email_key', '=', email).execute())

test('an address on two lists gets one email, and only subscribed people get one', async () => {
  const first = await list('Een', ['twee0@example.com', 'Twee1@Example.com', 'twee2@example.com', 'twee3@example.com'])
  const second = await list('Twee', ['twee1@example.com', 'twee4@example.com'])
  await setState('twee2@example.com', 'pending')
  await setState('twee3@example.com', 'bounced')
  const id = await draft([first, second])
  expect((await send(id)).counts.expected).toBe(3)
  await work()
  const reached = [...receivedBy('twee'), ...receivedBy('Twee')].map((address) => address.toLowerCase())
  expect(reached.toSorted()).toEqual(['twee0@example.com', 'twee1@example.com', 'twee4@example.com'])
  expect(await read(id)).toMatchObject({ state: 'sent', counts: { recipients: 3, sent: 3, failed: 0 } })
})

test('a person who unsubscribes between two batches gets nothing', async () => {
  const id = await draft([await list('Groot', addresses('weg', 501))])
  await send(id)
  await runBatch(id)
  const waiting = await as((tx) =>
    siteTables(tx)
      .selectFrom('subscribers')
      .select('email')
      .where('email', 'like', 'weg%')
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('campaign_recipients as r')
              .select('r.email_id')
              .whereRef('r.website_id', '=', 'subscribers.website_id')
              .whereRef('r.subscriber_id', '=', 'subscribers.id'),
          ),
        ),
      )
      .execute(),
  )
  expect(waiting).toHaveLength(1)
  await setState(waiting[0]?.email ?? '', 'unsubscribed')
  await work()
  expect(receivedBy('weg')).toHaveLength(500)
  expect(receivedBy('weg')).not.toContain(waiting[0]?.email)
  expect(await read(id)).toMatchObject({ state: 'sent', counts: { expected: 501, recipients: 500, sent: 500 } })
})

/** Runs one batch, as a worker that ends right after it. */
const runBatch = (id: string) =>
  inSite({ ...ctx, locale: 'en' as const }, site, (tx) => queueBatchJob.run(tx, { websiteId: site.id, campaignId: id }))

test('a worker that ends in the middle of a batch loses no recipient and doubles none', async () => {
  const id = await draft([await list('Stuk', addresses('stuk', 620))])
  await send(id)
  await runBatch(id)
  const killed = inSite({ ...ctx, locale: 'en' as const }, site, async (tx) => {
    await queueBatchJob.run(tx, { websiteId: site.id, campaignId: id })
    throw new Error('killed')
  })
  await expect(killed).rejects.toThrow('killed')
  expect((await read(id)).counts.recipients).toBe(500)
  // The job that was running is started again, beside the one that its first run had queued.
  await runBatch(id)
  await runBatch(id)
  await work()
  expect(receivedBy('stuk')).toEqual(addresses('stuk', 620).toSorted())
  expect(await read(id)).toMatchObject({ state: 'sent', counts: { recipients: 620, sent: 620 } })
})

test('stopping deletes the emails that wait, and going on reaches each of the others once', async () => {
  const id = await draft([await list('Stop', addresses('stop', 700))])
  await send(id)
  await runBatch(id)
  await ctx.db
    .updateTable('emails')
    .set({ next_at: new Date(ctx.now().getTime() + 3_600_000) })
    .where('mailing', '=', id)
    .where('recipient', 'like', 'stop1%')
    .execute()
  await sendEmails()
  const early = receivedBy('stop').length
  const stopped = await as((tx) => stopCampaign(tx, { id }))
  expect(stopped.state).toBe('stopped')
  await work()
  expect(receivedBy('stop')).toHaveLength(early)
  const paused = await read(id)
  expect(paused).toMatchObject({ state: 'stopped', counts: { sent: early, recipients: early } })
  await as((tx) => resumeCampaign(tx, { id }))
  await work()
  expect(receivedBy('stop')).toEqual(addresses('stop', 700).toSorted())
  expect(await read(id)).toMatchObject({ state: 'sent', counts: { recipients: 700, sent: 700 } })
})

test('a scheduled campaign leaves at its time, with the content that was confirmed, and can be taken back before', async () => {
  const id = await draft([await list('Later', ['later@example.com'])])
  const at = new Date(ctx.now().getTime() + 3_600_000).toISOString()
  expect(await as((tx) => sendCampaign(tx, { id, at }))).toMatchObject({ state: 'scheduled', sendAt: at })
  await as((tx) => stopCampaign(tx, { id }))
  expect((await read(id)).state).toBe('draft')
  await as((tx) => sendCampaign(tx, { id, at }))
  await work()
  expect(receivedBy('later')).toEqual([])
  ctx.clock.forward(3_600_000)
  await work()
  expect(receivedBy('later')).toEqual(['later@example.com'])
  const late = await draft([])
  await expect(as((tx) => sendCampaign(tx, { id: late, at: '2026-01-01T00:00:00.000Z' }))).rejects.toMatchObject({
    code: 'campaigns.time_past',
  })
})

test('a campaign keeps to half of the quota of its site, says that it waits, and goes on by itself', async () => {
  const narrow = await campaignSite({ config: { mailQuota: { hour: 8, day: 100 } } })
  const id = await narrow.draft([await narrow.list('Krap', addresses('krap', 6))])
  await narrow.as((tx) => sendCampaign(tx, { id, at: null }))
  await narrow.work()
  expect(narrow.received).toHaveLength(4)
  expect(await narrow.as((tx) => readCampaign(tx, { id }))).toMatchObject({ state: 'sending', waitsFor: 'quota' })
  narrow.ctx.clock.forward(3_700_000)
  await narrow.work()
  expect(narrow.received).toHaveLength(6)
  expect((await narrow.as((tx) => readCampaign(tx, { id }))).state).toBe('sent')
})
