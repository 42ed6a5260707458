import { beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { checkoutPlace } from '#support/checkout-shop'
import { doDueJobs } from '#support/due-jobs'
import { counterOf, homeAddress } from '#support/owner-shop'

const place = await checkoutPlace({ gatewayIsReal: true })
const shop = await place.shop({ name: 'potter', title: 'Potter', locale: 'en-GB' })
const { buy, ownerArea, shipFirstOf } = counterOf(place, shop)
const product = `${shop.origin}/shop/jug`

beforeAll(async () => {
  await shop.sell('Jug', { variant: { priceMinor: 4500, quantity: 10 } })
  await buy('jug', 'Add to cart', { ...homeAddress, Email: 'Ana@example.com' })
  await shipFirstOf(/Silva/)
})

async function linksSent(email: string): Promise<string[]> {
  await doDueJobs(place.ctx)
  const emails = await place.ctx.db.selectFrom('emails').select('text').where('recipient', 'ilike', email).execute()
  return emails.flatMap(({ text }) => /http\S+\/commerce\/reviews\/request\?token=[\w-]+/.exec(text)?.[0] ?? [])
}

test('without scripts an address that bought nothing gets the same response as any other, and no email', async () => {
  const { page } = await visit({ scripts: false })
  await page.goto(product)
  await page.getByText('Nobody has reviewed this yet.').waitFor()
  await page.getByText('Write a review').click()
  await page.getByText('Whoever bought this here can review it once everything was sent.', { exact: false }).waitFor()
  await page.getByLabel('Email address of your order').fill('stranger@example.com')
  await page.getByRole('button', { name: 'Send me the link' }).click()
  await page.getByRole('heading', { name: 'Ask for your link' }).waitFor()
  expect(await linksSent('stranger@example.com')).toEqual([])
})

test('on a phone a buyer requests the link on the page of the product by keyboard, and writes the review', async () => {
  const { page, complaints } = await visit({ width: 390, height: 844 })
  await page.goto(product)
  const opener = page.locator('summary', { hasText: 'Write a review' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const field = page.getByLabel('Email address of your order')
  await field.waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.type('ana@example.com')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Ask for your link' }).waitFor()
  expect(await axeFindings(page)).toEqual([])
  const [link = ''] = await linksSent('ana@example.com')

  await page.goto(link)
  const stars = page.getByRole('radio', { name: '5 stars' })
  await stars.click({ force: true })
  await expect.poll(() => stars.isChecked()).toBe(true)
  await page.getByLabel('Describe your experience').fill('It pours without a drop on the table.')
  await page.getByRole('button', { name: 'Send review' }).click()
  await page.getByRole('heading', { name: 'Thank you for your feedback' }).waitFor()
  expect(complaints).toEqual([])
})

test('the owner approves the review, and the page of the product calls it a verified purchase', async () => {
  const owner = await ownerArea('reviews')
  await owner.getByText('It pours without a drop on the table.').waitFor()
  await owner.getByText('Verified purchase').waitFor()
  await owner.getByRole('button', { name: 'Approve' }).click()
  await owner.getByText('No reviews wait for you.', { exact: false }).waitFor()
  const { page } = await visit({ scripts: false, width: 390, height: 844 })
  await page.goto(product)
  await page.getByText('Silva · Verified purchase', { exact: false }).waitFor()
})
