import { expect, test } from 'vitest'
import { inSite, insertRows, siteTables } from '#platform/database'
import { newId } from '#platform/contract'
import { runMail } from '#platform/mail'
import { atEnd } from '#support/at-end'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { checkoutPlace } from '#support/checkout-shop'
import { doDueJobs } from '#support/due-jobs'
import { counterOf } from '#support/owner-shop'
import { receivingServer } from '#support/receiving-server'

const { received, smtpUrl } = await receivingServer()
const place = await checkoutPlace({ smtpUrl })
const mail = runMail(place.ctx, { pollMs: 50 })
atEnd(() => mail.stop())
const shop = await place.shop({ name: 'miller', title: 'Miller', locale: 'en-GB' })
const listId = newId()

/** Adds a mailing list with two subscribed people. */
await inSite({ ...place.ctx, locale: 'en' as const }, shop.site, async (tx) => {
  const now = tx.now()
  await siteTables({ db: tx.db, site: shop.site })
    .insertInto('mailing_lists')
    .values({ id: listId, name: 'Friends of the mill', created_at: now })
    .execute()
  await insertRows(
    tx.db,
    'subscribers',
    ['noor@example.com', 'wim@example.com'].map((email) => ({
      website_id: shop.site.id,
      id: newId(),
      list_id: listId,
      email,
      email_key: email,
      name: '',
      state: 'subscribed' as const,
      page_path: '/',
      wording: '',
      network: '',
      requested_at: now,
      confirmed_at: now,
      unsubscribed_at: null,
    })),
  )
})
const owner = await counterOf(place, shop).ownerArea('newsletter', { width: 1440, height: 1000 })
const dialog = owner.getByRole('dialog')
const preview = owner.frameLocator('iframe[title="Preview"]')

async function addBlock(name: string): Promise<void> {
  await owner.getByRole('button', { name: 'Add a block' }).click()
  await owner.getByRole('menuitem', { name, exact: true }).click()
}

test('an owner writes a campaign in blocks and sees the email beside it, by mouse and keyboard', async () => {
  await owner.getByRole('link', { name: 'Campaigns', exact: true }).last().click()
  await owner.getByRole('button', { name: 'New campaign' }).first().click()
  await owner.waitForURL(/\/config\/campaigns\/[0-9a-f]{24}$/)
  await owner.getByRole('textbox', { name: 'Subject' }).fill('Rye is back')
  await owner.getByRole('textbox', { name: 'Preview text' }).fill('From Saturday on')
  await addBlock('Text')
  await owner.getByRole('textbox', { name: 'Text', exact: true }).click()
  await owner.keyboard.type('We mill on Saturday.')
  await addBlock('Heading')
  await owner.getByRole('textbox', { name: 'Heading', exact: true }).fill('Freshly milled')
  await owner.getByRole('button', { name: 'Move up: 2. Heading' }).focus()
  await owner.keyboard.press('Enter')
  await preview.getByRole('heading', { name: 'Freshly milled' }).waitFor()
  await preview.getByText('We mill on Saturday.').waitFor()
  const heights = await Promise.all(
    ['Freshly milled', 'We mill on Saturday.'].map(async (words) => (await preview.getByText(words).boundingBox())?.y),
  )
  expect(heights[0] ?? Number.NaN).toBeLessThan(heights[1] ?? Number.NaN)
  await owner.getByRole('checkbox', { name: 'Friends of the mill' }).check({ force: true })
  await owner.getByRole('radio', { name: 'For people with the link' }).check({ force: true })
  await owner.getByRole('radio', { name: 'Phone' }).click()
  await expect.poll(() => owner.locator('iframe[data-width="phone"]').count()).toBe(1)
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await owner.getByText('The campaign is saved.').waitFor()
  expect(await axeFindings(owner)).toEqual([])
})

test('a test goes to the owner alone', async () => {
  await owner.getByRole('button', { name: 'Send a test to me' }).click()
  await owner.getByText('A test is on its way to').waitFor()
  await expect.poll(() => received.length).toBe(1)
  expect(received[0]?.to).toEqual([shop.account.email])
})

test('the question before it names the number of people, each gets the email, and its page opens without scripts', async () => {
  await owner.getByRole('button', { name: 'Send…' }).click()
  await dialog.getByText('2 people get it.').waitFor()
  expect(await axeFindings(owner, { within: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Send now' }).click()
  await dialog.waitFor({ state: 'detached' })
  // The worker of this place is the test.
  await expect
    .poll(
      async () => {
        await doDueJobs(place.ctx)
        place.ctx.clock.forward(2500)
        return received.length
      },
      { timeout: 15_000 },
    )
    .toBe(3)
  await expect
    .poll(
      async () => {
        await doDueJobs(place.ctx)
        place.ctx.clock.forward(2500)
        return owner.getByText('Sent', { exact: true }).first().isVisible()
      },
      { timeout: 15_000 },
    )
    .toBe(true)
  expect(
    received
      .slice(1)
      .flatMap(({ to }) => to)
      .toSorted(),
  ).toEqual(['noor@example.com', 'wim@example.com'])
  expect(received[1]?.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m)

  const address = await owner.getByRole('link', { name: 'Open the page' }).getAttribute('href')
  const { page } = await visit({ width: 390, height: 844, scripts: false })
  await page.goto(address ?? '')
  await page.getByRole('heading', { name: 'Rye is back' }).waitFor()
  expect(await page.getByText('noor@example.com').count()).toBe(0)
  expect(await axeFindings(owner)).toEqual([])
})
