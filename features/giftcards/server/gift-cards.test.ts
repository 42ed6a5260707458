import fc from 'fast-check'
import { expect, test } from 'vitest'
import { accountsFeature } from '#features/accounts/server'
import { sitesFeature } from '#features/sites/server'
import { changeEmailText, listEmails, previewEmail } from '#support/internals'
import { newId } from '#platform/contract'
import { documentedCurrencies } from '#support/currencies'
import { testContext } from '#support/context'
import { doDueJobs } from '#support/due-jobs'
import { testSite } from '#support/site'
import { refundToGiftCard, spendGiftCard } from './gift-card-book.ts'
import { giftCardsFeature } from './gift-cards.feature.ts'
import { giftCardOf } from './gift-cards.queries.ts'
import { issueGiftCard } from './issue-gift-card.ts'
import { adjustGiftCard, changeGiftCard, readGiftCard, sendGiftCardAgain } from './manage-gift-cards.ts'

const ctx = await testContext({ features: [accountsFeature, sitesFeature, giftCardsFeature] })
const shop = await testSite(ctx, { title: 'Kade 9' })
const issue = (amountMinor: number, more: object = {}) =>
  shop.as((tx) => issueGiftCard(tx, { amountMinor, currency: 'EUR', ...more }))
const spend = (giftCardId: string, amountMinor: number, subject = `order:${newId()}`) =>
  shop.as((tx) => spendGiftCard(tx, { giftCardId, amountMinor, subject }))
const bookOf = (id: string) => shop.as((tx) => readGiftCard(tx, { id }))
const emails = () => ctx.db.selectFrom('emails').selectAll().execute()

test('a card is found by its code in any spelling, and the code itself is stored nowhere', async () => {
  const { giftCard, code } = await issue(2500)
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}(-[2-9A-HJ-NP-Z]{4}){3}$/)
  const found = await shop.as((tx) => giftCardOf(tx, ` ${code?.toLowerCase().replaceAll('-', ' ')} `))
  expect(found).toMatchObject({ id: giftCard.id, balanceMinor: 2500, last4: code?.slice(-4) })
  const rows = await shop.as((tx) => tx.db.selectFrom('gift_cards').selectAll().execute())
  expect(JSON.stringify(rows)).not.toContain(code?.slice(0, 9))
})

test('fifty simultaneous orders spend ten euros of a card with ten euros', async () => {
  const { giftCard } = await issue(1000)
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => spend(giftCard.id, 300)))
  expect(outcomes.filter(({ status }) => status === 'booked')).toHaveLength(3)
  expect((await bookOf(giftCard.id)).giftCard.balanceMinor).toBe(100)
})

test('one order’s spending and refund are booked once', async () => {
  const { giftCard } = await issue(1000)
  await spend(giftCard.id, 400, 'order:1')
  await spend(giftCard.id, 400, 'order:1')
  const back = () =>
    shop.as((tx) => refundToGiftCard(tx, { giftCardId: giftCard.id, amountMinor: 150, subject: 'refund:1' }))
  await back()
  await back()
  const { giftCard: after, entries } = await bookOf(giftCard.id)
  expect([after.balanceMinor, entries.map(({ kind }) => kind).toSorted()]).toEqual([
    750,
    ['issued', 'returned', 'spent'],
  ])
})

test('a switched-off or expired card pays for nothing, and takes back no unusable money', async () => {
  const { giftCard } = await issue(1000, { expiresAt: new Date('2026-06-02T00:00:00Z') })
  await shop.as((tx) => changeGiftCard(tx, { id: giftCard.id, isDisabled: true }))
  expect((await spend(giftCard.id, 1)).status).toBe('refused')
  await shop.as((tx) => changeGiftCard(tx, { id: giftCard.id, isDisabled: false }))
  expect((await spend(giftCard.id, 1)).status).toBe('booked')
  ctx.clock.set('2026-06-02T00:00:01Z')
  expect((await spend(giftCard.id, 1)).status).toBe('refused')
  const back = await shop.as((tx) =>
    refundToGiftCard(tx, { giftCardId: giftCard.id, amountMinor: 1, subject: 'refund:9' }),
  )
  expect(back.status).toBe('refused')
})

test('a card for another person is sent on its day, with a code that only the email holds', async () => {
  const sendAt = new Date(ctx.now().getTime() + 86_400_000)
  const { giftCard, code } = await issue(5000, {
    recipientEmail: 'ben@example.com',
    recipientName: 'Ben',
    message: 'Veel plezier',
    sendAt,
  })
  await doDueJobs(ctx)
  expect([code, await emails()]).toEqual([null, []])
  ctx.clock.set(sendAt)
  await doDueJobs(ctx)
  const [email] = await emails()
  expect(email?.text).toContain('Veel plezier')
  const sent = /[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3}/.exec(email?.text ?? '')?.[0] ?? ''
  expect(await shop.as((tx) => giftCardOf(tx, sent))).toMatchObject({ id: giftCard.id })
  await shop.as((tx) => sendGiftCardAgain(tx, { id: giftCard.id }))
  await doDueJobs(ctx)
  expect(await shop.as((tx) => giftCardOf(tx, sent))).toBeNull()
})

test('the email of a card has the owner’s text, always with its code and its message, and cannot be switched off', async () => {
  const words = {
    kind: 'gift-card',
    isOn: true,
    subject: 'Voor {name}: {amount}',
    intro: 'Dag {name},\n\nEen <bon> van {shop}.',
    outro: '',
  }
  await shop.as((tx) => changeEmailText(tx, words))
  const { giftCard } = await issue(5000, {
    recipientEmail: 'ada@example.com',
    recipientName: '',
    message: 'Veel plezier',
  })
  await doDueJobs(ctx)
  const sent = (await emails()).find(({ recipient }) => recipient === 'ada@example.com')
  expect(sent?.subject).toMatch(/^Voor: .*50/)
  expect(sent?.text).toMatch(/Dag,\n\nEen <bon> van Kade 9\.\n\n“Veel plezier”/)
  expect(sent?.html).toContain('Een &lt;bon&gt; van')
  const code = /[2-9A-HJ-NP-Z]{4}(?:-[2-9A-HJ-NP-Z]{4}){3}/.exec(sent?.text ?? '')?.[0] ?? ''
  expect(await shop.as((tx) => giftCardOf(tx, code))).toMatchObject({ id: giftCard.id })
  await expect(shop.as((tx) => changeEmailText(tx, { ...words, isOn: false }))).rejects.toMatchObject({
    code: 'sites.email_always_sent',
  })
  const { body } = await shop.as((tx) => previewEmail(tx, { kind: 'gift-card' }))
  expect([body.includes('Voor Noor: '), body.includes('data-page-type="301"')]).toEqual([true, true])
})

test('a placeholder that an email cannot fill in is refused by its name, and nothing is changed', async () => {
  const empty = { kind: 'gift-card', isOn: true, subject: '', intro: '', outro: '' }
  await shop.as((tx) => changeEmailText(tx, empty))
  const refused = shop.as((tx) => changeEmailText(tx, { ...empty, outro: 'Nummer {number}' }))
  await expect(refused).rejects.toMatchObject({
    code: 'sites.email_names_unknown',
    details: { name: '{number}', known: '{shop} {name} {amount}' },
  })
  await expect(shop.as((tx) => changeEmailText(tx, { ...empty, kind: 'no-letter' }))).rejects.toMatchObject({
    code: 'sites.email_missing',
  })
  const { emails: listed } = await shop.as((tx) => listEmails(tx))
  expect(listed.find(({ kind }) => kind === 'gift-card')).toMatchObject({
    ...empty,
    starts: { subject: expect.stringContaining('{amount}') },
  })
})

test('an order that is placed again issues no second card', async () => {
  const order = { id: newId(), key: 'line-1' }
  const [first, second] = [await issue(2500, { order }), await issue(2500, { order })]
  expect(second.giftCard.id).toBe(first.giftCard.id)
})

test('no manual change brings a card below zero', async () => {
  const { giftCard } = await issue(500)
  await expect(
    shop.as((tx) => adjustGiftCard(tx, { id: giftCard.id, amountMinor: -501, note: 'te veel' })),
  ).rejects.toMatchObject({
    code: 'giftcards.too_low',
  })
  expect((await shop.as((tx) => adjustGiftCard(tx, { id: giftCard.id, amountMinor: -500, note: 'terug' }))).state).toBe(
    'spent',
  )
})

test('through any history and in all 27 currencies the balance is the sum of the book and never below zero', async () => {
  const step = fc.record({
    kind: fc.constantFrom('spend', 'back'),
    amountMinor: fc.integer({ min: 1, max: 800 }),
    subject: fc.constantFrom('1', '2', '3', '4'),
  })
  const run = async (currency: string, steps: readonly { kind: string; amountMinor: number; subject: string }[]) => {
    const { giftCard } = await issue(1000, { currency })
    for (const { kind, amountMinor, subject } of steps) {
      const booking = { giftCardId: giftCard.id, amountMinor, subject }
      await shop.as((tx) => (kind === 'spend' ? spendGiftCard(tx, booking) : refundToGiftCard(tx, booking)))
    }
    const { giftCard: after, entries } = await bookOf(giftCard.id)
    expect(after.balanceMinor).toBe(entries.reduce((sum, { amountMinor }) => sum + amountMinor, 0))
    expect(after.balanceMinor).toBeGreaterThanOrEqual(0)
  }
  const histories = fc.sample(fc.array(step, { maxLength: 6 }), { numRuns: documentedCurrencies.length, seed: 9 })
  for (const [at, currency] of documentedCurrencies.entries()) await run(currency, histories[at] ?? [])
})
