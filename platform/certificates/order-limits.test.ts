import { expect, test } from 'vitest'
import { testContext } from '#support/context'
import { noteFetched, noteOrder, type OrderLimits, type CertificateOrder } from './order-limits.ts'
import { runCertificates } from './run-certificates.ts'

const day = 24 * 3_600_000
const limits: OrderLimits = { all: 6, ofDomain: 3 }
const order = (host: string, more: Partial<CertificateOrder> = {}): CertificateOrder => ({
  host,
  hasCertificate: false,
  isAgain: false,
  ...more,
})

/** A week that begins empty, and in which time is passed by hand. */
async function week() {
  const base = await testContext()
  let at = Date.parse('2026-03-01T00:00:00Z')
  const ctx = { ...base, now: () => new Date(at) }
  await ctx.db.deleteFrom('certificate_orders').execute()
  const fetch = async (wanted: CertificateOrder): Promise<string> => {
    const note = await noteOrder(ctx, wanted, limits)
    if ('waitsUntil' in note) return note.waitsUntil.toISOString().slice(0, 10)
    await noteFetched(ctx, note.id)
    return 'ordered'
  }
  return { ctx, fetch, pass: (days: number) => void (at += days * day) }
}

test('below one registered domain a limited number of certificates is ordered in a week, and the next when the oldest is a week old', async () => {
  const { fetch, pass } = await week()
  const outcomes = []
  for (const host of ['a.bakery.co.uk', 'b.bakery.co.uk', 'c.bakery.co.uk']) {
    outcomes.push(await fetch(order(host)))
    pass(1)
  }
  outcomes.push(await fetch(order('d.bakery.co.uk')), await fetch(order('other.co.uk')))
  expect(outcomes).toEqual(['ordered', 'ordered', 'ordered', '2026-03-08', 'ordered'])
  pass(4.01)
  expect([await fetch(order('d.bakery.co.uk')), await fetch(order('e.bakery.co.uk'))]).toEqual([
    'ordered',
    '2026-03-09',
  ])
})

test('a failed order uses up nothing of its domain once it is over', async () => {
  const { ctx, fetch, pass } = await week()
  for (const host of ['a.shop.example', 'b.shop.example', 'c.shop.example']) await noteOrder(ctx, order(host), limits)
  expect(await fetch(order('d.shop.example'))).toBe('2026-03-08')
  pass(0.1)
  expect(await fetch(order('d.shop.example'))).toBe('ordered')
})

test('in all a limited number is ordered in a week; repeatedly failing orders leave half of it to others', async () => {
  const { fetch } = await week()
  const again = (host: string) => fetch(order(host, { isAgain: true }))
  expect([
    await again('a.example'),
    await again('b.example'),
    await again('c.example'),
    await again('d.example'),
  ]).toEqual(['ordered', 'ordered', 'ordered', '2026-03-08'])
  expect([await fetch(order('e.example')), await fetch(order('f.example')), await fetch(order('g.example'))]).toEqual([
    'ordered',
    'ordered',
    'ordered',
  ])
  expect(await fetch(order('h.example'))).toBe('2026-03-08')
})

test('renewals have only one limit: five orders a week for one name', async () => {
  const { fetch } = await week()
  for (const host of ['a', 'b', 'c', 'd', 'e', 'f']) await fetch(order(`${host}.example`))
  const renewed = []
  for (let time = 0; time < 5; time++) renewed.push(await fetch(order('a.example', { hasCertificate: true })))
  expect(renewed).toEqual(['ordered', 'ordered', 'ordered', 'ordered', '2026-03-08'])
})

test('two concurrent orders do not both get the last place', async () => {
  const { ctx } = await week()
  const notes = await Promise.all(
    Array.from({ length: 8 }, (_, at) => noteOrder(ctx, order(`n${at}.example`), { all: 5, ofDomain: 3 })),
  )
  expect(notes.filter((note) => 'id' in note)).toHaveLength(5)
})

test('a host that waits for the next week says so in its row, and no attempt is counted', async () => {
  const { ctx } = await week()
  await noteOrder(ctx, order('first.example'), limits)
  const row = { host: 'next.example', sealed: null, expires_at: null, renew_at: null, reason: null, attempts: 0 }
  await ctx.db
    .insertInto('certificates')
    .values({ ...row, try_at: ctx.now(), wanted_at: ctx.now() })
    .execute()
  const running = runCertificates(ctx, {
    directory: 'https://127.0.0.1:1/never-asked',
    email: null,
    limits: { all: 1, ofDomain: 1 },
    wanted: async () => [],
    isKnown: async () => true,
    lookMs: 20,
  })
  const waiting = () =>
    ctx.db
      .selectFrom('certificates')
      .select(['waits_for', 'attempts', 'reason', 'try_at'])
      .where('host', '=', 'next.example')
      .executeTakeFirstOrThrow()
  await expect.poll(async () => (await waiting()).waits_for).toBe('week')
  await running.stop()
  expect(await waiting()).toEqual({
    waits_for: 'week',
    attempts: 0,
    reason: null,
    try_at: new Date('2026-03-08T00:00:00Z'),
  })
})
