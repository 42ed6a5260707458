import type { Page } from 'playwright-core'
import { startSession } from '#features/accounts/server'
import { testCards } from '../../features/payments/contract/test-cards.rules.ts'
import { visit, type Window } from './browser.ts'
import { calledBy } from './caller.ts'
import type { checkoutPlace } from './checkout-shop.ts'
import { chooseRadio } from './choose-radio.ts'
import { doDueJobs } from './due-jobs.ts'

type Place = Awaited<ReturnType<typeof checkoutPlace>>
type Shop = Awaited<ReturnType<Place['shop']>>

/** Both sides of the counter of one shop. */
export function counterOf({ ctx, port }: Place, { site, account, origin }: Shop) {
  /** A window in which the shop's owner is signed in, at the moment at which the shop's clock stands. */
  async function ownerArea(path: string, window: Window = {}): Promise<Page> {
    const { page, context } = await visit(window)
    const value = await startSession(calledBy(ctx), { accountId: account.id, websiteId: null, proven: true })
    await context.addCookies([
      { name: '__Host-quoin', value, url: `https://localhost:${port}`, httpOnly: true, secure: true, sameSite: 'Lax' },
    ])
    await page.goto(`http://${site.name}.admin.localhost:${port}/config/${path}`)
    return page
  }

  /** Buys one of a product with the test card; answers the page that thanks for it. */
  async function buy(
    slug: string,
    button: string,
    fields: Record<string, string>,
    answers: Record<string, string> = {},
    choices: readonly RegExp[] = [],
  ): Promise<Page> {
    const { page } = await visit()
    await page.goto(`${origin}/shop/${slug}`)
    for (const [label, typed] of Object.entries(answers)) await page.getByLabel(label).fill(typed)
    for (const name of choices) await chooseRadio(page, name)
    await page.getByRole('button', { name: button }).click()
    await page.getByRole('link', { name: 'View cart' }).click()
    await page.getByRole('link', { name: 'Check out' }).click()
    for (const [label, typed] of Object.entries({ Email: 'ana@example.com', 'Last name': 'Silva', ...fields }))
      await page.getByLabel(label, { exact: true }).fill(typed)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await page.getByLabel('Card number').fill(testCards.success)
    await page.getByLabel('Expiry').fill('12 / 30')
    await page.getByLabel('Security code').fill('123')
    await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
    await page.waitForURL((url) => url.pathname === '/commerce/order-confirmed')
    await doDueJobs(ctx)
    return page
  }

  /** Sends the newest order of a customer; answers the owner's window. */
  async function shipFirstOf(customer: RegExp): Promise<Page> {
    const page = await ownerArea('orders')
    await page.getByRole('row', { name: customer }).first().click()
    await page.getByRole('button', { name: 'Ship', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Ship', exact: true }).click()
    await page.getByRole('heading', { name: 'Parcels' }).waitFor()
    await doDueJobs(ctx)
    return page
  }
  return { ownerArea, buy, shipFirstOf }
}

export const homeAddress = { 'Street and number': 'Gracht 1', 'Postal code': '3511 AB', City: 'Utrecht' }
