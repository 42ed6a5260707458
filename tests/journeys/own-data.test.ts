import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { checkoutPlace } from '#support/checkout-shop'
import { doDueJobs } from '#support/due-jobs'
import { counterOf, homeAddress } from '#support/owner-shop'

const place = await checkoutPlace({ gatewayIsReal: true })
const shop = await place.shop({ name: 'joiner', title: 'Joiner', locale: 'en-GB' })
const { ownerArea, buy } = counterOf(place, shop)
const password = 'koren op de molen'

beforeAll(async () => {
  await shop.sell('Stool', { variant: { priceMinor: 7900, quantity: 10 } })
})

/** The address with a token in the email of this subject. */
async function linkTo(email: string, subject: string): Promise<string> {
  await doDueJobs(place.ctx)
  const emails = await place.ctx.db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', email)
    .where('subject', 'like', `${subject}%`)
    .execute()
  return /http\S+\/account\/confirm\?token=[\w-]{43}/.exec(emails[0]?.text ?? '')?.[0] ?? ''
}

async function join(page: Page, email: string): Promise<void> {
  await page.goto(`${shop.origin}/account/join`)
  await page.getByLabel('Name').fill('Ana Silva')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('This site sends no email yet. Ask us for the link').waitFor()
  await page.goto(await linkTo(email, 'Finish your account'))
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByRole('heading', { name: 'Your data' }).waitFor()
}

async function downloaded(page: Page): Promise<string> {
  const started = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download your data' }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('joiner-account.json')
  return readFileSync(await download.path(), 'utf8')
}

async function askToDelete(page: Page): Promise<void> {
  await page.getByText('Delete account', { exact: true }).click()
  await page.locator('#account-delete-proof').fill(password)
  await page.getByRole('button', { name: 'Send the link' }).click()
}

test('a customer with an order under way downloads their data, and reads why the account stays for now', async () => {
  await buy('stool', 'Add to cart', homeAddress)
  const { page, complaints } = await visit({ width: 390, height: 844 })
  await join(page, 'ana@example.com')
  const file = JSON.parse(await downloaded(page)) as { shop: { orders: { lines: { title: string }[] }[] } }
  expect(file.shop.orders[0]?.lines[0]?.title).toBe('Stool')
  await askToDelete(page)
  await page.getByText('You have an order that is not finished.', { exact: false }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  // The refusal itself is noted by the browser.
  expect(complaints.filter((line) => !/409/.test(line))).toEqual([])
})

test('once it has arrived the customer deletes the account by password and email, and the shop’s order has no name', async () => {
  const owner = await ownerArea('orders')
  await owner.getByRole('row', { name: /Silva/ }).click()
  await owner.getByRole('button', { name: 'Ship', exact: true }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Ship', exact: true }).click()
  await owner.getByRole('heading', { name: 'Parcels' }).waitFor()

  const { page } = await visit()
  await page.goto(`${shop.origin}/account/sign-in`)
  await page.getByLabel('Email address').fill('ana@example.com')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: 'Your data' }).waitFor()
  await askToDelete(page)
  await page.getByText('Ask us for the link that deletes your account', { exact: false }).waitFor()
  await page.goto(await linkTo('ana@example.com', 'Delete your account'))
  await page.getByRole('heading', { name: 'Delete your account?' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Delete account for good' }).click()
  await page.getByText('Your account is deleted.').waitFor()

  await owner.goto(owner.url().replace(/orders\/.*/, 'orders'))
  await owner.getByRole('row', { name: /Deleted customer/ }).waitFor()
  expect(await owner.getByRole('row', { name: /Silva/ }).count()).toBe(0)
})

test('without scripts an account is created and deleted by plain forms', async () => {
  const { page } = await visit({ scripts: false, width: 390, height: 844 })
  await join(page, 'ben@example.com')
  expect(await downloaded(page)).toContain('"email": "ben@example.com"')
  await askToDelete(page)
  await page.getByText('Ask us for the link that deletes your account', { exact: false }).waitFor()
  await page.goto(await linkTo('ben@example.com', 'Delete your account'))
  await page.getByRole('button', { name: 'Delete account for good' }).click()
  await page.getByText('Your account is deleted.').waitFor()
  await page.goto(`${shop.origin}/account`)
  await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
})
