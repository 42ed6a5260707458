import { expect, test } from 'vitest'
import { subscriptionShop } from '#support/subscription-shop'

const { ctx, app, subscribe, read, renewalOrders, passDays, form, tokenOf, page } = await subscriptionShop()

test('words that somebody wrote into the address of the page are not shown on it', async () => {
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

test('without scripts and without an account a customer pauses, takes up again, skips and cancels', async () => {
  const { id } = await subscribe()
  expect(await page(id)).toContain('Pauzeren')
  await form(id, '/commerce/subscription', { act: 'pause' })
  await passDays(70)
  expect(await renewalOrders(id)).toEqual([])
  expect(await page(id)).toContain('Hervatten')
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
