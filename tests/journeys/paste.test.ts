import { expect, test } from 'vitest'
import { editorOf, ownerVisit, samples } from '#support/editor'
import { newSite } from '#support/new-site'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 })
const canvas = page.frameLocator('.e-stage iframe')
const text = canvas.locator('.ProseMirror')

/** Clipboard contents of browsers after copying from these programs, shortened to the essential parts. */
const cases = [
  {
    from: 'Google Docs, whose wrapper is a b that is not bold',
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-6a1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;font-family:Arial;font-weight:400;font-style:normal;text-decoration:none;">Plain, </span><span style="font-weight:700;font-style:normal;text-decoration:none;">bold</span><span style="font-weight:400;font-style:italic;"> italic</span><span style="font-weight:400;text-decoration:line-through;"> struck</span></p><br /><p dir="ltr"><span style="font-weight:400;">Second.</span></p></b><br class="Apple-interchange-newline">`,
    wanted: '<p>Plain, <strong>bold</strong><em> italic</em><s> struck</s></p><p>Second.</p>',
  },
  {
    from: 'Google Docs, whose links are underlined like the words that are',
    html: `<b style="font-weight:normal;" id="docs-internal-guid-9d4"><p dir="ltr"><span style="font-weight:400;text-decoration:none;">We </span><span style="font-weight:400;text-decoration:underline;-webkit-text-decoration-skip:none;text-decoration-skip-ink:none;">never</span><span style="font-weight:400;text-decoration:underline line-through;"> ever</span><span style="font-weight:400;"> close, see </span><a href="https://example.com/hours" style="text-decoration:none;"><span style="font-weight:400;color:#1155cc;text-decoration:underline;-webkit-text-decoration-skip:none;text-decoration-skip-ink:none;">our hours</span></a></p><p dir="ltr"><u><a href="https://example.com/rye"><u>Rye</u></a></u></p></b>`,
    wanted:
      '<p>We <u>never<s> ever</s></u> close, see <a href="https://example.com/hours">our hours</a></p><p><a href="https://example.com/rye">Rye</a></p>',
  },
  {
    from: 'Google Docs with a heading and nested lists',
    html: `<b style="font-weight:normal;" id="docs-internal-guid-7b2"><h2 dir="ltr"><span style="font-size:16pt;font-weight:700;">Recipe</span></h2><ul style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Flour</span></p></li><ul><li dir="ltr" style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;">Rye</span></p></li></ul></ul><ol><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;">Mix</span></p></li></ol></b>`,
    wanted: '<h2>Recipe</h2><ul><li><p>Flour</p><ul><li><p>Rye</p></li></ul></li></ul><ol><li><p>Mix</p></li></ol>',
  },
  {
    from: 'Word, whose lists are paragraphs with dots',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0cm}</style></head><body lang=NL><!--StartFragment--><p class=MsoNormal>Shopping:<o:p></o:p></p><p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Flour<o:p></o:p></p><p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>Rye<o:p></o:p></p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]><b>Salt</b><o:p></o:p></p><!--EndFragment--></body></html>`,
    wanted:
      '<p>Shopping:</p><ul><li><p>Flour</p><ul><li><p>Rye</p></li></ul></li><li><p><strong>Salt</strong></p></li></ul>',
  },
  {
    from: 'Word with a numbered list that begins at three',
    html: `<p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>3.<span>&nbsp;&nbsp; </span></span><![endif]>Bake</p><p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>4.<span>&nbsp; </span></span><![endif]><i>Cool</i></p>`,
    wanted: '<ol start="3"><li><p>Bake</p></li><li><p><em>Cool</em></p></li></ol>',
  },
  {
    from: 'Word on the web, whose items are each a list of their own',
    html: `<div class="OutlineElement Ltr SCXW1"><p class="Paragraph SCXW1"><span class="TextRun SCXW1" style="font-weight:normal"><span class="NormalTextRun SCXW1">Shopping</span></span><span class="EOP SCXW1">&nbsp;</span></p></div><div class="ListContainerWrapper SCXW1"><ul class="BulletListStyle1 SCXW1" role="list"><li data-listid="1" data-aria-posinset="1" data-aria-level="1" class="OutlineElement Ltr"><p class="Paragraph"><span class="TextRun" style="font-weight:bold">Flour</span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper"><ul role="list"><li data-listid="1" data-aria-posinset="1" data-aria-level="2"><p class="Paragraph"><span class="TextRun">Rye</span><span class="EOP">&nbsp;</span></p></li></ul></div><div class="ListContainerWrapper"><ol role="list" start="1"><li data-aria-level="1"><p><span>Mix</span></p></li></ol></div><div class="ListContainerWrapper"><ol role="list" start="2"><li data-aria-level="1"><p><span>Bake</span></p></li></ol></div>`,
    wanted:
      '<p>Shopping</p><ul><li><p><strong>Flour</strong></p><ul><li><p>Rye</p></li></ul></li></ul><ol><li><p>Mix</p></li><li><p>Bake</p></li></ol>',
  },
  {
    from: 'a table of a spreadsheet',
    html: `<meta charset='utf-8'><google-sheets-html-origin><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" dir="ltr"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td>Loaf</td><td>Price</td></tr><tr><td>Rye</td><td>4.20</td></tr></tbody></table>`,
    wanted:
      '<div class="table"><table><tbody><tr><td colspan="1" rowspan="1"><p>Loaf</p></td><td colspan="1" rowspan="1"><p>Price</p></td></tr><tr><td colspan="1" rowspan="1"><p>Rye</p></td><td colspan="1" rowspan="1"><p>4.20</p></td></tr></tbody></table></div>',
  },
  {
    from: 'Word, with a table whose first cell is bold',
    html: `<html xmlns:w="urn:schemas-microsoft-com:office:word"><body><table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=100 style='mso-border-alt:solid'><p class=MsoNormal><b>Loaf<o:p></o:p></b></p></td><td><p class=MsoNormal>Price<o:p></o:p></p></td></tr></table><p class=MsoNormal><o:p>&nbsp;</o:p></p></body></html>`,
    wanted:
      '<div class="table"><table><tbody><tr><td colspan="1" rowspan="1"><p><strong>Loaf</strong></p></td><td colspan="1" rowspan="1"><p>Price</p></td></tr></tbody></table></div>',
  },
  {
    from: 'Word, with a comment and a tracked change',
    html: `<p class=MsoNormal>We bake<a style='mso-comment-reference:A_1'> </a><span class=MsoCommentReference><span style='mso-special-character:comment'><a class=msocomanchor href="#_msocom_1">[A1]</a></span></span> <ins cite="mailto:Anna">daily</ins><del cite="mailto:Anna">weekly</del>.</p><div style='mso-element:comment-list'><div style='mso-element:comment'><p class=MsoCommentText>Really?</p></div></div>`,
    wanted: '<p>We bake daily.</p>',
  },
  {
    from: 'Google Docs, with a checklist',
    html: `<b style="font-weight:normal;" id="docs-internal-guid-8c3"><ul style="list-style:none"><li dir="ltr" role="checkbox" aria-checked="false"><img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" aria-roledescription="checkbox" /><p dir="ltr" role="presentation"><span style="font-weight:400;">Order flour</span></p></li></ul></b>`,
    wanted: '<ul><li><p>Order flour</p></li></ul>',
  },
]

/** As a browser does when somebody pastes: the text editor is told what lies on the clipboard. */
const paste = (html: string, plain = '') =>
  text.evaluate(
    (element, [markup, words]) => {
      const view = element.ownerDocument.defaultView
      if (!view) return
      const data = new view.DataTransfer()
      if (markup) data.setData('text/html', markup)
      data.setData('text/plain', words ?? '')
      element.dispatchEvent(new view.ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    },
    [html, plain],
  )

const clear = async () => {
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
}

/** Without what the text editor adds for itself while the caret is there. */
const written = async () =>
  (await text.innerHTML()).replace(/<br class="ProseMirror-trailingBreak">/g, '').replace(/(?:<p><\/p>)+$/, '')

test('a text is opened for pasting', async () => {
  // A separate site: other journeys publish and remove the posts of the sample.
  await newSite(page, 'Plakwerk')
  await page.goto(`${place.admin('plakwerk')}/config/collections`)
  await page.getByRole('row', { name: 'Nieuws' }).click()
  await page.getByRole('button', { name: 'New post' }).click()
  await canvas.getByRole('textbox', { name: 'Add a title' }).waitFor()
  await page.keyboard.type('Geplakt')
  await page.keyboard.press('Enter')
  await text.waitFor()
})

for (const { from, html, wanted } of cases)
  test(`content pasted from ${from} becomes the same blocks here`, async () => {
    await clear()
    await paste(html, 'plain')
    expect(await written()).toBe(wanted)
  })

test('a pasted address becomes a link, and links the selected words', async () => {
  await clear()
  await paste('', 'https://example.com/rye')
  expect(await written()).toBe('<p><a href="https://example.com/rye">https://example.com/rye</a></p>')
  await clear()
  await page.keyboard.type('rye bread')
  await page.keyboard.press('Control+a')
  await paste('', 'https://example.com/rye')
  expect(await written()).toBe('<p><a href="https://example.com/rye">rye bread</a></p>')
})

test('the address of a video, alone in its line, becomes a video', async () => {
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+End')
  await (await editorOf(page)).write('rye bread')
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await paste('', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ')
  await page.getByRole('complementary', { name: 'Properties' }).getByRole('heading', { name: 'Video' }).waitFor()
  await page.locator('.e-save.saved').waitFor()
  expect(await canvas.locator('[data-section] .block').count()).toBe(2)
})

/** As a browser does on a page where nobody writes. */
const pasteOnCanvas = (data: Record<string, string>, image = false) =>
  canvas.locator('body').evaluate(
    async (body, [words, isImage]) => {
      const view = body.ownerDocument.defaultView
      if (!view) return
      const transfer = new view.DataTransfer()
      for (const [type, value] of Object.entries(words)) transfer.setData(type, value)
      if (isImage) {
        const drawn = body.ownerDocument.createElement('canvas')
        drawn.width = drawn.height = 40
        const blob = await new Promise<Blob | null>((resolve) => drawn.toBlob(resolve, 'image/png'))
        if (blob) transfer.items.add(new view.File([blob], 'image.png', { type: 'image/png' }))
      }
      const target = body.ownerDocument.activeElement ?? body
      target.dispatchEvent(
        new view.ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }),
      )
    },
    [data, image] as const,
  )

test('undo reverts the video and leaves no deleted block chosen; Delete in the list of layers removes a block', async () => {
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(() => canvas.locator('[data-section] .block').count()).toBe(1)
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect.poll(() => canvas.locator('[data-section] .block').count()).toBe(2)
  await page.getByRole('treegrid', { name: 'Layers' }).getByRole('row', { name: /Video/ }).click()
  await page.keyboard.press('Delete')
  await expect.poll(() => canvas.locator('[data-section] .block').count()).toBe(1)
  await page.keyboard.press('Control+z')
  await expect.poll(() => canvas.locator('[data-section] .block').count()).toBe(2)
  expect(complaints).toEqual([])
})

test('on the page a table becomes a text with a table, the address of a map an embed, and an image a block below the chosen one', async () => {
  const panel = page.getByRole('complementary', { name: 'Properties' })
  await page.keyboard.press('Escape')
  await pasteOnCanvas({
    'text/html': '<table><tr><td>Loaf</td><td>Price</td></tr></table>',
    'text/plain': 'Loaf\tPrice',
  })
  await canvas.locator('.block .table td', { hasText: 'Price' }).waitFor()
  await panel.getByRole('heading', { name: 'Text' }).waitFor()
  await pasteOnCanvas({ 'text/plain': 'https://www.openstreetmap.org/export/embed.html?bbox=4.8,52.3,4.9,52.4' })
  await panel.getByRole('heading', { name: 'Embed' }).waitFor()
  const count = await canvas.locator('[data-section] .block').count()
  await pasteOnCanvas({}, true)
  await panel.getByRole('heading', { name: 'Image' }).waitFor()
  await canvas.locator('[data-section] .block img').last().waitFor()
  expect(await canvas.locator('[data-section] .block').count()).toBe(count + 1)
})

const excel = {
  'text/html':
    '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><!--StartFragment--><table><tr><td>Bolt</td><td>12</td></tr></table><!--EndFragment--></body></html>',
  'text/plain': 'Bolt\t12',
}

test('a spreadsheet pastes its table alone, on the page and in a text; the drawing beside it is left out', async () => {
  const blocks = canvas.locator('[data-section] .block')
  const count = await blocks.count()
  await pasteOnCanvas(excel, true)
  await canvas.locator('.block .table td', { hasText: 'Bolt' }).waitFor()
  expect(await blocks.count()).toBe(count + 1)
  await page.keyboard.press('Control+z')
  await expect.poll(() => blocks.count()).toBe(count)
  await (await editorOf(page)).write('rye bread')
  await pasteOnCanvas(excel, true)
  await text.locator('td', { hasText: 'Bolt' }).waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(() => text.locator('td', { hasText: 'Bolt' }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.locator('.e-save.saved').waitFor()
  expect(await blocks.count()).toBe(count)
})

test('a file copied from a folder is the file, not its name', async () => {
  const blocks = canvas.locator('[data-section] .block')
  const count = await blocks.count()
  await page.keyboard.press('Escape')
  await pasteOnCanvas({ 'text/plain': 'image.png' }, true)
  await expect.poll(() => blocks.count()).toBe(count + 1)
  await page.getByRole('complementary', { name: 'Properties' }).getByRole('heading', { name: 'Image' }).waitFor()
})

test('a table in a text is changed by its tools and by Tab', async () => {
  await canvas
    .locator('.block', { has: page.locator('.table') })
    .first()
    .dblclick()
  await text.locator('td', { hasText: 'Price' }).click()
  await page.getByRole('toolbar').getByRole('button', { name: 'Table' }).click()
  await page.getByRole('menuitem', { name: 'First row as headings' }).click()
  await text.locator('th', { hasText: 'Price' }).waitFor()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Rye')
  await text.locator('td', { hasText: 'Rye' }).waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.e-save.saved').waitFor()
  expect(complaints).toEqual([])
})
