import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { checkoutPlace } from '#support/checkout-shop'
import { soon } from '#support/editor'
import { counterOf } from '#support/owner-shop'
import { silentVideo } from '#support/silent-video'

const place = await checkoutPlace()
const shop = await place.shop({ name: 'kitemaker', title: 'Kitemaker', locale: 'en-GB' })
const { ownerArea } = counterOf(place, shop)
const address = `${shop.origin}/shop/kite`

beforeAll(async () => {
  await shop.sell('Kite', { variant: { priceMinor: 4500, quantity: 5 } })
})

test('an owner adds a video of their own and one from elsewhere to a product', async () => {
  const owner = await ownerArea('products', { width: 1440, height: 900 })
  await owner.getByRole('row', { name: 'Kite' }).click()
  await owner.getByRole('button', { name: 'Add a video' }).click()
  const dialog = owner.getByRole('dialog')
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'kite.webm', mimeType: 'video/webm', buffer: await silentVideo([160, 90]) })
  await dialog.waitFor({ state: 'detached' })
  await owner.getByRole('button', { name: 'Add by address' }).click()
  const second = owner.getByRole('group', { name: 'Video 2' })
  await second.getByLabel('Address of the video').fill('https://example.com/nothing')
  await owner.getByText('No video that can be played', { exact: false }).waitFor()
  await second.getByLabel('Address of the video').fill('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  await owner.getByText('No video that can be played', { exact: false }).waitFor({ state: 'detached' })
  await second.getByLabel('Title').fill('In the wind')
  expect(await axeFindings(owner, { within: '#content' })).toEqual([])
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await owner.getByText('All changes are saved').waitFor()
})

test('an owner puts a video between two images, and shoppers see it there and in the lightbox', async () => {
  const images = await Promise.all(
    ['#a63', '#36a'].map(async (background, at) => ({
      name: `side-${at}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await sharp({ create: { width: 800, height: 800, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    })),
  )
  const owner = await ownerArea('products', { width: 1440, height: 900 })
  await owner.getByRole('row', { name: 'Kite' }).click()
  await owner.locator('#content input[type=file][accept*="image"]').first().setInputFiles(images)
  const first = owner.getByRole('group', { name: 'Video 1' })
  await first.getByRole('button', { name: /Place/ }).click()
  await owner.getByRole('option', { name: 'Behind image 1' }).click()
  expect(await axeFindings(owner, { within: '#content' })).toEqual([])
  await owner.getByRole('button', { name: 'Save', exact: true }).click()
  await owner.getByText('All changes are saved').waitFor()

  const { page, complaints } = await visit({ width: 1440, height: 900 })
  await soon(page, address, async (seen) =>
    expect(
      await seen
        .locator('.product-track .slide')
        .evaluateAll((slides) => slides.map((slide) => slide.querySelector('video,.product-play,img')?.localName)),
    ).toEqual(['img', 'video', 'img', 'a']),
  )
  await page.locator('.product-track .slide img').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('img').first().waitFor()
  await page.keyboard.press('ArrowRight')
  await dialog.locator('video').waitFor()
  expect(await axeFindings(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await dialog.locator('video').waitFor({ state: 'hidden' })
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

test('shoppers see both among the media; no other site is requested before they press play', async () => {
  const { page, complaints } = await visit({ width: 390, height: 844 })
  await page.route(/youtube-nocookie\.com/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' }),
  )
  await soon(page, address, async (seen) => expect(await seen.locator('.product-track video').count()).toBe(1))
  const videos = page.locator('.product-track .slide[data-type=video]')
  expect(await videos.count()).toBe(2)
  expect(await axeFindings(page)).toEqual([])
  expect(complaints).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  await page.getByRole('link', { name: 'In the wind', exact: true }).click()
  const play = page.locator('.product-play')
  await expect.poll(() => play.evaluate((link) => link.getBoundingClientRect().x >= 0)).toBe(true)
  await play.click()
  await page.locator('.product-track iframe[title="In the wind"]').waitFor()
  const foreignRequests = complaints.filter((line) => line.startsWith('left this machine'))
  expect(foreignRequests.every((line) => line.includes('youtube-nocookie.com'))).toBe(true)
})

test('without scripts the video plays in the browser’s own player, and the other is a link', async () => {
  const { page } = await visit({ scripts: false })
  await page.goto(address)
  expect(await page.locator('.product-track video[controls]').count()).toBe(1)
  const link = page.locator('a.product-play')
  expect(await link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
})
