import { expect, test, vi } from 'vitest'
import { type Editor, editorOf, openEditor, ownerVisit, samples } from '#support/editor'

const { context, page, complaints } = await ownerVisit()
/** Text of the paragraph before anything is typed. */
let original = ''

/** Puts the caret at the edge of the text, as a person does who looks where it stands before typing. */
async function caretAt({ page: tab, canvas }: Editor, key: 'Home' | 'End'): Promise<void> {
  const isThere = () =>
    canvas.locator('.ProseMirror').evaluate((text, edge) => {
      const selection = text.ownerDocument.getSelection()
      if (!selection?.isCollapsed || selection.rangeCount === 0) return false
      const side = text.ownerDocument.createRange()
      const caret = selection.getRangeAt(0)
      side.selectNodeContents(text)
      if (edge === 'Home') side.setEnd(caret.startContainer, caret.startOffset)
      else side.setStart(caret.endContainer, caret.endOffset)
      return side.toString() === ''
    }, key)
  await vi.waitFor(
    async () => {
      await tab.keyboard.press(`Control+${key}`)
      // A caret that the editor sets back shortly after its focus is not there to stay.
      await tab.waitForTimeout(150)
      expect(await isThere()).toBe(true)
    },
    { timeout: 5000 },
  )
}

test('two tabs type into one paragraph: nothing is lost or duplicated, and each shows the text of the other', async () => {
  const editor = await openEditor(page, 'kade-9', 'Delivery')
  const tab = await context.newPage()
  await tab.goto(page.url())
  const other = await editorOf(tab)
  original = (await editor.block(/./).innerText()).trim()

  await editor.write(/./)
  await caretAt(editor, 'Home')
  await other.write(/./)
  await caretAt(other, 'End')
  await Promise.all([
    page.keyboard.type('From the first. ', { delay: 15 }),
    tab.keyboard.type(' From the second.', { delay: 15 }),
  ])
  await Promise.all([editor.saved(), other.saved()])

  const wanted = `From the first. ${original} From the second.`
  await vi.waitFor(async () => expect((await editor.block('From the first').innerText()).trim()).toBe(wanted), {
    timeout: 5000,
  })
  await vi.waitFor(async () => expect((await other.block('From the first').innerText()).trim()).toBe(wanted), {
    timeout: 5000,
  })
  expect(complaints).toEqual([])
})

test('undo in one tab reverts only the text of that tab', async () => {
  const tab = context.pages()[1]
  expect(tab?.url()).toContain(samples().admin('kade-9'))
  await page.keyboard.press('Escape')
  const editor = await editorOf(page)
  const text = editor.block('From the second')
  const words = async () => (await text.innerText()).trim()
  const wanted = `${original} From the second.`
  // A pause while a busy machine types begins another step.
  for (let before = await words(); before !== wanted; before = await words()) {
    expect(before.endsWith(wanted)).toBe(true)
    await page.keyboard.press('Control+z')
    await vi.waitFor(async () => expect(await words()).not.toBe(before), { timeout: 5000 })
  }
})
