import { expect, test } from 'vitest'
import { newId } from '#platform/contract'
import { inTransaction } from '#platform/database'
import { testContext } from '#support/context'
import { createMailer, discardHeld, mailLimits, releaseHeldEmails, sendAgain, sendEmail } from './index.ts'
import { sealEmail } from './sealed-email.ts'

const quota = { hour: 12, day: 20, recipientHour: 3, recipientDay: 5 }
const base = await testContext({ features: [{ name: 'mail', jobs: [sendEmail, releaseHeldEmails] }] })
const config = { ...base.config, smtpUrl: 'smtp://127.0.0.1:1', mailQuota: quota }
const ctx = { ...base, config, mail: createMailer({ db: base.db, tx: null, now: base.now, config }) }
const email = { subject: 'Order 12', html: '<p>Thanks</p>', text: 'Thanks' }
const hour = 3_600_000

const send = (websiteId: string, to: string, kind?: 'notice') =>
  ctx.mail.send({ ...email, to, websiteId, ...(kind && { kind }) })
const statesOf = async (websiteId: string) => {
  const rows = await ctx.db
    .selectFrom('emails')
    .select('state')
    .where('website_id', '=', websiteId)
    .orderBy('id')
    .execute()
  return rows.map(({ state }) => state)
}
const count = (states: readonly string[], state: string) => states.filter((value) => value === state).length
const release = () => releaseHeldEmails.run(ctx, {})

test('a stranger gets a limited number of emails of one site in an hour; the others wait and are sent later, none is lost', async () => {
  const site = newId()
  for (let at = 0; at < 8; at++) {
    base.clock.forward(1)
    await send(site, at % 2 ? 'Stranger@example.com' : 'stranger@example.com')
  }
  expect(await statesOf(site)).toEqual([...Array(3).fill('queued'), ...Array(5).fill('held')])
  await release()
  expect(count(await statesOf(site), 'held')).toBe(5)
  base.clock.forward(hour)
  await release()
  expect(count(await statesOf(site), 'queued')).toBe(5)
  base.clock.forward(24 * hour)
  await release()
  expect(await statesOf(site)).toEqual(Array(8).fill('queued'))
})

test('another recipient of the same site, and another site, are not affected', async () => {
  const [site, other] = [newId(), newId()]
  for (let at = 0; at < 5; at++) await send(site, 'often@example.com')
  // Ids of one millisecond have no order.
  base.clock.forward(1)
  await send(site, 'seldom@example.com')
  await send(other, 'often@example.com')
  expect([(await statesOf(site)).at(-1), await statesOf(other)]).toEqual(['queued', ['queued']])
})

test('a site sends a limited number in an hour; notices leave half of it to orders, and orders go first when there is room', async () => {
  const site = newId()
  for (let at = 0; at < 8; at++) await send(site, `notice-${at}@example.com`, 'notice')
  expect(count(await statesOf(site), 'held')).toBe(2)
  for (let at = 0; at < 8; at++) await send(site, `buyer-${at}@example.com`)
  expect(await mailLimits(ctx, { websiteId: site })).toEqual({
    held: 4,
    hour: { sent: 12, most: 12 },
    day: { sent: 12, most: 20 },
  })
  base.clock.forward(hour)
  await release()
  const waiting = await ctx.db
    .selectFrom('emails')
    .select('kind')
    .where('website_id', '=', site)
    .where('state', '=', 'held')
    .execute()
  expect(waiting.map(({ kind }) => kind)).toEqual(['notice', 'notice'])
})

test('an email that is handed on later is due at once, as all others', async () => {
  const site = newId()
  for (let at = 0; at < 4; at++) await send(site, 'late@example.com')
  base.clock.forward(hour)
  await release()
  const rows = await ctx.db
    .selectFrom('emails')
    .select(['state', 'next_at'])
    .where('website_id', '=', site)
    .orderBy('next_at')
    .execute()
  expect(rows.map(({ state }) => state)).toEqual(Array(4).fill('queued'))
  expect(rows.at(-1)?.next_at).toEqual(ctx.now())
})

test('an email sent again counts as one more: past the quota it waits, and a waiting one does not advance', async () => {
  const site = newId()
  const again = (id: string) =>
    inTransaction(ctx, (tx) =>
      sendAgain({ ...tx, config, mail: createMailer({ ...tx, now: ctx.now, config }) }, { websiteId: site, id }),
    )
  const rowsOf = (state: 'queued' | 'held') =>
    ctx.db.selectFrom('emails').select('id').where('website_id', '=', site).where('state', '=', state).execute()
  for (let at = 0; at < 3; at++) await send(site, 'again@example.com')
  const [first, second] = await rowsOf('queued')
  await ctx.db
    .updateTable('emails')
    .set({ state: 'failed' })
    .where('id', '=', second?.id ?? '')
    .execute()
  const sealed = sealEmail(config, first?.id ?? '', email)
  await ctx.db
    .updateTable('emails')
    .set({ state: 'sent', sealed })
    .where('id', '=', first?.id ?? '')
    .execute()
  await again(first?.id ?? '')
  await again(second?.id ?? '')
  expect((await statesOf(site)).toSorted()).toEqual(['held', 'held', 'queued', 'sent'])
  const [waiting] = await rowsOf('held')
  await expect(again(waiting?.id ?? '')).rejects.toMatchObject({ code: 'mail.quota_used' })
  expect(count(await statesOf(site), 'held')).toBe(2)
})

test('emails of the platform itself have no quota of a site', async () => {
  for (let at = 0; at < 6; at++) await ctx.mail.send({ ...email, to: 'owner@example.com', websiteId: null })
  const rows = await ctx.db.selectFrom('emails').select('state').where('website_id', 'is', null).execute()
  expect(rows.map(({ state }) => state)).toEqual(Array(6).fill('queued'))
})

test('a held email is withdrawn only by its site, and one that is being sent cannot be withdrawn', async () => {
  const [site, other] = [newId(), newId()]
  for (let at = 0; at < 4; at++) await send(site, 'flood@example.com')
  const rows = await ctx.db.selectFrom('emails').select(['id', 'state']).where('website_id', '=', site).execute()
  const idOf = (state: string) => rows.find((row) => row.state === state)?.id ?? ''
  const discard = (websiteId: string, id: string) => inTransaction(ctx, (tx) => discardHeld(tx, { websiteId, id }))
  for (const refused of [discard(other, idOf('held')), discard(site, idOf('queued'))])
    await expect(refused).rejects.toMatchObject({ code: 'mail.not_held' })
  expect((await statesOf(site)).toSorted()).toEqual(['held', 'queued', 'queued', 'queued'])
  await discard(site, idOf('held'))
  expect(await statesOf(site)).toEqual(['queued', 'queued', 'queued'])
})
