import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxAtRest } from '#support/box-at-rest'
import { openEditor, ownerVisit } from '#support/editor'
import { scriptWith } from '#support/script-with'

const window = { width: 1440, height: 900 }
const isLate = await scout()

/** Finds the scripts that bring blocks of few pages. */
async function scout(): Promise<(address: URL) => boolean> {
  const { page, context } = await ownerVisit(window)
  await openEditor(page, 'kade-9', 'Workshop')
  await page.keyboard.press('/')
  await page.getByRole('dialog').getByRole('button', { name: 'Tock reservations' }).waitFor()
  const isScript = await scriptWith('reservations.keywords', page)
  await context.close()
  return isScript
}

/** The palette, opened before the blocks of few pages have come. */
async function earlyPalette() {
  const { page, context, complaints } = await ownerVisit(window)
  let letThrough = () => {}
  const open = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await context.route(isLate, async (route) => {
    await open
    await route.continue()
  })
  const editor = await openEditor(page, 'kade-9', 'Workshop')
  await page.keyboard.press('/')
  const palette = page.getByRole('dialog')
  await palette.getByText('More blocks are loading.').waitFor()
  await boxAtRest(palette.getByRole('button', { name: 'Quote', exact: true }))
  return { page, editor, palette, letThrough, complaints }
}

/** Name and position of each row, in the order of the list. */
function rowsOf(page: Page): Promise<{ name: string; left: number; top: number }[]> {
  return page.locator('.e-palette-block').evaluateAll((rows) =>
    rows.map((row) => {
      const { left, top } = row.getBoundingClientRect()
      return { name: row.textContent, left, top }
    }),
  )
}

test('blocks that load while the palette is open move no row that was listed before them', async () => {
  const { page, palette, letThrough, complaints } = await earlyPalette()
  const before = await rowsOf(page)
  expect(before.map(({ name }) => name)).toContain('Quote')
  expect(before.map(({ name }) => name)).not.toContain('Tock reservations')
  letThrough()
  await palette.getByRole('button', { name: 'Tock reservations' }).waitFor()
  const after = await rowsOf(page)
  expect(after.slice(0, before.length)).toEqual(before)
  expect(after.length).toBeGreaterThan(before.length)
  await palette.getByText('More blocks are loading.').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})

test('a press aimed while blocks are loading inserts the block that it was aimed at', async () => {
  const { page, editor, palette, letThrough } = await earlyPalette()
  const image = await boxAtRest(palette.getByRole('button', { name: 'Image', exact: true }))
  await page.mouse.move(image.x + image.width / 2, image.y + image.height / 2)
  letThrough()
  await palette.getByRole('button', { name: 'Tock reservations' }).waitFor()
  await page.mouse.down()
  await page.mouse.up()
  await page.getByRole('complementary', { name: 'Properties' }).getByRole('heading', { name: 'Image' }).waitFor()
  await page.keyboard.press('Control+z')
  await editor.saved()
})

test('a block that loaded while the palette was open is inserted from the end of the list, and is in its group next time', async () => {
  const { page, editor, palette, letThrough } = await earlyPalette()
  letThrough()
  const late = palette.locator('.e-palette-group', { has: page.getByRole('heading', { name: 'More blocks' }) })
  await late.getByRole('button', { name: 'Tabs', exact: true }).click()
  await page.getByRole('complementary', { name: 'Properties' }).getByRole('heading', { name: 'Tabs' }).waitFor()
  await page.keyboard.press('Control+z')
  await editor.saved()
  await page.keyboard.press('/')
  const layout = palette.locator('.e-palette-group', { has: page.getByRole('heading', { name: 'Layout' }) })
  await layout.getByRole('button', { name: 'Tabs' }).waitFor()
  expect(await palette.getByRole('heading', { name: 'More blocks' }).count()).toBe(0)
})
