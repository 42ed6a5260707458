import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { visit } from '#support/browser'
import { editorOf, openEditor, ownerVisit, samples, soon } from '#support/editor'
import { newSite } from '#support/new-site'

const place = samples()
const { page, context, complaints } = await ownerVisit({ width: 1440, height: 900 })
await context.grantPermissions(['clipboard-read', 'clipboard-write'])
const canvas = page.frameLocator('.e-stage iframe')

/** The blocks that share a part of the page with this one. */
function coveredBy(block: Locator): Promise<string[]> {
  return block.evaluate((element) => {
    const own = element.getBoundingClientRect()
    const others = [...(element.parentElement?.children ?? [])].filter((other) => other !== element)
    return others
      .filter((other) => {
        const box = other.getBoundingClientRect()
        return box.left < own.right && box.right > own.left && box.top < own.bottom && box.bottom > own.top
      })
      .map((other) => other.textContent)
  })
}

test('an image that is copied to another site of its owner shows there, with its description, and covers nothing', async () => {
  await newSite(page, 'Elders geplakt')
  const source = await openEditor(page, 'kade-9', 'Workshop')
  const image = source.canvas.locator('[data-section] .block img').first()
  const alt = await image.getAttribute('alt')
  expect(alt).not.toBe('')
  await source.canvas
    .locator('[data-section] .block', { has: page.locator('img') })
    .first()
    .click()
  await page.keyboard.press('Control+c')
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/^quoin\/blocks:/)

  await page.goto(`${place.admin('elders-geplakt')}/config/?frameUrl=/`)
  const editor = await editorOf(page)
  await editor.block('Vandaag uit de oven').click()
  await page.keyboard.press('Control+v')
  const pasted = canvas.locator('[data-section] .block', { has: page.locator(`img[alt="${alt}"]`) })
  await pasted.locator('img').waitFor()
  await expect
    .poll(() => pasted.locator('img').evaluate((shown: HTMLImageElement) => shown.naturalWidth))
    .toBeGreaterThan(0)
  expect(await coveredBy(pasted)).toEqual([])
  await editor.saved()
  await editor.publish()

  const visitor = await visit()
  await soon(visitor.page, place.site('elders-geplakt'), async (shown) => {
    const published = shown.locator(`main img[alt="${alt}"]`)
    await published.scrollIntoViewIfNeeded()
    await expect.poll(() => published.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  })
  expect(complaints).toEqual([])
})
