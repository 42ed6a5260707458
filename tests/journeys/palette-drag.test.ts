import { expect, test } from 'vitest'
import { boxAtRest } from '#support/box-at-rest'
import { editorOf, ownerVisit, samples } from '#support/editor'
import { newSite } from '#support/new-site'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 })
const canvas = page.frameLocator('.e-stage iframe')
const palette = page.getByRole('dialog')
const quote = palette.getByRole('button', { name: 'Quote', exact: true })

/** Opens the palette and returns the box of the quote once every block is listed, since later ones move it. */
async function boxOfQuote() {
  await page.keyboard.press('/')
  await palette.getByRole('button', { name: 'Tock reservations' }).waitFor()
  return boxAtRest(quote)
}

test('a block is dragged out of the palette to its cells on the page', async () => {
  await newSite(page, 'Uit het palet')
  await page.goto(`${place.admin('uit-het-palet')}/config/?frameUrl=/`)
  const editor = await editorOf(page)
  const count = await canvas.locator('[data-section] .block').count()
  const heading = await boxAtRest(editor.block('Vandaag uit de oven'))
  const from = await boxOfQuote()
  await page.mouse.move(from.x + 20, from.y + 10)
  await page.mouse.down()
  // In one move, out of the button: what a busy browser reports of a quick hand.
  await page.mouse.move(from.x + 60, from.y + 140)
  await page.mouse.move(heading.x + heading.width + 160, heading.y + 10, { steps: 8 })
  await canvas.locator('.qe-box.ghost').waitFor()
  await page.mouse.up()
  await expect.poll(() => canvas.locator('[data-section] .block').count()).toBe(count + 1)
  await page.getByRole('complementary', { name: 'Properties' }).getByRole('heading', { name: 'Quote' }).waitFor()
  await expect
    .poll(() => page.locator('.q-hidden[role=status]').first().innerText())
    .toMatch(/^Quote added, column \d+, row \d+, \d+ × \d+ cells$/)
  await page.keyboard.press('Control+z')
  await expect.poll(() => canvas.locator('[data-section] .block').count()).toBe(count)
  expect(complaints).toEqual([])
})

test('Escape puts a block back that is being dragged out of the palette, and leaves the palette open', async () => {
  const count = await canvas.locator('[data-section] .block').count()
  const heading = await boxAtRest(canvas.locator('[data-section] .block', { hasText: 'Vandaag uit de oven' }).first())
  const from = await boxOfQuote()
  await page.mouse.move(from.x + 20, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(heading.x + heading.width + 160, heading.y + 10, { steps: 8 })
  await canvas.locator('.qe-box.ghost').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => canvas.locator('.qe-box.ghost').count()).toBe(0)
  await page.mouse.move(from.x + 20, from.y + 10, { steps: 4 })
  await page.mouse.up()
  await quote.waitFor()
  expect(await canvas.locator('[data-section] .block').count()).toBe(count)
  await page.keyboard.press('Escape')
  await quote.waitFor({ state: 'detached' })
})

test('undo works while the palette is still fading out', async () => {
  const count = await canvas.locator('[data-section] .block').count()
  await page.addStyleTag({
    content: '[data-exiting] { animation: 3s linear fading !important } @keyframes fading { to { opacity: 0 } }',
  })
  await page.keyboard.press('/')
  await quote.press('Enter')
  await expect.poll(() => canvas.locator('[data-section] .block').count()).toBe(count + 1)
  await page.locator('[data-exiting] .q-dialog').waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(() => canvas.locator('[data-section] .block').count()).toBe(count)
  await palette.waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
