import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { editorOf, ownerVisit, samples, soon } from '#support/editor'
import { newSite } from '#support/new-site'
import { visit } from '#support/browser'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 })
const visitor = await visit()
const config = `${place.admin('gekoppeld')}/config`
const canvas = page.frameLocator('.e-stage iframe')
const choices = page.frameLocator('.e-template-frame')
const panel = page.getByRole('complementary', { name: 'Properties' })
const sections = canvas.locator('[data-section]')

test('an owner saves a section as linked, and the page keeps showing it', async () => {
  await newSite(page, 'Gekoppeld')
  await page.goto(`${config}/?frameUrl=/`)
  const editor = await editorOf(page)
  await sections.filter({ hasText: 'Iemand jarig?' }).click({ button: 'right', position: { x: 8, y: 8 } })
  await page.getByRole('menuitem', { name: 'Save section…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this section' })
  await dialog.getByLabel('Name').fill('Cakes')
  await dialog.getByText('One change shows on every page').click()
  expect(await axeFindings(page, { frames: false })).toEqual([])
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await panel.getByText('Linked: “Cakes”').waitFor()
  await sections.filter({ hasText: 'Iemand jarig?' }).waitFor()
  await expect.poll(() => panel.locator('.e-linked-uses li').count()).toBe(1)
  await editor.saved()
  await editor.publish()
  await soon(visitor.page, place.site('gekoppeld'), async (shown) =>
    expect(await shown.getByRole('main').innerText()).toContain('Iemand jarig?'),
  )
})

test('a change in a linked section is published once for every page that shows it', async () => {
  await panel.getByRole('link', { name: 'Edit the section' }).click()
  await page.getByRole('heading', { name: 'Cakes', level: 1 }).waitFor()
  const editor = await editorOf(page)
  await editor.write('Iemand jarig?')
  await toStart()
  await page.keyboard.type('Feest? ')
  await page.keyboard.press('Escape')
  await editor.saved()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Publishing changes one page for visitors:').waitFor()
  expect(await axeFindings(page, { frames: false })).toEqual([])
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await soon(visitor.page, place.site('gekoppeld'), async (shown) =>
    expect(await shown.getByRole('main').innerText()).toContain('Feest? Iemand jarig?'),
  )
})

test('a linked section is added to another page, stays while pages show it, and becomes a section of one when it is detached', async () => {
  await page.goto(`${config}/pages`)
  await page.getByRole('button', { name: 'Add', exact: true }).first().click()
  await page.getByRole('menuitem', { name: 'Page', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Taarten')
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await page.waitForURL(/\/config\/edit\//)
  await canvas.getByRole('button', { name: 'Add section' }).first().click()
  await page.getByRole('radio', { name: 'Saved' }).click()
  await choices.getByRole('button', { name: 'Cakes (linked)', exact: true }).press('Enter')
  await sections.filter({ hasText: 'Feest? Iemand jarig?' }).waitFor()
  await canvas.getByRole('button', { name: 'Add section' }).first().click()
  await page.getByRole('radio', { name: 'Saved' }).click()
  await choices.getByRole('button', { name: 'Delete “Cakes (linked)”' }).click()
  const removal = page.getByRole('alertdialog').or(page.getByRole('dialog', { name: 'Delete this saved section?' }))
  await removal.getByText('2 pages show this section').waitFor()
  expect(await removal.getByRole('button', { name: 'Delete', exact: true }).isDisabled()).toBe(true)
  await removal.getByRole('button', { name: 'Cancel' }).click()
  await removal.waitFor({ state: 'detached' })
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await sections.filter({ hasText: 'Feest? Iemand jarig?' }).click({ position: { x: 8, y: 8 } })
  await panel.getByRole('button', { name: 'Detach' }).click()
  await panel.getByText('Linked: “Cakes”').waitFor({ state: 'detached' })
  await canvas.locator('[data-section] .block[tabindex]', { hasText: 'Feest? Iemand jarig?' }).first().waitFor()
  expect([complaints, visitor.complaints]).toEqual([[], []])
})

/**
 * Moves the caret to the start. The text editor sets its caret once more shortly after it was opened: a person presses
 * the keys again.
 */
async function toStart(): Promise<void> {
  const text = canvas.locator('.ProseMirror:focus')
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+Home')
      return text.evaluate((element) => {
        const { anchorNode, anchorOffset } = element.ownerDocument.getSelection() ?? {}
        const before = element.ownerDocument.createRange()
        before.selectNodeContents(element)
        if (anchorNode) before.setEnd(anchorNode, anchorOffset ?? 0)
        return before.toString()
      })
    })
    .toBe('')
}
