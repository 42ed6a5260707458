import { expect, test } from 'vitest'
import { siteTables } from '#platform/database'
import { emailOfReference } from '#platform/mail'
import { campaignSite } from '#support/campaign-site'
import { runningApp } from '#support/running'
import { readCampaign } from './save-campaign.ts'
import { sendCampaign } from './send-campaign.ts'
import { listIssues } from './issues.queries.ts'

const { as, ctx, list, draft, work, jobs, host, received, stateOf } = await campaignSite(
  {},
  (address, _session, done) => {
    if (address.address.startsWith('weg')) {
      const gone = new Error('5.1.1 No such mailbox') as Error & { responseCode: number }
      gone.responseCode = 550
      return done(gone)
    }
    if (address.address.startsWith('vol')) {
      const full = new Error('5.2.2 Mailbox full') as Error & { responseCode: number }
      full.responseCode = 552
      return done(full)
    }
    return done()
  },
)
const app = await runningApp(ctx)
const read = (id: string) => as((tx) => readCampaign(tx, { id }))
const rawTo = (address: string) => received.find(({ to }) => to.includes(address))?.raw.replaceAll('\r\n ', ' ') ?? ''

test('each email says where one POST without cookies unsubscribes, and that ends both lists of its reader', async () => {
  const first = await list('Een', ['noor@example.com', 'wim@example.com'])
  const second = await list('Twee', ['noor@example.com'])
  const id = await draft([first, second], { replyTo: 'molenaar@molen.example' })
  await as((tx) => sendCampaign(tx, { id, at: null }))
  await work()
  const raw = rawTo('noor@example.com')
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)
  expect(raw).toMatch(/^Reply-To: molenaar@molen\.example\r$/m)
  expect(raw).toMatch(/^Subject: Rogge is terug\r$/m)
  expect(emailOfReference(ctx.config, /^X-Mailing-Reference: (\S+)\r$/m.exec(raw)?.[1] ?? '')).toMatch(/^[0-9a-f]{24}$/)
  const url = new URL(/^List-Unsubscribe: <([^>]+)>\r$/m.exec(raw)?.[1] ?? '')
  const path = `${url.pathname}${url.search}`
  const opened = await app.ask(host, path)
  expect([opened.status, String(opened.headers.location)]).toEqual([
    303,
    expect.stringContaining('/newsletter?unsubscribe='),
  ])
  expect(await stateOf('noor@example.com')).toEqual(['subscribed', 'subscribed'])
  const oneClick = (to: string) =>
    app.ask(host, to, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  const answers = [await oneClick(path.replace(/.{4}$/, 'AAAA')), await oneClick(path), await oneClick(path)]
  expect(answers.map(({ status }) => status)).toEqual([403, 200, 200])
  expect(await stateOf('noor@example.com')).toEqual(['unsubscribed', 'unsubscribed'])
  await jobs()
  expect((await read(id)).counts).toMatchObject({ sent: 2, unsubscribed: 1 })
  expect(rawTo('wim@example.com')).not.toContain(url.searchParams.get('token') ?? '-')
})

test('an address that is refused for good bounces and gets no further campaign; a full mailbox only fails', async () => {
  const listId = await list('Post', ['weg@example.com', 'vol@example.com', 'goed@example.com'])
  const id = await draft([listId])
  await as((tx) => sendCampaign(tx, { id, at: null }))
  await work()
  expect(await read(id)).toMatchObject({ state: 'sent', counts: { sent: 1, bounced: 1, failed: 1 } })
  expect([await stateOf('weg@example.com'), await stateOf('vol@example.com')]).toEqual([['bounced'], ['subscribed']])
  const { issues } = await as((tx) => listIssues(tx, { id }))
  expect(new Map(issues.map(({ email, issue }) => [email, issue]))).toEqual(
    new Map([
      ['vol@example.com', 'failed'],
      ['weg@example.com', 'bounced'],
    ]),
  )
  const next = await draft([listId])
  expect((await as((tx) => sendCampaign(tx, { id: next, at: null }))).counts.expected).toBe(2)
})

test('a person who unsubscribes while the email still waits does not get it', async () => {
  const id = await draft([await list('Wacht', ['wacht@example.com'])])
  await as((tx) => sendCampaign(tx, { id, at: null }))
  await jobs()
  const [email] = await ctx.db.selectFrom('emails').selectAll().where('recipient', '=', 'wacht@example.com').execute()
  const url = new URL(email?.unsubscribe_url ?? '')
  await app.ask(host, `${url.pathname}${url.search}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  await work()
  expect(rawTo('wacht@example.com')).toBe('')
  expect(await read(id)).toMatchObject({ state: 'sent', counts: { recipients: 0, unsubscribed: 0 } })
})

test('a deleted subscriber takes the recipients along, and the campaign still ends', async () => {
  const listId = await list('Vergeten', ['vergeet@example.com', 'blijf@example.com'])
  const id = await draft([listId])
  await as((tx) => sendCampaign(tx, { id, at: null }))
  await jobs()
  await as((tx) => siteTables(tx).deleteFrom('subscribers').where('email_key', '=', 'vergeet@example.com').execute())
  await work()
  expect(await read(id)).toMatchObject({ state: 'sent', counts: { sent: 1 } })
})
