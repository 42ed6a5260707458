import { expect, test } from 'vitest'
import { campaignSite } from '#support/campaign-site'
import { bounce, complaint } from '#support/email-reports'
import { runningApp } from '#support/running'
import { testSite } from '#support/site'
import { readCampaign } from './save-campaign.ts'
import { sendCampaign } from './send-campaign.ts'
import { readReportAddress } from './take-report.ts'

const { as, ctx, list, draft, work, host, received, stateOf } = await campaignSite()
const app = await runningApp(ctx)
const { url } = await as((tx) => readReportAddress(tx))
const { pathname } = new URL(url)

const report = (text: string, { path = pathname, at = host } = {}) =>
  app.ask(at, path, { method: 'POST', headers: { 'content-type': 'message/rfc822' }, body: Buffer.from(text) })

async function sentTo(email: string) {
  const id = await draft([await list('Nieuws', [email])])
  await as((tx) => sendCampaign(tx, { id, at: null }))
  await work()
  const raw = received.find(({ to }) => to.includes(email))?.raw.replaceAll('\r\n ', ' ') ?? ''
  const header = (name: string) => new RegExp(`^${name}: .*`, 'im').exec(raw)?.[0]?.trim() ?? ''
  return {
    reference: header('X-Mailing-Reference'),
    messageId: header('Message-ID'),
    counts: async () => (await as((tx) => readCampaign(tx, { id }))).counts,
  }
}

test('a bounce that comes later counts once, and its address gets no further campaign', async () => {
  const { reference, counts } = await sentTo('laat@example.com')
  expect(await counts()).toMatchObject({ sent: 1, bounced: 0 })
  const answers = [await report(bounce(reference)), await report(bounce(reference))]
  expect(answers.map(({ status, text }) => [status, JSON.parse(text)])).toEqual([
    [200, { outcome: 'bounced' }],
    [200, { outcome: 'bounced' }],
  ])
  expect(await counts()).toMatchObject({ recipients: 1, sent: 0, bounced: 1 })
  expect(await stateOf('laat@example.com')).toEqual(['bounced'])
})

test('a message id alone is enough, and a full mailbox stays subscribed', async () => {
  const { messageId, counts } = await sentTo('vol@example.com')
  expect((await report(bounce(messageId, '5.2.2'))).status).toBe(200)
  expect(await counts()).toMatchObject({ bounced: 1 })
  expect(await stateOf('vol@example.com')).toEqual(['subscribed'])
})

test('a complaint counts once and ends all emails to its sender; a delay changes nothing', async () => {
  const { reference, counts } = await sentTo('boos@example.com')
  expect((await report(bounce(reference, '4.4.7', 'delayed'))).json()).toEqual({ outcome: 'ignored' })
  expect(await counts()).toMatchObject({ sent: 1, bounced: 0, complaints: 0 })
  await report(complaint(reference))
  await report(complaint(reference))
  expect(await counts()).toMatchObject({ sent: 1, complaints: 1 })
  expect(await stateOf('boos@example.com')).toEqual(['complained'])
})

test('a report to opt out unsubscribes', async () => {
  const { reference } = await sentTo('klaar@example.com')
  expect((await report(complaint(reference, 'opt-out'))).json()).toEqual({ outcome: 'unsubscribed' })
  expect(await stateOf('klaar@example.com')).toEqual(['unsubscribed'])
})

test('a forged reference, a foreign site, a wrong address and anything else are refused with a sentence', async () => {
  const { reference, counts } = await sentTo('echt@example.com')
  const forged = reference.replace(/.{4}$/, 'AAAA')
  const other = await testSite(ctx, { name: 'kade' })
  const foreign = new URL((await other.as((tx) => readReportAddress(tx))).url).pathname
  const answers = [
    await report(bounce(forged)),
    await report(bounce(reference), { path: foreign, at: 'kade.localhost:8080' }),
    await report(bounce(reference), { path: foreign }),
    await report(bounce(reference), { path: `${pathname}x` }),
    await report('Subject: Hello\r\n\r\nHi'),
    await report(''),
    await report('x'.repeat(300_000)),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 403, 403, 400, 400, 413])
  expect(answers.filter(({ text }) => text.length < 10 || /\n\s+at /.test(text))).toEqual([])
  expect(await counts()).toMatchObject({ sent: 1, bounced: 0 })
})
