import type { Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { openEditor, ownerVisit, samples } from '#support/editor'
import { scriptWith } from '#support/script-with'

const place = samples()

const isTool = await scout()

async function scout(): Promise<(address: URL) => boolean> {
  const { page, context } = await ownerVisit()
  const editor = await openEditor(page, 'kade-9', 'Workshop')
  await editor.write('older than the building')
  const found = await scriptWith('ProseMirror-selectednode', page)
  await context.close()
  return found
}

/** A visit in which the writing tools do not come before they are let through. */
async function withLateTools(answer: (route: Route) => Promise<void>) {
  const { page, context, complaints } = await ownerVisit()
  await context.route(isTool, answer)
  return { page, complaints, editor: await openEditor(page, 'kade-9', 'Workshop') }
}

test('keys pressed in a text before the writing tools have loaded are written when they do', async () => {
  let letThrough = () => {}
  const open = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  const { page, editor, complaints } = await withLateTools(async (route) => {
    await open
    await route.continue()
  })
  await editor.block('older than the building').dblclick()
  await page.getByText('The text editor is loading.').waitFor()
  await page.keyboard.press('End')
  await page.keyboard.type(' Early wordx')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('s.')
  letThrough()
  await page.getByRole('toolbar').waitFor()
  await editor.canvas.locator('.ProseMirror', { hasText: 'Early words.' }).waitFor()
  await editor.saved()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await editor.canvas.locator('[data-section] .block', { hasText: 'Early words.' }).waitFor({ state: 'detached' })
  await editor.saved()
  expect(complaints).toEqual([])
})

test('writing tools that cannot be loaded say so, and keys that waited are written once they can', async () => {
  let isCut = true
  const { page, editor } = await withLateTools((route) => (isCut ? route.abort() : route.continue()))
  await editor.block('older than the building').dblclick()
  const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' })
  await retry.waitFor()
  await editor.canvas.locator('.qe-waiting').focus()
  await page.keyboard.type('Kept. ')
  isCut = false
  // The editor also tries again by itself, which takes the button away.
  await expect
    .poll(
      async () => {
        await retry.evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()))
        return editor.canvas.locator('.ProseMirror', { hasText: 'Kept.' }).count()
      },
      { timeout: 30_000 },
    )
    .toBe(1)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await editor.saved()
})

/** A server that has no such file from now on, until the page has been loaded again so many times. */
async function withGoneTools(reloads: number) {
  let loads = 0
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  const { page, editor } = await withLateTools(async (route) => {
    await answered
    await (loads < reloads ? route.fulfill({ status: 404 }) : route.continue())
  })
  page.on('framenavigated', (frame) => void (loads += frame === page.mainFrame() ? 1 : 0))
  return { page, editor, answer, loads: () => loads }
}

test('after a deploy that removed the writing tools the page reloads itself, and writes the keys that waited', async () => {
  const { page, editor, answer, loads } = await withGoneTools(1)
  await editor.block('older than the building').dblclick()
  await page.getByText('The text editor is loading.').waitFor()
  await page.keyboard.type('Kept. ')
  answer()
  await editor.canvas.locator('.ProseMirror', { hasText: 'Kept.' }).waitFor()
  expect(loads()).toBe(1)
  await editor.saved()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await editor.canvas.locator('[data-section] .block', { hasText: 'Kept.' }).waitFor({ state: 'detached' })
  await editor.saved()
})

test('where the tools are still missing after that, a button reloads the page, and the keys wait that long', async () => {
  const { page, editor, answer, loads } = await withGoneTools(2)
  answer()
  await editor.block('older than the building').dblclick()
  await expect.poll(loads).toBe(1)
  await editor.block('older than the building').dblclick()
  const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' })
  await retry.waitFor()
  await editor.canvas.locator('.qe-waiting').focus()
  await page.keyboard.type('Kept. ')
  expect(loads()).toBe(1)
  await retry.click()
  await editor.canvas.locator('.ProseMirror', { hasText: 'Kept.' }).waitFor()
  expect(loads()).toBe(2)
  await editor.saved()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await editor.canvas.locator('[data-section] .block', { hasText: 'Kept.' }).waitFor({ state: 'detached' })
  await editor.saved()
})

test('where the first script does not load, the page says so and offers to reload it', async () => {
  const { page, context } = await ownerVisit()
  const isScript = ({ pathname }: URL) => pathname.endsWith('.js')
  await context.route(isScript, (route) => route.fulfill({ status: 503 }))
  await page.goto(`${place.admin('kade-9')}/config/pages`)
  await page.getByText('This takes longer than usual.').waitFor()
  await context.unroute(isScript)
  await page.getByRole('link', { name: 'Load the page again' }).click()
  await page.getByRole('treegrid').first().waitFor()
  expect(await page.getByText('This takes longer than usual.').count()).toBe(0)
})
