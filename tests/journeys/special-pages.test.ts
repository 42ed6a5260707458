import sharp from 'sharp'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { freshSession, ownerVisit, samples } from '#support/editor'
import { imagesMade } from '#support/screens'

const place = samples()
const owner = await ownerVisit({}, await freshSession())
const { page } = owner
const site = place.site('wegwijzer')
const config = `${place.admin('wegwijzer')}/config`

test('an owner gives a missing page its own text and image, and visitors find them, with scripts and without', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByLabel('Site title').fill('Wegwijzer')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  await page.goto(`${config}/special-pages`)
  await page.getByRole('button', { name: 'Choose image' }).click()
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#3458a0' } })
    .png()
    .toBuffer()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').setInputFiles({ name: 'crossroads.png', mimeType: 'image/png', buffer })
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Replace' }).waitFor()
  await page.getByLabel('Title').fill('You took a wrong turn')
  await page.getByLabel('Text').fill('Go back to the crossroads and ask the miller.')
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Special pages saved').waitFor()

  for (const scripts of [true, false]) {
    const visitor = await visit({ scripts, width: 390, height: 844 })
    const answer = await visitor.page.goto(`${site}/no-such-place`)
    expect(answer?.status()).toBe(404)
    await visitor.page.getByRole('heading', { level: 1, name: 'You took a wrong turn' }).waitFor()
    await visitor.page.getByText('ask the miller').waitFor()
    expect(await visitor.page.locator('.special-image img').evaluate((image) => image.clientWidth > 200)).toBe(true)
    expect(await visitor.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    if (scripts) expect(await axeFindings(visitor.page)).toEqual([])
  }
})

test('a search without results and the sign-in page show the owner’s text', async () => {
  const write = async (tab: string, title: string) => {
    await page.getByRole('tab', { name: tab }).click()
    await page.getByLabel('Title').fill(title)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.locator('button[type=submit]:disabled', { hasText: 'Save' }).waitFor()
  }
  await write('Nothing found', 'The miller has not heard of it')
  await write('Sign in', 'Knock three times')
  const visitor = await visit()
  await visitor.page.goto(`${site}/search?q=zzgy`)
  await visitor.page.getByText('The miller has not heard of it').waitFor()
  expect(await axeFindings(visitor.page)).toEqual([])
  await visitor.page.goto(`${site}/account/sign-in`)
  await visitor.page.getByRole('heading', { name: 'Knock three times' }).waitFor()
  expect(await axeFindings(visitor.page)).toEqual([])
})

test('in a shop an empty cart, a search without results and a missing page show popular products', async () => {
  const { page: shopper } = await visit()
  const shop = place.site('kade-9')
  await imagesMade(place, [`${shop}/cart`], 60)
  for (const path of ['/cart', '/search?q=zzgy', '/no-such-page']) {
    await shopper.goto(shop + path)
    await shopper.getByRole('heading', { name: 'Popular right now' }).waitFor()
    expect(await axeFindings(shopper)).toEqual([])
  }
  await shopper.locator('.popular a').first().click()
  await shopper
    .getByRole('button', { name: /^(Add to cart|Join|Subscribe)/ })
    .first()
    .waitFor()
})
