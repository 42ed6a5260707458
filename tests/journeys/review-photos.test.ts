import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { checkoutPlace } from '#support/checkout-shop'
import { doDueJobs } from '#support/due-jobs'
import { soon } from '#support/editor'
import { counterOf, homeAddress } from '#support/owner-shop'

const place = await checkoutPlace({ gatewayIsReal: true })
const shop = await place.shop({ name: 'weaver', title: 'Weaver', locale: 'en-GB' })
const { buy, ownerArea, shipFirstOf } = counterOf(place, shop)

const photo = async (background: string, name: string) => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

beforeAll(async () => {
  await shop.sell('Blanket', { variant: { priceMinor: 9900, quantity: 10 } })
})

/** Buys a blanket, has it sent and asks for a review; answers the address in the email. */
async function requestFor(email: string): Promise<string> {
  await buy('blanket', 'Add to cart', { ...homeAddress, Email: email })
  const owner = await shipFirstOf(/Silva/)
  await owner.goto(owner.url().replace(/orders\/.*/, 'reviews'))
  await owner.getByRole('button', { name: 'Ask now: Silva' }).click()
  await owner.getByText('No email goes out, because there is no mail server yet.').waitFor()
  await doDueJobs(place.ctx)
  const emails = await place.ctx.db.selectFrom('emails').select('text').where('recipient', '=', email).execute()
  return /http\S+\/commerce\/reviews\/request\?token=[\w-]+/.exec(emails.map(({ text }) => text).join('\n'))?.[0] ?? ''
}

test('a buyer adds photos to a review on a phone, and sees them before they are sent', async () => {
  const { page, complaints } = await visit({ width: 390, height: 844 })
  await page.goto(await requestFor('ana@example.com'))
  const stars = page.getByRole('radio', { name: '5 stars' })
  await stars.click({ force: true })
  await expect.poll(() => stars.isChecked()).toBe(true)
  await page.getByLabel('Describe your experience').fill('Warm, and not heavy.')
  const field = page.getByLabel('Photos (optional)')
  const five = await Promise.all([1, 2, 3, 4, 5].map((n) => photo('#a63', `${n}.jpg`)))
  await field.setInputFiles(five)
  await page.getByText('Choose at most 4 photos.').waitFor()
  await field.setInputFiles(five.slice(0, 2))
  await page.getByRole('img', { name: '2.jpg' }).waitFor()
  await page.getByText('Choose at most 4 photos.').waitFor({ state: 'detached' })
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Send review' }).click()
  await page.getByRole('heading', { name: 'Thank you for your feedback' }).waitFor()
  expect(complaints).toEqual([])
  await doDueJobs(place.ctx)
})

test('the owner looks at the photos, deletes one and approves the review', async () => {
  const owner = await ownerArea('reviews')
  const photos = owner.getByRole('img', { name: /Photo \d of the review by/ })
  await photos.nth(1).waitFor()
  await expect.poll(() => photos.first().evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(400)
  expect(await axeFindings(owner, { within: 'main' })).toEqual([])
  await owner.getByRole('button', { name: 'Remove photo 2' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Remove photo' }).click()
  await owner.getByText('The photo is removed.').waitFor()
  await expect.poll(() => photos.count()).toBe(1)
  await owner.getByRole('button', { name: 'Approve' }).click()
  await owner.getByText('No reviews wait for you.', { exact: false }).waitFor()
})

test('on the page of the product the photo opens over the page, and without scripts it leads to its file', async () => {
  const { page, complaints } = await visit({ motion: false })
  await soon(page, `${shop.origin}/shop/blanket`, async (seen) =>
    expect(await seen.getByText('Warm, and not heavy.').count()).toBe(1),
  )
  const small = page.getByRole('img', { name: 'Photo 1 of 1 by' })
  await small.scrollIntoViewIfNeeded()
  await expect.poll(() => small.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  expect(await axeFindings(page)).toEqual([])
  await small.click()
  await page.getByRole('dialog').getByRole('img').first().waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])

  const plain = await visit({ scripts: false, width: 390, height: 844 })
  await plain.page.goto(`${shop.origin}/shop/blanket`)
  await plain.page.getByRole('img', { name: 'Photo 1 of 1 by' }).click()
  await plain.page.waitForURL(/\/s\/[0-9a-f]{24}\/large\.webp$/)
})

test('without scripts a buyer sends photos with the plain form, and the owner deletes the whole review', async () => {
  const { page } = await visit({ scripts: false, width: 390, height: 844 })
  await page.goto(await requestFor('ben@example.com'))
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true })
  await page.getByLabel('Photos (optional)').setInputFiles([await photo('#36a', 'blue.jpg')])
  await page.getByRole('button', { name: 'Send review' }).click()
  await page.getByRole('heading', { name: 'Thank you for your feedback' }).waitFor()
  await doDueJobs(place.ctx)

  const owner = await ownerArea('reviews')
  await owner.getByRole('img', { name: /Photo 1 of the review by/ }).waitFor()
  await owner.getByRole('button', { name: 'Delete' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await owner.getByText('The review is deleted.').waitFor()
  await owner.getByText('No reviews wait for you.', { exact: false }).waitFor()
})
