import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { boxAtRest } from '#support/box-at-rest'
import { visit } from '#support/browser'
import { editorOf, samples, soon } from '#support/editor'

const place = samples()
const email = 'mies@example.com'
const { page, complaints } = await visit()
/** Stops of the Tab key that showed nothing. */
const unseen: string[] = []

test('by keyboard alone a person signs in, edits a text in place, moves it by the arrows, adds a block and publishes', async () => {
  await place.command('create-owner', '--email', email, '--password', 'three plain words')
  await place.command('create-site', 'toetsen', '--owner', email)

  await page.goto(`${place.platform}/sign-in`)
  // The first field has the focus as soon as the browser has drawn it.
  await page.locator('input:focus').waitFor()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('three plain words')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your sites' }).waitFor()

  await tabTo(/^Open/)
  await page.keyboard.press('Enter')
  await page.getByText('Set up your site').waitFor()
  await tabTo(/^Pages$/)
  await page.keyboard.press('Enter')
  await page.getByRole('treegrid').first().waitFor()
  await tabTo(/^Main navigation$/)
  await stepTo(/Home/, 'ArrowDown')
  await page.keyboard.press('Enter')
  const editor = await editorOf(page)

  await tabTo(/^Text/)
  await page.keyboard.press('Enter')
  await editor.canvas.locator('[contenteditable=true]').waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Written without a mouse')
  await page.keyboard.press('Escape')
  const block = editor.block('Written without a mouse')
  const before = await boxAtRest(block)
  await page.keyboard.press('ArrowRight')
  await editor.saved()
  await expect.poll(async () => (await block.boundingBox())?.x).toBeGreaterThan(before.x)

  const button = editor.canvas.getByRole('group', { name: /^Button/ })
  await page.keyboard.press('/')
  await page.getByRole('searchbox', { name: 'Search blocks' }).waitFor()
  await page.keyboard.type('butt')
  await page.keyboard.press('Enter')
  await button.waitFor()
  await editor.saved()

  await stepTo(/^Publish$/, 'Shift+Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Publish' }).and(page.locator(':enabled')).waitFor()
  await tabTo(/^Publish$/)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  const visitor = await visit()
  await soon(visitor.page, `${place.site('toetsen')}/`, async (seen) => {
    expect(await seen.locator('main').innerText()).toContain('Written without a mouse')
  })
})

test('at every stop of the Tab key the focus is visible', () => {
  expect(unseen).toEqual([])
  expect(complaints).toEqual([])
})

const tabTo = (name: RegExp): Promise<void> => stepTo(name, 'Tab')

async function stepTo(name: RegExp, key: 'Tab' | 'Shift+Tab' | 'ArrowDown'): Promise<void> {
  const passed: string[] = []
  while (passed.length < 60) {
    const stop = await focusOf(page)
    if (passed.length > 0 && !stop.isSeen) unseen.push(stop.name)
    if (name.test(stop.name)) return
    passed.push(stop.name)
    await page.keyboard.press(key)
  }
  throw new Error(`The ${key} key did not reach ${name}. It stopped at:\n${passed.join('\n')}`)
}

/** Name of what has the focus, also inside the canvas, and whether something is drawn around it. */
function focusOf(ctx: Page): Promise<{ name: string; isSeen: boolean }> {
  return ctx.evaluate(() => {
    const outer = document.activeElement
    const element = (outer instanceof HTMLIFrameElement ? outer.contentDocument?.activeElement : outer) ?? document.body
    const ringed = (candidate: Element): boolean => {
      const style = candidate.ownerDocument.defaultView?.getComputedStyle(candidate)
      return Boolean(
        style && ((style.outlineStyle !== 'none' && style.outlineWidth !== '0px') || style.boxShadow !== 'none'),
      )
    }
    if (element === document.body) return { name: 'the page as a whole', isSeen: true }
    const around = [element, ...element.querySelectorAll('*'), element.parentElement, element.closest('label')]
    const label = element.getAttribute('aria-label') ?? element.textContent ?? ''
    const isSeen =
      around.some((candidate) => candidate !== null && ringed(candidate)) ||
      Boolean(element.ownerDocument.querySelector('.qe-box'))
    return { name: label.trim().replace(/\s+/g, ' ').slice(0, 80), isSeen }
  })
}
