import { expect, test, vi } from 'vitest'
import { editorOf, openEditor, ownerVisit, samples } from '#support/editor'

const { context, page, complaints } = await ownerVisit()

test('two tabs type into one paragraph: nothing is lost or doubled, and each shows the words of the other', async () => {
  const editor = await openEditor(page, 'kade-9', 'Delivery')
  const tab = await context.newPage()
  await tab.goto(page.url())
  const other = await editorOf(tab)
  const before = await editor.block(/./).innerText()

  await editor.write(/./)
  await page.keyboard.press('Control+Home')
  await other.write(/./)
  await tab.keyboard.press('Control+End')
  await Promise.all([
    page.keyboard.type('From the first. ', { delay: 15 }),
    tab.keyboard.type(' From the second.', { delay: 15 }),
  ])
  await Promise.all([editor.saved(), other.saved()])

  const wanted = `From the first. ${before.trim()} From the second.`
  await vi.waitFor(async () => expect((await editor.block('From the first').innerText()).trim()).toBe(wanted), {
    timeout: 5000,
  })
  await vi.waitFor(async () => expect((await other.block('From the first').innerText()).trim()).toBe(wanted), {
    timeout: 5000,
  })
  expect(complaints).toEqual([])
})

test('undo in one tab takes back the words of that tab alone', async () => {
  const tab = context.pages()[1]
  expect(tab?.url()).toContain(samples().admin('kade-9'))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  const editor = await editorOf(page)
  await vi.waitFor(
    async () => expect(await editor.block('From the second').innerText()).not.toContain('From the first'),
    {
      timeout: 5000,
    },
  )
})
