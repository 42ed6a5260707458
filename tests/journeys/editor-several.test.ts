import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { boxAtRest } from '#support/box-at-rest'
import { editorOf, ownerVisit, samples } from '#support/editor'
import { newSite } from '#support/new-site'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 })
const canvas = page.frameLocator('.e-stage iframe')
const blocks = canvas.locator('[data-section] > .grid > .block')
const panel = page.getByRole('complementary', { name: 'Properties' })
const announced = page.locator('.q-hidden[role=status]').first()
/** The first section of this sample has a text with two buttons below it. */
const [text, first, second] = [blocks.nth(1), blocks.nth(2), blocks.nth(3)]

/** Column and row, as a block says them to a screen reader. */
const cellOf = async (block: Locator) =>
  /column (\d+), row (\d+)/
    .exec((await block.getAttribute('aria-label')) ?? '')
    ?.slice(1)
    .map(Number)
const cellsOfAll = async (...all: Locator[]) => Promise.all(all.map(cellOf))
const title = () => panel.getByRole('heading').first().innerText()
const undo = () => page.keyboard.press('Control+z')

/** Escape without a selection would open the preview. */
async function choose(...all: Locator[]) {
  if ((await canvas.locator('.qe-box:not(.hover)').count()) > 0) await page.keyboard.press('Escape')
  for (const [at, block] of all.entries()) await block.click({ modifiers: at === 0 ? [] : ['Shift'] })
}

async function drag(from: { x: number; y: number }, by: { x: number; y: number }, ...keys: string[]) {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  for (const key of keys) await page.keyboard.down(key)
  await page.mouse.move(from.x + by.x / 2, from.y + by.y / 2)
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 4 })
  await page.mouse.up()
  for (const key of keys) await page.keyboard.up(key)
}

test('a site for arranging blocks is created', async () => {
  await newSite(page, 'Samen')
  await page.goto(`${place.admin('samen')}/config/?frameUrl=/`)
  await editorOf(page)
  expect(await cellsOfAll(text, first, second)).toEqual([
    [1, 2],
    [1, 9],
    [6, 9],
  ])
})

test('blocks chosen with Shift are aligned by keys and in the panel, which is one step of undo and is announced', async () => {
  await choose(text, first, second)
  await panel.getByRole('button', { name: 'Align left' }).waitFor()
  expect(await title()).toBe('3 blocks selected')
  await page.keyboard.press('Alt+s')
  await expect
    .poll(() => cellsOfAll(text, first, second))
    .toEqual([
      [1, 4],
      [1, 9],
      [6, 9],
    ])
  await expect.poll(() => announced.innerText()).toBe('Aligned at the bottom')
  await undo()
  await panel.getByRole('button', { name: 'Align top' }).click()
  await expect
    .poll(() => cellsOfAll(text, first, second))
    .toEqual([
      [1, 2],
      [1, 2],
      [6, 2],
    ])
  await undo()
  await expect
    .poll(() => cellsOfAll(text, first, second))
    .toEqual([
      [1, 2],
      [1, 9],
      [6, 9],
    ])
})

test('three blocks are given equal gaps', async () => {
  await choose(first, second, blocks.nth(0))
  await page.keyboard.press('Alt+Shift+H')
  await expect.poll(() => announced.innerText()).toBe('Equal gaps across')
  expect(await cellOf(second)).toEqual([7, 9])
  await undo()
  await choose(first, second)
  await page.keyboard.press('Alt+Shift+H')
  await expect.poll(() => announced.innerText()).toContain('three or more')
})

test('a group is chosen by one of its blocks, moves as one, and can be ungrouped', async () => {
  await choose(first, second)
  await page.keyboard.press('Control+g')
  await page.getByRole('treegrid', { name: 'Layers' }).getByRole('row', { name: 'Group' }).waitFor()
  await page.keyboard.press('Escape')
  await second.click()
  await expect.poll(title).toBe('2 blocks selected')
  const from = await boxAtRest(second)
  await drag({ x: from.x + 20, y: from.y + 10 }, { x: 0, y: 60 })
  const [[, row] = [], [, otherRow] = []] = await cellsOfAll(first, second)
  expect(row).toBeGreaterThan(9)
  expect(otherRow).toBe(row)
  await undo()
  await second.click({ modifiers: ['Control'] })
  await expect.poll(title).toBe('Button')
  const path = page.getByRole('navigation', { name: 'Selection' })
  const steps = () => path.getByRole('button').allInnerTexts()
  await expect.poll(steps).toEqual([expect.any(String), 'Section 1', 'Group', 'Button'])
  await path.getByRole('button', { name: 'Group' }).click()
  await expect.poll(title).toBe('2 blocks selected')
  await path.getByRole('button', { name: 'Section 1' }).click()
  await expect.poll(title).toBe('Section')
  await expect.poll(steps).toEqual([expect.any(String), 'Section 1'])
  expect(await axeFindings(page, { frames: false, within: '.e-center' })).toEqual([])
  await second.click({ modifiers: ['Control'] })
  await expect.poll(title).toBe('Button')
  await page.keyboard.press('Control+Shift+g')
  await page.keyboard.press('Escape')
  await second.click()
  await expect.poll(title).toBe('Button')
})

test('a rectangle drawn from one section into the next chooses blocks of both', async () => {
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const start = await boxAtRest(first)
  const heading = await boxAtRest(blocks.nth(4))
  await drag({ x: start.x - 20, y: start.y + 10 }, { x: 320, y: heading.y + 10 - start.y })
  await expect.poll(title).toBe('3 blocks selected')
  await second.click({ modifiers: ['Shift'] })
  await expect.poll(title).toBe('2 blocks selected')
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+a')
  await expect.poll(title).toBe(`${await blocks.count()} blocks selected`)
})

test('a block dragged with Alt leaves a copy, and is chosen', async () => {
  const count = await blocks.count()
  await choose(second)
  const from = await boxAtRest(second)
  await drag({ x: from.x + 20, y: from.y + 10 }, { x: 0, y: 70 }, 'Alt')
  await expect.poll(() => blocks.count()).toBe(count + 1)
  expect(await cellOf(second)).toEqual([6, 9])
  await undo()
  await expect.poll(() => blocks.count()).toBe(count)
})

test('a handle pulled with Alt moves the opposite side too, with Shift it keeps the proportions', async () => {
  await choose(blocks.nth(0))
  const [column = 0] = (await cellOf(blocks.nth(0))) ?? []
  const before = await boxAtRest(blocks.nth(0))
  const handle = canvas.getByRole('button', { name: 'Resize Image' })
  expect(await handle.count()).toBe(8)
  const cell = before.width / 12
  await drag({ x: before.x, y: before.y + before.height / 2 }, { x: 2 * cell, y: 0 }, 'Alt')
  await expect.poll(async () => (await cellOf(blocks.nth(0)))?.[0]).toBeGreaterThan(column)
  const centred = await boxAtRest(blocks.nth(0))
  expect(Math.abs(centred.x + centred.width / 2 - before.x - before.width / 2)).toBeLessThan(4)
  await undo()
  await expect.poll(async () => (await boxAtRest(blocks.nth(0))).width).toBe(before.width)
  await panel.getByRole('textbox', { name: 'Rows' }).waitFor()
  const rows = Number(await panel.getByRole('textbox', { name: 'Rows' }).inputValue())
  await drag({ x: before.x, y: before.y + before.height }, { x: 5 * cell, y: 0 }, 'Shift')
  await expect
    .poll(async () => Number(await panel.getByRole('textbox', { name: 'Rows' }).inputValue()))
    .toBeLessThan(rows)
  await undo()
})

test('the style of one block is applied to another, which keeps its text', async () => {
  await choose(second)
  await page.keyboard.press('Control+Alt+c')
  await expect.poll(() => announced.innerText()).toBe('Style copied')
  await choose(first)
  const look = () => first.locator('a').evaluate((link) => getComputedStyle(link).backgroundColor)
  const before = await look()
  await page.keyboard.press('Control+Alt+v')
  await expect.poll(look).not.toBe(before)
  expect(await first.innerText()).toContain('Bekijk ons brood')
  await undo()
})

test('a text that covers another is marked, announced and named in the panel, which moves it away', async () => {
  await choose(first)
  for (let n = 0; n < 5; n++) await page.keyboard.press('ArrowUp')
  await expect.poll(() => canvas.locator('.qe-covered').count()).toBeGreaterThan(0)
  await expect.poll(() => page.locator('.e-covered-notice').innerText()).toBe('Text over text')
  await panel.getByRole('button', { name: 'Move below' }).click()
  await expect.poll(() => canvas.locator('.qe-covered').count()).toBe(0)
  await undo()
})

test('Alt and a bracket brings a block to the front of all, or behind them', async () => {
  await choose(text)
  const level = () => text.evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--z')))
  const before = await level()
  await page.keyboard.press('Alt+]')
  await expect.poll(() => announced.innerText()).toBe('In front of everything')
  await expect.poll(level).toBeGreaterThan(before)
  await page.keyboard.press('Alt+[')
  await expect.poll(level).toBeLessThanOrEqual(before)
})

test('a block that is sent backward is still chosen by a click', async () => {
  await choose(second)
  const level = () => second.evaluate((element) => Number(getComputedStyle(element).getPropertyValue('--z')))
  const sends = (await level()) + 2
  for (let sent = 0; sent < sends; sent += 1) await page.keyboard.press('[')
  await expect.poll(level).toBe(-2)
  await page.keyboard.press('Escape')
  await second.click()
  await expect.poll(title).toBe('Button')
  expect(complaints).toEqual([])
})
