import { beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { checkoutPlace } from '#support/checkout-shop'
import { doDueJobs } from '#support/due-jobs'
import { counterOf, homeAddress } from '#support/owner-shop'

const place = await checkoutPlace({ gatewayIsReal: true })
const shop = await place.shop({ name: 'potter', title: 'Potter', locale: 'en-GB' })
const { ownerArea, buy } = counterOf(place, shop)

beforeAll(async () => {
  await shop.sell('Vase', { variant: { priceMinor: 2500, quantity: 10 } })
})

/** All that somebody was written. */
async function writtenTo(recipient: string): Promise<string> {
  await doDueJobs(place.ctx)
  const emails = await place.ctx.db.selectFrom('emails').select('text').where('recipient', '=', recipient).execute()
  return emails.map(({ text }) => text).join('\n')
}

/** The address of the first link of this kind in the emails that somebody got. */
async function linkTo(recipient: string, kind: RegExp): Promise<string> {
  return kind.exec(await writtenTo(recipient))?.[0] ?? ''
}

test('an owner who knows that a parcel has arrived asks its buyer for a review now, once', async () => {
  await buy('vase', 'Add to cart', homeAddress)
  const owner = await ownerArea('orders')
  await owner.getByRole('row', { name: /Silva/ }).click()
  await owner.getByRole('button', { name: 'Ship', exact: true }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Ship', exact: true }).click()
  await owner.getByRole('heading', { name: 'Parcels' }).waitFor()
  await doDueJobs(place.ctx)

  await owner.goto(owner.url().replace(/orders\/.*/, 'reviews'))
  await owner.getByRole('heading', { name: 'Buyers who will be asked' }).waitFor()
  expect(await axeFindings(owner, { within: 'main' })).toEqual([])
  await owner.getByRole('button', { name: 'Ask now: Silva' }).click()
  await owner.getByText('No email goes out, because there is no mail server yet.').waitFor()
  await owner.getByRole('heading', { name: 'Buyers who will be asked' }).waitFor({ state: 'detached' })

  const { page } = await visit()
  await page.goto(await linkTo('ana@example.com', /http\S+\/commerce\/reviews\/request\?token=[\w-]+/))
  await page.getByText('Vase').first().waitFor()
})

test('the settings of review requests are saved from the screen, which confirms it', async () => {
  const owner = await ownerArea('reviews')
  const asking = owner.locator('form', { has: owner.getByRole('heading', { name: 'Asking for reviews' }) })
  await asking.getByRole('textbox', { name: 'Days after delivery' }).fill('5')
  await owner.keyboard.press('Tab')
  await asking.getByRole('button', { name: 'Save' }).click()
  await owner.getByText('Your settings for reviews are saved.').waitFor()
  await owner.reload()
  await expect.poll(() => asking.getByRole('textbox', { name: 'Days after delivery' }).inputValue()).toBe('5')
})

test('the email address of a customer is corrected, but not to that of another one', async () => {
  const owner = await ownerArea('customers')
  const dialog = owner.getByRole('dialog')
  const add = async (email: string) => {
    await owner.getByRole('button', { name: 'Add customer' }).click()
    await dialog.getByLabel('Email', { exact: false }).first().fill(email)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    await owner.waitForURL(/customers\/\w{24}/)
  }
  await add('bo@exmaple.com')
  await owner.getByRole('button', { name: 'Edit customer' }).click()
  const email = dialog.getByLabel('Email', { exact: false }).first()
  await email.fill('ana@example.com')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('ana@example.com is in your list of customers already.').waitFor()
  await email.fill('bo@example.com')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  await owner.getByText('bo@example.com').first().waitFor()
  await owner.goto(owner.url().replace(/customers\/.*/, 'customers'))
  await owner.getByRole('row', { name: /bo@example\.com/ }).waitFor()
  expect(await owner.getByRole('button', { name: 'Add customer' }).count()).toBe(1)
})

test('an owner writes to a buyer, from the order and from the page of the customer', async () => {
  const owner = await ownerArea('orders', { width: 1440, height: 900 })
  await owner.getByRole('row', { name: /Silva/ }).first().click()
  await owner.getByRole('button', { name: 'Write an email' }).click()
  const dialog = owner.getByRole('dialog', { name: 'Write an email' })
  await dialog.getByLabel('Message').fill('Would you like it in green?')
  expect(await dialog.getByLabel('To', { exact: true }).inputValue()).toBe('ana@example.com')
  expect(await dialog.getByLabel('Subject').inputValue()).toMatch(/^About your order #\d+$/)
  expect(await axeFindings(owner, { within: '[role=dialog]' })).toEqual([])
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.waitFor({ state: 'detached' })
  await owner.getByText(/^Email “About your order #\d+” written to ana@example\.com\.$/).waitFor()
  await owner.getByText('Would you like it in green?').waitFor()
  expect(await writtenTo('ana@example.com')).toContain('Would you like it in green?')

  await owner.getByRole('link', { name: /Silva/ }).click()
  await owner.waitForURL(/customers\/\w{24}/)
  await owner.getByRole('button', { name: 'Write an email' }).click()
  expect(await dialog.getByLabel('Subject').inputValue()).toBe('A message from Potter')
  await dialog.getByLabel('Message').fill('The new glazes are here.')
  await owner.keyboard.press('Escape')
  await owner
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Keep editing' })
    .click()
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await writtenTo('ana@example.com')).toContain('The new glazes are here.')
})

test('an owner chooses a password, changes their email address with it, and signs in with the new one', async () => {
  const owner = await ownerArea('customers')
  const address = `http://localhost:${place.port}/account`
  await owner.goto(address)
  await owner.getByText('Choose a password below first').waitFor()
  const password = owner.locator('form', { has: owner.getByRole('heading', { name: 'Choose a password' }) })
  await password.getByLabel('New password').fill('a kiln by the river')
  await password.getByRole('button', { name: 'Choose a password' }).click()
  const change = owner.locator('form', { has: owner.getByRole('heading', { name: 'Change email address' }) })
  await change.getByLabel('New email address').fill('moved@example.com')
  await change.getByLabel('Current password').fill('not this one')
  await change.getByRole('button', { name: 'Change email address' }).click()
  await expect.poll(() => change.locator('[aria-invalid=true]').count()).toBe(1)
  await change.getByLabel('Current password').fill('a kiln by the river')
  await change.getByRole('button', { name: 'Change email address' }).click()
  await owner.getByText('The link for moved@example.com is under Mailbox on the platform.').waitFor()

  const { page } = await visit()
  await page.goto(await linkTo('moved@example.com', /http\S+\/confirm-email\/[\w-]+/))
  await page.getByRole('button', { name: 'Confirm address' }).click()
  await page.getByRole('heading', { name: 'Your address is changed' }).waitFor()
  await page.goto(`http://localhost:${place.port}/sign-in`)
  await page.getByLabel('Email address').fill('moved@example.com')
  await page.getByLabel('Password', { exact: true }).fill('a kiln by the river')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: 'Potter' }).waitFor()
})
