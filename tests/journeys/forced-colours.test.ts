import { expect, test } from 'vitest'
import { visit } from '#support/browser'
import { samples } from '#support/editor'

const place = samples()
const { page } = await visit({ width: 1280, height: 900, hasForcedColors: true })

/** How elements of a list look, each once. */
const looks = (selector: string, property: string) =>
  page
    .locator(selector)
    .evaluateAll(
      (elements, name) => [...new Set(elements.map((element) => getComputedStyle(element).getPropertyValue(name)))],
      property,
    )

test('in forced colours the chosen option, its image and the current entry of the menu differ from the others', async () => {
  await page.goto(`${place.site('kade-9')}/shop/lamp-n`)
  await page.locator('.product-values a').first().click()
  await page.locator('.product-values a[aria-current]').first().waitFor()
  const chosen = await looks('.product-values a[aria-current]', 'background-color')
  const others = await looks('.product-values a:not([aria-current], [data-gone])', 'background-color')
  expect(chosen.length).toBe(1)
  expect(others).not.toContain(chosen[0])
  const image = await looks('.product-thumbs a[aria-current]', 'border-top-color')
  expect(await looks('.product-thumbs a:not([aria-current])', 'border-top-color')).not.toContain(image[0])
  expect(await looks('.product-stock', 'display')).toEqual(['flex'])
  const dot = await page
    .locator('.product-stock')
    .first()
    .evaluate((stock) => {
      const { backgroundColor } = getComputedStyle(stock, '::before')
      return backgroundColor !== getComputedStyle(document.body).backgroundColor
    })
  expect(dot).toBe(true)
})

test('in forced colours only the current page is underlined in the menu', async () => {
  await page.goto(`${place.site('kade-9')}/shop`)
  await page.locator('.site-header .nav a[aria-current]').first().waitFor()
  expect(await looks('.site-header .nav a[aria-current]', 'text-decoration-line')).toEqual(['underline'])
  expect(await looks('.site-header .nav a:not([aria-current])', 'text-decoration-line')).toEqual(['none'])
})
