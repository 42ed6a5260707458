import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { type Editor, editorOf, ownerVisit, samples, soon } from '#support/editor'
import { newSite } from '#support/new-site'

const place = samples()
const admin = place.admin('boven-aan')
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 })
const visitor = await visit({ width: 1440, height: 900 })
const canvas = page.frameLocator('.e-stage iframe')
const panel = page.locator('.e-inspector')
const position = panel.getByRole('button', { name: /Position/ })
const header = visitor.page.locator('.site-header')
let editor: Editor

async function choosePosition(name: string): Promise<void> {
  await position.click()
  await page.getByRole('option', { name }).click()
  await editor.saved()
  await editor.publish()
}

/** Top of the header after a visitor has scrolled down by some screens. */
async function topAfterScrolling(): Promise<number> {
  await visitor.page.evaluate(() => window.scrollTo(0, 1200))
  return header.evaluate((element) => Math.round(element.getBoundingClientRect().top))
}

test('a header that is set to stay at the top is there after scrolling, and one that scrolls along is not', async () => {
  await newSite(page, 'Boven aan', 'Kade 9')
  await page.goto(`${admin}/config/pages`)
  await page.getByRole('link', { name: 'Header', exact: true }).click()
  editor = await editorOf(page)
  await position.waitFor()
  expect(await axeFindings(page, { within: '.e-inspector' })).toEqual([])
  await choosePosition('Stays at the top')
  await soon(visitor.page, place.site('boven-aan'), async () => expect(await topAfterScrolling()).toBe(0))
  await choosePosition('Scrolls with the page')
  await soon(visitor.page, place.site('boven-aan'), async () => expect(await topAfterScrolling()).toBeLessThan(-1000))
})

test('a header over the first section shows its background, in the chosen colours', async () => {
  await panel.getByText('The first section shows through.').waitFor({ state: 'detached' })
  await choosePosition('Over the first section')
  await panel.getByText('The first section shows through. Choose colours that stand out on it.').waitFor()
  await panel.getByRole('button', { name: /Colours/ }).click()
  await page.getByRole('option', { name: 'Darkest' }).click()
  await editor.saved()
  await editor.publish()
  await soon(visitor.page, place.site('boven-aan'), async () => {
    expect(await header.getAttribute('data-theme')).toBe('darkest')
    const tops = await visitor.page
      .locator('.site-header, main > .section:first-child')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top))
    expect(tops).toEqual([0, 0])
    expect(await header.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe('rgba(0, 0, 0, 0)')
  })
})

test('the cart is switched off and on in the header of a shop', async () => {
  const cart = panel.getByRole('switch', { name: /^Cart/ })
  expect(await cart.isChecked()).toBe(true)
  await panel.getByText('Cart', { exact: true }).click()
  await canvas.locator('.cart-link').waitFor({ state: 'detached' })
  await panel.getByText('Cart', { exact: true }).click()
  await canvas.locator('.cart-link').waitFor()
  await editor.saved()
  await editor.publish()
  await soon(visitor.page, place.site('boven-aan'), async () => {
    expect(await header.locator('.cart-link').isVisible()).toBe(true)
  })
  expect(complaints).toEqual([])
})
