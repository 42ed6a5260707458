import { expect, test } from 'vitest'
import { newId } from '#platform/contract'
import { inTransaction } from '#platform/database'
import { testContext } from '#support/context'
import { receivingServer } from '#support/receiving-server'
import {
  emailOfReference,
  mailbox,
  type MailingEmail,
  mailingOutcomes,
  mailingRoom,
  queueMailing,
  withdrawMailing,
} from './index.ts'
import { referenceOf } from './mailing-reference.ts'
import { sendDueEmails } from './send-email.ts'
import { isAddressRefused, isAddressStatus } from './transport.ts'

const { received, smtpUrl } = await receivingServer()
const base = await testContext()
await base.db.insertInto('installation').values({ secret_fingerprint: 'test', first_run_at: null }).execute()
const ctx = { ...base, config: { ...base.config, smtpUrl, mailQuota: { hour: 10, day: 100 } } }
const websiteId = newId()
const of = { websiteId, mailing: newId() }
const email = (to: string): MailingEmail => ({ id: newId(), to, subject: 'News', html: '<p>News</p>', text: 'News' })
const queue = (emails: readonly MailingEmail[]) => inTransaction(ctx, (tx) => queueMailing(tx, of, emails))

test('a mailing takes half of the quota, its emails carry a signed reference, and the mailbox shows none of them', async () => {
  expect(await mailingRoom(ctx, { websiteId })).toEqual({ state: 'room', emails: 5 })
  const emails = ['a', 'b', 'c', 'd', 'e'].map((name) => email(`${name}@example.com`))
  await queue(emails)
  expect(await mailingRoom(ctx, { websiteId })).toEqual({ state: 'quota' })
  await sendDueEmails(ctx)
  const references = received.map(
    ({ raw }) => /^X-Mailing-Reference: (\S+)\r$/m.exec(raw.replaceAll('\r\n ', ' '))?.[1],
  )
  expect(new Set(references.map((reference) => emailOfReference(ctx.config, reference ?? '')))).toEqual(
    new Set(emails.map(({ id }) => id)),
  )
  expect(await mailbox(ctx, { websiteId })).toEqual([])
  base.clock.forward(3_700_000)
  expect(await mailingRoom(ctx, { websiteId })).toEqual({ state: 'room', emails: 5 })
})

test('outcomes are those of settled emails, and a deleted email counts as failed', async () => {
  const [waiting, gone] = [email('waiting@example.com'), email('gone@example.com')]
  await queue([waiting])
  const outcomes = await mailingOutcomes(ctx, { websiteId, ids: [waiting.id, gone.id] })
  expect(outcomes).toEqual([{ id: gone.id, state: 'failed', failure: '', isAddressRefused: false }])
  const [id] = await inTransaction(ctx, (tx) => withdrawMailing(tx, { ...of, limit: 10 }))
  expect(id).toBe(waiting.id)
})

test('an email that a worker is sending is not withdrawn', async () => {
  const taken = email('taken@example.com')
  await queue([taken])
  const until = new Date(ctx.now().getTime() + 60_000)
  await ctx.db.updateTable('emails').set({ claimed_until: until }).where('id', '=', taken.id).execute()
  expect(await inTransaction(ctx, (tx) => withdrawMailing(tx, { ...of, limit: 10 }))).toEqual([])
})

test('a reference is valid as it was signed alone', () => {
  const id = newId()
  const reference = referenceOf(ctx.config, id)
  expect(emailOfReference(ctx.config, ` ${reference} `)).toBe(id)
  const forged = [`${newId()}.${reference.split('.')[1]}`, id, `${id}.`, '', `${reference}x`, 'x.y']
  expect(forged.map((text) => emailOfReference(ctx.config, text))).toEqual(forged.map(() => null))
})

test.each([
  [{ command: 'RCPT TO', responseCode: 550, response: '550 5.1.1 No such user' }, true],
  [{ command: 'RCPT TO', responseCode: 550, response: '550 No such user' }, true],
  [{ command: 'RCPT TO', responseCode: 550, response: '550-5.2.1 Disabled' }, true],
  [{ command: 'RCPT TO', responseCode: 552, response: '552 5.2.2 Mailbox full' }, false],
  [{ command: 'RCPT TO', responseCode: 550, response: '550 5.7.1 Spam' }, false],
  [{ command: 'RCPT TO', responseCode: 450, response: '450 4.2.0 Greylisted' }, false],
  [{ command: 'DATA', responseCode: 550, response: '550 5.1.1 Odd' }, false],
])('the answer %o of a mail server refuses the address: %s', (answer, isRefused) => {
  expect(isAddressRefused(answer)).toBe(isRefused)
})

test('statuses of RFC 3463 about the address or a disabled mailbox mean that it takes no email', () => {
  expect(['5.1.1', '5.1.10', '5.2.0', '5.2.1'].filter((status) => !isAddressStatus(status))).toEqual([])
  expect(['5.2.2', '4.1.1', '5.7.1', '', '5.1.', '5.10.1'].filter(isAddressStatus)).toEqual([])
})
