import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { boxAtRest } from '#support/box-at-rest'
import { editorOf, ownerVisit, samples } from '#support/editor'
import { newSite } from '#support/new-site'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 })
const canvas = page.frameLocator('.e-stage iframe')
const sections = canvas.locator('[data-section]')
const blocks = canvas.locator('[data-section] > .grid > .block')
const ghost = canvas.locator('.qe-box.ghost')
const guides = canvas.locator('.qe-guide')
/** The first section of this sample has two buttons side by side. The next one begins with a heading. */
const [first, second, heading] = [blocks.nth(2), blocks.nth(3), blocks.nth(4)]

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox()
  return box ?? { x: 0, y: 0, width: 0, height: 0 }
}

async function press(element: Locator): Promise<{ x: number; y: number }> {
  const box = await boxAtRest(element)
  const at = { x: box.x + 20, y: box.y + 10 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.mouse.move(at.x + 5, at.y)
  return at
}

beforeAll(async () => {
  await newSite(page, 'Slepen')
  await page.goto(`${place.admin('slepen')}/config/?frameUrl=/`)
  await editorOf(page)
})

test('a dragged block follows the pointer, and the marks say where it would land', async () => {
  const before = await boxAtRest(second)
  const at = await press(second)
  await page.mouse.move(at.x + 31, at.y + 7)
  await expect.poll(async () => (await boxOf(second)).x - before.x).toBeCloseTo(31, 0)
  expect((await boxOf(second)).y - before.y).toBeCloseTo(7, 0)
  // In the row of the other button.
  await expect.poll(() => guides.count()).toBeGreaterThan(0)
  await expect.poll(() => ghost.innerText()).toMatch(/^\d+, 9$/)
  await page.mouse.move(at.x, at.y + 90)
  await expect.poll(() => ghost.innerText()).toMatch(/^6, 1[1-3]$/)
  await page.keyboard.down('Control')
  await page.mouse.move(at.x, at.y + 91)
  await expect.poll(() => guides.count()).toBe(0)
  await page.keyboard.up('Control')
  await page.mouse.move(at.x, at.y)
  await expect.poll(() => ghost.innerText()).toBe('6, 9')
  await page.mouse.up()
  await expect.poll(() => ghost.count()).toBe(0)
  expect(await boxAtRest(second)).toEqual(before)
})

test('while a block would land in the same cells, only the block is drawn again', async () => {
  const at = await press(second)
  await expect.poll(() => ghost.innerText()).toBe('6, 9')
  const layer = canvas.locator('.qe-layer')
  await layer.evaluate((element) => {
    element.dataset['drawn'] = '0'
    const count = () => void (element.dataset['drawn'] = String(Number(element.dataset['drawn']) + 1))
    new MutationObserver(count).observe(element, { subtree: true, childList: true, characterData: true })
    for (const mark of element.querySelectorAll('*')) new MutationObserver(count).observe(mark, { attributes: true })
  })
  const still = (await boxOf(second)).x
  for (const step of [6, 7, 8]) await page.mouse.move(at.x + step, at.y + 1)
  await expect.poll(async () => (await boxOf(second)).x).toBeGreaterThan(still + 2)
  expect(await layer.getAttribute('data-drawn')).toBe('0')
  await page.mouse.move(at.x, at.y + 90)
  await expect.poll(async () => Number(await layer.getAttribute('data-drawn'))).toBeGreaterThan(0)
  await page.mouse.move(at.x, at.y)
  await page.mouse.up()
})

test('a block is dragged into the section below, and out of it into the one above', async () => {
  const counts = async () => [
    await sections.nth(0).locator(':scope > .grid > .block').count(),
    await sections.nth(1).locator(':scope > .grid > .block').count(),
  ]
  const [above = 0, below = 0] = await counts()
  const goal = await boxAtRest(heading)
  const at = await press(second)
  await page.mouse.move(at.x, goal.y - 10)
  await page.mouse.move(at.x, goal.y + 20)
  await expect.poll(async () => (await boxOf(ghost)).y).toBeGreaterThan((await boxOf(sections.nth(1))).y)
  await page.mouse.up()
  await expect.poll(counts).toEqual([above - 1, below + 1])
  await page.keyboard.press('Control+z')
  await expect.poll(counts).toEqual([above, below])
  const row = await boxAtRest(first)
  const from = await press(heading)
  await page.mouse.move(from.x, row.y + 40)
  await page.mouse.move(from.x + 5, row.y + 20)
  await expect.poll(async () => (await boxOf(ghost)).y).toBeLessThan((await boxOf(sections.nth(1))).y)
  await page.mouse.up()
  await expect.poll(counts).toEqual([above + 1, below - 1])
  await page.keyboard.press('Control+z')
  await expect.poll(counts).toEqual([above, below])
})

const undo = page.getByRole('button', { name: /^Undo/ })
const fresh = async () => {
  await page.reload()
  await editorOf(page)
}

test('Escape leaves a dragged block in its place, chosen, and nothing to undo or to save', async () => {
  await fresh()
  const before = await boxAtRest(second)
  const canUndo = await undo.isEnabled()
  const at = await press(second)
  await page.mouse.move(at.x + 120, at.y + 60)
  await expect.poll(() => ghost.innerText()).not.toBe('6, 9')
  await page.keyboard.press('Escape')
  await expect.poll(() => ghost.count()).toBe(0)
  await page.mouse.move(at.x + 160, at.y + 90)
  await page.mouse.up()
  expect(await boxAtRest(second)).toEqual(before)
  expect(await undo.isEnabled()).toBe(canUndo)
  expect(await canvas.locator('.qe-handle').count()).toBeGreaterThan(0)
})

test('Escape leaves a resized block unchanged, and a rectangle chooses nothing', async () => {
  const before = await boxAtRest(second)
  const canUndo = await undo.isEnabled()
  const handle = await boxAtRest(canvas.locator('.qe-handle').last())
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(handle.x + 150, handle.y + 80, { steps: 4 })
  await ghost.waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => ghost.count()).toBe(0)
  await page.mouse.up()
  expect(await boxAtRest(second)).toEqual(before)
  expect(await undo.isEnabled()).toBe(canUndo)
  await page.keyboard.press('Escape')
  const row = await boxAtRest(first)
  const edge = await boxAtRest(sections.nth(0))
  await page.mouse.move(edge.x + 4, row.y)
  await page.mouse.down()
  await page.mouse.move(row.x + 200, row.y + 20, { steps: 4 })
  await canvas.locator('.qe-marquee').waitFor()
  await page.keyboard.press('Escape')
  await expect.poll(() => canvas.locator('.qe-marquee').count()).toBe(0)
  await page.mouse.up()
  expect(await canvas.locator('.qe-handle').count()).toBe(0)
  expect(complaints).toEqual([])
})

test('a new place and a new size are announced to screen readers', async () => {
  await fresh()
  const announced = page.locator('.q-hidden[role=status]').first()
  const at = await press(second)
  await page.mouse.move(at.x, at.y + 90)
  await expect.poll(() => ghost.innerText()).toMatch(/^6, 1[1-3]$/)
  const [column, row] = (await ghost.innerText()).split(', ')
  await page.mouse.up()
  await expect.poll(() => announced.innerText()).toBe(`column ${column}, row ${row}`)
  const handle = await boxAtRest(canvas.locator('.qe-handle').last())
  await page.mouse.move(handle.x + handle.width / 2, handle.y + handle.height / 2)
  await page.mouse.down()
  await page.mouse.move(handle.x + 150, handle.y + 80, { steps: 4 })
  await ghost.waitFor()
  await page.mouse.up()
  await expect.poll(() => announced.innerText()).toMatch(/^\d+ × \d+ cells$/)
  expect(complaints).toEqual([])
})
