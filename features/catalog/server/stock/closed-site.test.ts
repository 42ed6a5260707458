import { expect, test } from 'vitest'
import { guestCheckout } from '#support/guest-checkout'
import { setAvailability } from '#support/internals'

const { shop, app, host, mug } = await guestCheckout()

test('a site that is coming soon keeps no address for a sold-out product, and does once it is open', async () => {
  const variantId = mug.variants[0]?.id ?? ''
  const ask = () =>
    app.browser(host).send('POST', '/api/commerce/back-in-stock', { variantId, email: 'vroeg@example.com' })
  const noted = () =>
    shop.as((tx) => tx.db.selectFrom('stock_reminders').select('email').where('website_id', '=', tx.site.id).execute())
  await shop.as((tx) => setAvailability(tx, { state: 'coming-soon', title: '', words: '' }))
  const refused = await ask()
  expect([refused.status >= 400, await noted()]).toEqual([true, []])
  await shop.as((tx) => setAvailability(tx, { state: 'open', title: '', words: '' }))
  expect((await ask()).status).toBe(303)
  expect(await noted()).toEqual([{ email: 'vroeg@example.com' }])
})
