import { createHmac } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { expect, test } from 'vitest'
import { listenHere } from '#support/listen-here'
import { accountsFeature } from '#features/accounts/server'
import { mediaFeature } from '#features/media/server'
import { pagesFeature } from '#features/pages/server'
import { sitesFeature } from '#features/sites/server'
import { insertRow, siteTables } from '#platform/database'
import { newId } from '#platform/contract'
import { postOutside } from '#platform/egress'
import { testContext } from '#support/context'
import { testSite } from '#support/site'
import { submissionRow } from '#support/submission-row'
import { retryWaitsMs } from '../../contract/webhook.rules.ts'
import { formsFeature } from '../forms.feature.ts'
import { deliverMessage } from './deliver.job.ts'
import {
  changeWebhook,
  createWebhook,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  tellWebhooks,
  webhookSecret,
} from './webhooks.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, mediaFeature, pagesFeature, formsFeature] })
const { as, site } = await testSite(ctx, { name: 'haak', title: 'Haak', locale: 'nl-NL' })

const received: { headers: IncomingHttpHeaders; body: string }[] = []
let status = 200
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += String(chunk)))
  request.on('end', () => {
    received.push({ headers: request.headers, body })
    response.writeHead(status).end(status === 200 ? '' : 'The oven is off.')
  })
})
const { port } = await listenHere(server)
const post: typeof postOutside = (url, options) =>
  postOutside(url, options, { allow: ['127.0.0.1/32'], ports: [port], proxy: '' })

/** A webhook, and a submission that it is told of. */
async function toldWebhook() {
  const { id: webhookId } = await as((tx) => createWebhook(tx, { url: `http://127.0.0.1:${port}/hook` }))
  const answers = [
    { id: newId(), kind: 'text' as const, title: 'Vraag', value: 'Brood?' },
    { id: newId(), kind: 'password' as const, title: 'Wachtwoord', value: 'geheim' },
  ]
  const submission = { ...submissionRow(site.id, answers, ctx.now()), words: 'brood?' }
  await as(async (tx) => {
    await insertRow(tx.db, 'form_submissions', submission)
    await tellWebhooks(tx, submission.id)
  })
  const log = () => as((tx) => listDeliveries(tx, { id: webhookId })).then(({ deliveries }) => deliveries[0]!)
  const { id: deliveryId } = await log()
  const deliver = () => deliverMessage(ctx, { websiteId: site.id, deliveryId }, post)
  const due = () =>
    ctx.db
      .selectFrom('outbox')
      .select('run_after')
      .where('kind', '=', 'forms.deliver')
      .orderBy('run_after', 'desc')
      .executeTakeFirstOrThrow()
  return { webhookId, deliveryId, submissionId: submission.id, log, deliver, due }
}

test('a message is signed according to Standard Webhooks, and holds every answer but passwords', async () => {
  status = 200
  const { webhookId, deliveryId, submissionId, log, deliver } = await toldWebhook()
  await deliver()
  const { secret } = await as((tx) => webhookSecret(tx, { id: webhookId, isNew: false }))
  const { headers, body } = received.at(-1)!
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64')
  const signed = createHmac('sha256', key)
    .update(`${deliveryId}.${String(headers['webhook-timestamp'])}.${body}`)
    .digest('base64')
  expect(headers['webhook-signature']).toBe(`v1,${signed}`)
  expect(headers['webhook-id']).toBe(deliveryId)
  expect(JSON.parse(body)).toMatchObject({
    type: 'form.submitted',
    data: { id: submissionId, form: { name: 'Contact' }, answers: [{ title: 'Vraag', value: 'Brood?' }] },
  })
  expect(body).not.toContain('geheim')
  expect(await log()).toMatchObject({ state: 'delivered', attempts: 1, status: 200 })
})

test('a refused delivery is tried again after 5 s, 5 min, 30 min, 2 h, 5 h, 10 h and 10 h, and then given up', async () => {
  status = 503
  const { log, deliver, due } = await toldWebhook()
  const waits: number[] = []
  for (const _ of retryWaitsMs.slice(1)) {
    await deliver()
    const at = ctx.now().getTime()
    waits.push((await due()).run_after.getTime() - at)
    ctx.clock.forward(waits.at(-1)!)
  }
  const before = await log()
  await deliver()
  expect(waits.map((ms) => ms / 1000)).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 36_000])
  expect([before.state, (await log()).state]).toEqual(['waiting', 'failed'])
  expect(await log()).toMatchObject({ attempts: 8, status: 503, failure: 'The oven is off.' })
})

test('a message that failed can be sent again by hand', async () => {
  status = 400
  const { deliveryId, log, deliver } = await toldWebhook()
  for (const _ of retryWaitsMs) await deliver()
  status = 200
  await as((tx) => replayDelivery(tx, { id: deliveryId }))
  await deliver()
  expect(await log()).toMatchObject({ state: 'delivered', attempts: 1 })
})

test('a delivery that waits while its webhook is switched off is sent once it is switched on again', async () => {
  status = 200
  const { webhookId, deliveryId, deliver, log } = await toldWebhook()
  await as((tx) => changeWebhook(tx, { id: webhookId, isEnabled: false }))
  const before = received.length
  await deliver()
  expect([received.length, (await log()).state]).toEqual([before, 'waiting'])
  const queued = async () => {
    const jobs = await ctx.db.selectFrom('outbox').select('payload').where('kind', '=', 'forms.deliver').execute()
    return jobs.filter(({ payload }) => payload['deliveryId'] === deliveryId).length
  }
  const already = await queued()
  await as((tx) => changeWebhook(tx, { id: webhookId, isEnabled: true }))
  expect(await queued()).toBe(already + 1)
  await deliver()
  expect([received.length, (await log()).state]).toEqual([before + 1, 'delivered'])
})

test('a webhook whose address responds 410 Gone is switched off', async () => {
  status = 410
  const { webhookId, log, deliver } = await toldWebhook()
  await deliver()
  const { webhooks } = await as((tx) => listWebhooks(tx))
  expect((await log()).state).toBe('failed')
  expect(webhooks.find(({ id }) => id === webhookId)?.isEnabled).toBe(false)
})

test('an address inside the installation is not reached, and its message waits for the next try', async () => {
  const { deliveryId, log } = await toldWebhook()
  const before = received.length
  await deliverMessage(ctx, { websiteId: site.id, deliveryId })
  expect(received.length).toBe(before)
  expect(await log()).toMatchObject({ state: 'waiting', attempts: 1, status: null })
})

test('a new secret replaces the one before', async () => {
  const { webhookId } = await toldWebhook()
  const first = await as((tx) => webhookSecret(tx, { id: webhookId, isNew: false }))
  const second = await as((tx) => webhookSecret(tx, { id: webhookId, isNew: true }))
  const stored = await as((tx) =>
    siteTables(tx).selectFrom('form_webhooks').select('secret').where('id', '=', webhookId).executeTakeFirstOrThrow(),
  )
  expect(first.secret).toMatch(/^whsec_[\w+/]{32}$/)
  expect(second.secret).not.toBe(first.secret)
  expect(stored.secret).not.toContain(second.secret)
})
