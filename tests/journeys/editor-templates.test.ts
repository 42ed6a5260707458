import { beforeAll, expect, test } from 'vitest'
import { visit } from '#support/browser'
import { type Editor, editorOf, ownerVisit, samples, soon } from '#support/editor'
import { newSite } from '#support/new-site'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 })
const canvas = page.frameLocator('.e-stage iframe')
const templates = page.frameLocator('.e-template-frame')
const sections = canvas.locator('[data-section]')
const panel = page.locator('.e-inspector')
let editor: Editor

beforeAll(async () => {
  await newSite(page, 'Secties')
  await page.goto(`${place.admin('secties')}/config/?frameUrl=/`)
  editor = await editorOf(page)
})

test('section templates are shown in the colours and type of the site, and filtered by family', async () => {
  await canvas.getByRole('button', { name: 'Add section' }).first().click()
  await expect.poll(() => templates.locator('.qt-item').count()).toBeGreaterThan(40)
  const fontOf = (selector: string, frame: typeof canvas) =>
    frame
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).fontFamily)
  const ofSite = await fontOf('[data-section] h1, [data-section] h2', canvas)
  // The list is still being drawn: an element that is replaced meanwhile has no font.
  await expect.poll(() => fontOf('.qt-view h1, .qt-view h2', templates)).toBe(ofSite)
  await page.getByRole('radio', { name: 'FAQ' }).click()
  await expect.poll(() => templates.locator('.qt-item').count()).toBe(3)
})

test('a chosen template appears at the requested place, chosen and announced, and is one step of undo', async () => {
  const count = await sections.count()
  await templates.getByRole('button', { name: 'FAQ: questions' }).press('Enter')
  await expect.poll(() => sections.count()).toBe(count + 1)
  await expect.poll(() => sections.first().innerText()).toContain('Questions we often hear')
  await expect.poll(() => page.locator('.q-hidden[role=status]').first().innerText()).toContain('FAQ: questions')
  await page.getByRole('complementary', { name: 'Properties' }).getByRole('heading', { name: 'Section' }).waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(() => sections.count()).toBe(count)
  expect(complaints).toEqual([])
})

/** The background of the first section of a page as a browser draws it, and how the second lies over it. */
const looksOf = (elements: Element[]) => {
  const [first, second] = elements.map((element) => element.getBoundingClientRect())
  const cut = elements[1]?.querySelector('.section-background')
  return {
    backgroundImage: elements[0] && getComputedStyle(elements[0]).backgroundImage,
    clipPath: cut && getComputedStyle(cut).clipPath,
    lap: Math.round((first?.bottom ?? 0) - (second?.top ?? 0)),
  }
}

async function chooseFrom(name: RegExp, option: string): Promise<void> {
  await panel.getByRole('button', { name }).click()
  await page.getByRole('option', { name: option }).click()
}

test('a gradient and a wave look the same on the canvas and to visitors, and are undone one by one', async () => {
  await sections.first().click({ position: { x: 12, y: 12 } })
  await chooseFrom(/Background$/, 'Gradient')
  await chooseFrom(/Second colour$/, 'Bright')
  await chooseFrom(/Bottom edge$/, 'Wave')
  await editor.saved()
  await editor.publish()
  const onCanvas = await canvas.locator('main > .section').evaluateAll(looksOf)
  expect(onCanvas.backgroundImage).toContain('linear-gradient')
  expect(onCanvas.clipPath).toContain('polygon')
  expect(onCanvas.lap).toBeGreaterThan(30)
  const visitor = await visit({
    width: await canvas.locator('html').evaluate(({ clientWidth }) => clientWidth),
    height: 900,
  })
  await soon(visitor.page, place.site('secties'), async () =>
    expect(await visitor.page.locator('main > .section').evaluateAll(looksOf)).toEqual(onCanvas),
  )
  await page.keyboard.press('Control+z')
  await expect.poll(() => canvas.locator('.section-background').count()).toBe(0)
  const filled = () => sections.first().evaluate((element) => getComputedStyle(element).backgroundImage)
  expect(await filled()).toBe(onCanvas.backgroundImage)
  await page.keyboard.press('Control+z')
  await expect.poll(filled).not.toBe(onCanvas.backgroundImage)
  expect(await filled()).toContain('linear-gradient')
  await page.keyboard.press('Control+z')
  await expect.poll(filled).toBe('none')
  expect(complaints).toEqual([])
})
