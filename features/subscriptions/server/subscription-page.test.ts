import { expect, test } from 'vitest'
import { mailbox } from '#platform/mail'
import { subscriptionShop } from '#support/subscription-shop'
import { actAsOwner } from './manage-subscriptions.ts'

const { as, ctx, app, site, subscribe, read, renewalOrders, passDays, form, tokenOf, page } = await subscriptionShop()

test('text in the address of the page is not shown on it', async () => {
  const { id } = await subscribe()
  const readPage = async (problem: string) =>
    (
      await app.ask(
        'brander.localhost:8080',
        `/commerce/subscription?${new URLSearchParams({ token: tokenOf(id), problem })}`,
      )
    ).text
  for (const written of ['Bel 0900-1234', 'declined.', 'declined.toString', 'accounts.locked']) {
    const shown = await readPage(written)
    expect([shown.includes(written), shown.includes('role="alert"')]).toEqual([false, false])
  }
  expect(await readPage('declined.expired')).toContain('De kaart is verlopen.')
})

test('C2.19 without scripts and without an account a customer pauses, resumes, skips and cancels', async () => {
  const { id } = await subscribe()
  expect(await page(id)).toMatch(
    /data-page-type="206"[^]*<button class="button" data-look="outline" value="pause" name="act">Pauzeren/,
  )
  await form(id, '/commerce/subscription', { act: 'pause' })
  await passDays(70)
  expect(await renewalOrders(id)).toEqual([])
  expect(await page(id)).toContain('<button class="button" value="resume" name="act">Hervatten')
  await form(id, '/commerce/subscription', { act: 'resume' })
  const before = (await read(id)).subscription.nextRenewalAt ?? ''
  expect(new Date(before).getTime()).toBeGreaterThan(ctx.now().getTime())
  await form(id, '/commerce/subscription', { act: 'skip' })
  const after = (await read(id)).subscription.nextRenewalAt ?? ''
  expect(after > before).toBe(true)
  await passDays(32)
  expect(await renewalOrders(id)).toEqual([])
  await form(id, '/commerce/subscription', { act: 'cancel' })
  expect((await form(id, '/commerce/subscription', { act: 'skip' })).status).toBe(409)
  await passDays(70)
  expect(await renewalOrders(id)).toEqual([])
  expect(await page(id)).toContain('Opgezegd')
})

test('a skip can be taken back until its day, by the customer and by the owner', async () => {
  const { id } = await subscribe()
  const renewal = async () => (await read(id)).subscription.nextRenewalAt
  const planned = await renewal()
  expect(await page(id)).not.toContain('Overslaan ongedaan maken')
  expect((await form(id, '/commerce/subscription', { act: 'unskip' })).status).toBe(409)
  await form(id, '/commerce/subscription', { act: 'skip' })
  await form(id, '/commerce/subscription', { act: 'skip' })
  await form(id, '/commerce/subscription', { act: 'unskip' })
  expect(await page(id)).toContain('Overslaan ongedaan maken')
  await as((tx) => actAsOwner(tx, { id, act: 'unskip' }))
  expect(await renewal()).toBe(planned)
  expect((await read(id)).renewals).toEqual([])
  expect((await form(id, '/commerce/subscription', { act: 'unskip' })).status).toBe(409)
  await passDays(32)
  expect(await renewalOrders(id)).toHaveLength(1)
  await form(id, '/commerce/subscription', { act: 'skip' })
  await passDays(40)
  expect(await page(id)).not.toContain('Overslaan ongedaan maken')
})

test('a subscription cancelled on the page runs until the end of the paid period, is confirmed in writing, and can be resumed', async () => {
  const { id } = await subscribe()
  await form(id, '/commerce/subscription', { act: 'stop' })
  const { subscription: stopping } = await read(id)
  expect([stopping.state, stopping.stopsAt]).toEqual(['active', stopping.nextRenewalAt])
  const emails = await mailbox(ctx, { websiteId: site.id })
  expect(emails.some(({ text }) => text.includes('Het loopt nog tot'))).toBe(true)
  expect(await page(id)).toContain('Het loopt nog tot')
  await form(id, '/commerce/subscription', { act: 'continue' })
  expect((await read(id)).subscription.stopsAt).toBeNull()
  await form(id, '/commerce/subscription', { act: 'stop' })
  await passDays(70)
  expect(await renewalOrders(id)).toEqual([])
  expect((await read(id)).subscription.state).toBe('cancelled')
})

test('T19 another key opens nothing', async () => {
  const wrong = `${'A'.repeat(42)}A`
  expect((await app.ask('brander.localhost:8080', `/commerce/subscription?token=${wrong}`)).text).toContain(
    'Deze abonnementslink werkt niet',
  )
  const { status } = await app.ask('brander.localhost:8080', '/commerce/subscription', {
    method: 'POST',
    headers: { origin: 'http://brander.localhost:8080', 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    body: new URLSearchParams({ token: wrong, act: 'cancel' }),
  })
  expect(status).toBe(404)
})
