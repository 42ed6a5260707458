import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { editorOf, ownerVisit, samples } from '#support/editor'
import { newSite } from '#support/new-site'

const place = samples()
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 })
const config = `${place.admin('opmerkingen')}/config`
const panel = page.getByRole('complementary', { name: 'Comments' })
const canvas = page.frameLocator('.e-stage iframe')

test('a comment is pinned to a block, and the block has a badge', async () => {
  await newSite(page, 'Opmerkingen')
  await page.goto(`${config}/?frameUrl=/`)
  const editor = await editorOf(page)
  await editor.block('Om drie uur halve prijs').click()
  await page.keyboard.press('Control+Alt+m')
  const field = panel.getByLabel('Comment on “Text”')
  await expect.poll(() => field.evaluate((element) => element === document.activeElement)).toBe(true)
  await page.keyboard.type('Is this still at five?')
  await panel.getByRole('button', { name: 'Comment', exact: true }).click()
  await panel.getByText('Is this still at five?').waitFor()
  await canvas.getByRole('button', { name: '1 comment on Text' }).waitFor()
  expect(await axeFindings(page, { frames: false })).toEqual([])
})

test('an answer is written, the conversation is settled, found among the settled ones, and opened again', async () => {
  await panel.getByLabel('Your answer').fill('Yes, on weekdays.')
  await panel.getByRole('button', { name: 'Answer' }).click()
  await panel.getByText('Yes, on weekdays.').waitFor()
  // The list may come before the answer that it was stored; what was typed goes after that, and the rest moves up.
  await panel.getByRole('button', { name: 'Answer' }).waitFor({ state: 'detached' })
  await panel.getByRole('button', { name: 'Resolve' }).click()
  await panel.getByText('No comments yet').waitFor()
  await canvas.getByRole('button', { name: '1 comment on Text' }).waitFor({ state: 'detached' })
  await panel.getByRole('radio', { name: 'Resolved' }).click()
  await panel.getByText('Resolved by').waitFor()
  await panel.getByRole('button', { name: 'Reopen' }).click()
  await panel.getByRole('radio', { name: 'Open' }).click()
  await panel.getByText('Is this still at five?').waitFor()
})

test('a conversation stays with a block that is moved, and says so when the block is deleted', async () => {
  await canvas.locator('[data-section] .block', { hasText: 'Om drie uur halve prijs' }).first().click()
  await page.keyboard.press('ArrowDown')
  await canvas.getByRole('button', { name: '1 comment on Text' }).waitFor()
  await page.keyboard.press('Delete')
  await panel.getByText('Its block was deleted').waitFor()
  await page.keyboard.press('Control+z')
  await panel.getByText('Its block was deleted').waitFor({ state: 'detached' })
  expect(complaints).toEqual([])
})
