import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from 'playwright-core'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { boxAtRest } from '#support/box-at-rest'
import { type Editor, editorOf, ownerVisit, samples, siteOwner } from '#support/editor'
import { imageCollection, operate } from '#support/image-collection'
import { sectionWith } from '#support/text-section'
import { temporaryFolder } from '#support/temporary-folder'

const soon = <T>(ask: () => T | Promise<T>) => expect.poll(ask, { interval: 50 })
const folder = temporaryFolder('quoin-shots')
let editor: Editor

/**
 * A page with an empty gallery of squares, open in the editor with the gallery chosen; and a collection that it may
 * show.
 */
beforeAll(async () => {
  const owner = await siteOwner('kade-9')
  await imageCollection(owner, { type: 'gallery', title: 'Studio days', items: ['Monday', 'Tuesday'], tag: 'Early' })
  const { page } = await ownerVisit()
  await page.goto(`${samples().admin('kade-9')}/config/pages`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Page', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Studio shots')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/edit\/\w+/)
  const id = page.url().split('/').at(-1) ?? ''
  const {
    sections: [section],
    blocks: [block],
  } = sectionWith('gallery', { imageAspectRatio: '1:1' })
  const place = { desktop: { x: 0, y: 0, w: 24, h: 10, z: 0 }, mobile: null }
  await operate(owner, id, { kind: 'insertSection', section }, { kind: 'insertBlock', block: { ...block, place } })
  await page.reload()
  editor = await editorOf(page)
  await editor.block('Add images to this gallery').click()
  await page.getByRole('radio', { name: 'My own' }).waitFor()
})

const rows = (): Locator => editor.page.getByRole('grid', { name: 'Images of this gallery' }).getByRole('row')
const names = () => rows().locator('.q-row-text').allInnerTexts()
const onCanvas = () => editor.canvas.locator('.slide').count()
const titles = () => editor.canvas.locator('.slide-words strong').allInnerTexts()
const choose = (source: string) => editor.page.getByRole('radio', { name: source, exact: true }).click()
const press = (name: string) => editor.page.getByRole('button', { name, exact: true }).click()

async function pick(field: string, option: string): Promise<void> {
  // A field whose choices are still on their way does not open.
  await editor.page.locator('select option', { hasText: option }).first().waitFor({ state: 'attached' })
  await editor.page.getByRole('button', { name: new RegExp(`${field}$`) }).click()
  await editor.page.getByRole('option', { name: option, exact: true }).click()
}

async function shot(name: string, hue: number): Promise<string> {
  const file = join(folder, name)
  writeFileSync(
    file,
    await sharp({ create: { width: 300, height: 200, channels: 3, background: `hsl(${hue},60%,50%)` } })
      .png()
      .toBuffer(),
  )
  return file
}

test('several images chosen in the dialog are uploaded together', async () => {
  const { page } = editor
  const files = await Promise.all([shot('one.png', 10), shot('two.png', 90), shot('three.png', 200)])
  const chooser = page.waitForEvent('filechooser')
  await press('Choose files')
  await (await chooser).setFiles(files)
  await soon(names).toEqual(['one.png', 'two.png', 'three.png'])
  await soon(onCanvas).toBe(3)
})

test('captions are pasted into the sheet from a spreadsheet, and all of them are one step to undo', async () => {
  const { page } = editor
  await press('All captions')
  const cell = page.getByRole('textbox', { name: 'Title, 1' })
  await cell.focus()
  await cell.evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Ochre\tA warm one\nGrass\tA fresh one\nSky\tA cool one\n')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await soon(() => page.getByRole('textbox', { name: 'Description, 3' }).inputValue()).toBe('A cool one')
  await cell.press('Enter')
  await soon(() =>
    page.getByRole('textbox', { name: 'Title, 2' }).evaluate((input) => input === document.activeElement),
  ).toBe(true)
  await page.keyboard.press('Escape')
  await soon(titles).toEqual(['Ochre', 'Grass', 'Sky'])
  await press('Undo')
  await soon(titles).toEqual([])
  await press('Redo')
  await soon(titles).toEqual(['Ochre', 'Grass', 'Sky'])
})

test('files that are dropped on the panel join the others, in one step to undo', async () => {
  const { page } = editor
  const box = await boxAtRest(page.locator('.q-drop'))
  const at = { x: box.x + 20, y: box.y + 20 }
  const data = {
    items: [],
    files: await Promise.all([shot('four.png', 260), shot('five.png', 320)]),
    dragOperationsMask: 1,
  }
  const client = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await client.send('Input.dispatchDragEvent', { type, ...at, data })
  await soon(names).toEqual(['Ochre', 'Grass', 'Sky', 'four.png', 'five.png'])
  await press('Undo')
  await soon(names).toEqual(['Ochre', 'Grass', 'Sky'])
  await soon(onCanvas).toBe(3)
})

test('a chosen slide is shown on the canvas, and keeps the focal point of its image visible', async () => {
  const { page, canvas } = editor
  await rows().nth(2).click()
  await soon(() => canvas.locator('.slide[data-current]').getAttribute('data-title')).toBe('Sky')
  const shown = () =>
    canvas
      .locator('.slide img')
      .nth(2)
      .evaluate((img) => getComputedStyle(img).objectPosition)
  await page.getByRole('button', { name: /^Focal point/ }).click({ position: { x: 4, y: 4 } })
  await soon(shown).toBe('2% 2%')
  await press('Undo')
  await soon(shown).toBe('50% 50%')
})

test('images are put in order by dragging', async () => {
  await rows()
    .nth(2)
    .dragTo(rows().first(), { targetPosition: { x: 60, y: 2 } })
  await soon(names).toEqual(['Sky', 'Ochre', 'Grass'])
  await soon(titles).toEqual(['Sky', 'Ochre', 'Grass'])
  await press('Undo')
  await soon(titles).toEqual(['Ochre', 'Grass', 'Sky'])
})

test('two images removed one right after the other are restored one by one', async () => {
  // Pressed within one moment of the page, so that no clock tells the two apart.
  await rows()
    .getByRole('button', { name: /^Remove/ })
    .evaluateAll(async (buttons) => {
      for (const button of buttons.slice(0, 2)) {
        ;(button as HTMLElement).click()
        await new Promise((resolve) => requestAnimationFrame(resolve))
      }
    })
  await soon(titles).toEqual(['Sky'])
  await press('Undo')
  await soon(titles).toEqual(['Grass', 'Sky'])
  await press('Undo')
  await soon(titles).toEqual(['Ochre', 'Grass', 'Sky'])
})

test('every design is chosen in the panel, and the canvas shows it with the rows that belong to it', async () => {
  const { page, canvas } = editor
  for (const [option, design, row] of [
    ['Automatic grid', 'autogrid', 'Column width'],
    ['Columns', 'autocolumns', 'Column width'],
    ['Rows', 'autorows', 'Row height'],
    ['List', 'list', 'Image width'],
    ['Carousel', 'carousel', 'Per row'],
    ['Slideshow', 'stacked', 'Autoplay'],
    ['Strip', 'strip', 'Autoplay'],
    ['Stacked', 'base', 'Spacing'],
    ['Grid', 'grid', 'Per row'],
  ] as const) {
    await pick('Design', option)
    await canvas.locator(`.gallery[data-design="${design}"]`).waitFor()
    await page.getByText(row, { exact: true }).first().waitFor()
  }
})

test('images of products take their place: of a tag, a products page, a category, or chosen by hand', async () => {
  const { page } = editor
  await choose('Products')
  await soon(async () => (await titles()).length).toBeGreaterThan(8)
  const tag = page.getByRole('textbox', { name: 'Only with this tag' })
  await tag.fill('Signal')
  await soon(titles).toEqual(['Lamp N', 'Tray 9', 'Quarter bookends', 'First desk'])
  await tag.fill('')
  await pick('Products page', 'Shop')
  await pick('Category', 'Desk')
  await soon(titles).toEqual(['Lamp N', 'Tray 9', 'Cup 11', 'Buoy', 'First desk'])
  await pick('Which products', 'Chosen by hand')
  await soon(() => editor.canvas.locator('.gallery-empty').innerText()).toBe('Choose the products of this gallery')
  await page.getByRole('combobox', { name: 'Products' }).fill('Lamp')
  await page.getByRole('option', { name: 'Lamp N' }).click()
  // The list stays open for another one.
  await page.keyboard.press('Escape')
  await soon(titles).toEqual(['Lamp N'])
  await press('Undo')
  await soon(titles).toEqual([])
})

test('a collection, or one tag of it, gives its items', async () => {
  await choose('Collection')
  await soon(() => editor.canvas.locator('.gallery-empty').innerText()).toBe('Choose the collection of this gallery')
  await pick('Collection', 'Studio days')
  await soon(titles).toEqual(['Monday', 'Tuesday'])
  await choose('Tag')
  await pick('Only with this tag or category', 'Early')
  await soon(titles).toEqual(['Tuesday'])
  await press('Undo')
  await soon(titles).toEqual(['Monday', 'Tuesday'])
})

test('own images are still there, and are put in order by keyboard: the handle is visible, and each move is announced', async () => {
  const { page } = editor
  await choose('My own')
  await soon(titles).toEqual(['Ochre', 'Grass', 'Sky'])
  const expectAnnounced = (words: string) =>
    soon(() => page.locator('[data-live-announcer]').innerText()).toContain(words)
  const expectFocused = () => soon(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
  await rows().first().focus()
  await page.keyboard.press('ArrowRight')
  await expectFocused().toMatch(/^Move Ochre/)
  const handle = page.locator('.q-drag:focus')
  expect(
    await handle.evaluate((element) => [getComputedStyle(element).opacity, element.clientWidth, element.clientHeight]),
  ).toEqual(['1', 24, 24])
  await page.keyboard.press('Enter')
  await expectFocused().toBe('Insert between Ochre and Grass')
  await expectAnnounced('Started dragging')
  await page.keyboard.press('ArrowDown')
  await expectFocused().toBe('Insert between Grass and Sky')
  await page.keyboard.press('Enter')
  await soon(titles).toEqual(['Grass', 'Ochre', 'Sky'])
  await expectAnnounced('Drop complete')
  await press('Undo')
  await soon(titles).toEqual(['Ochre', 'Grass', 'Sky'])
})

test('galleries of SmugMug are copied by their addresses: too many are refused beforehand, and an unavailable one says why', async () => {
  const { page } = editor
  const before = await names()
  await press('Copy from SmugMug')
  const dialog = page.getByRole('dialog', { name: 'Copy images from SmugMug' })
  const field = dialog.getByRole('textbox', { name: 'Gallery addresses, one per line' })
  await field.fill(Array.from({ length: 21 }, (_, at) => `name.smugmug.com/Album-${at}`).join('\n'))
  await dialog.getByText('21 of at most 20 galleries').waitFor()
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await dialog.getByText('These are 21 addresses; at most 20 galleries are copied at once.').waitFor()
  await field.fill('http://192.168.0.7/Mountains')
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('leads into a private network').waitFor()
  expect(await names()).toEqual(before)
  await press('Hide')
  await soon(() => page.getByText('leads into a private network').count()).toBe(0)
})
