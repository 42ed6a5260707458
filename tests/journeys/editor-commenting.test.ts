import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { editorOf, freshSession, ownerVisit, samples } from '#support/editor'
import { newSite } from '#support/new-site'

const place = samples()
const admin = place.admin('meelezers')
const email = 'mees@example.com'
const owner = await ownerVisit({ width: 1440, height: 900 }, await freshSession())
const guest = await visit({ width: 1440, height: 900 })
const canvas = guest.page.frameLocator('.e-stage iframe')
const pages = guest.page.getByRole('region', { name: 'Pages to comment on' }).getByRole('link')
const home = pages.filter({ hasText: /\/$/ }).first()
const panel = guest.page.getByRole('complementary', { name: 'Comments' })

test('a commenter is invited, and finds the pages that they may read', async () => {
  await newSite(owner.page, 'Meelezers')
  await owner.page.goto(`${admin}/config/contributors`)
  await owner.page.getByRole('button', { name: 'Invite' }).first().click()
  const dialog = owner.page.getByRole('dialog')
  await dialog.getByLabel('Email address').fill(email)
  // The checkbox itself is hidden behind its drawing.
  await dialog.getByText('Content editor', { exact: true }).click()
  await dialog.getByText('Commenter', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Invite' }).click()
  await guest.page.goto(await dialog.getByLabel('Link of the invitation').inputValue())
  await guest.page.getByLabel('Your name').fill('Mees')
  await guest.page.getByLabel('Password').fill('a bench by the canal')
  await guest.page.getByRole('button', { name: 'Accept' }).click()
  await home.waitFor()
  expect(await axeFindings(guest.page)).toEqual([])
})

test('C1.10 in the editor a commenter sees the page, chooses a block, comments on it, and changes nothing', async () => {
  await home.click()
  await canvas.locator('[data-section] .block').first().waitFor()
  await guest.page.getByText('Comments only').waitFor()
  await panel.waitFor()
  for (const name of ['Publish', 'Undo', 'History'])
    expect(await guest.page.getByRole('button', { name, exact: true }).count()).toBe(0)
  const block = canvas.locator('[data-section] .block', { hasText: 'Om drie uur halve prijs' }).first()
  const before = await block.innerText()
  await block.click()
  await panel.getByLabel('Comment on “Text”').waitFor()
  await guest.page.keyboard.press('Delete')
  await block.dblclick()
  expect(await canvas.locator('.ProseMirror').count()).toBe(0)
  expect(await block.innerText()).toBe(before)
  await panel.getByLabel('Comment on “Text”').fill('Is this still at three?')
  await panel.getByRole('button', { name: 'Comment', exact: true }).click()
  await panel.getByText('Is this still at three?').waitFor()
  await canvas.getByRole('button', { name: '1 comment on Text' }).waitFor()
  expect(await panel.getByRole('button', { name: 'Resolve' }).count()).toBe(0)
  // Panels come one after the other; what counts is what stands there in the end.
  await expect.poll(() => axeFindings(guest.page, { frames: false })).toEqual([])
  expect(guest.complaints).toEqual([])
})

test('the owner reads the comment at its block, answers it, and the answer appears to the reader', async () => {
  await owner.page.goto(`${admin}/config/?frameUrl=/`)
  await editorOf(owner.page)
  await owner.page.frameLocator('.e-stage iframe').getByRole('button', { name: '1 comment on Text' }).click()
  const comments = owner.page.getByRole('complementary', { name: 'Comments' })
  await comments.getByText('Is this still at three?').waitFor()
  await comments.getByLabel('Your answer').fill('Yes, on weekdays.')
  await comments.getByRole('button', { name: 'Answer' }).click()
  await panel.getByText('Yes, on weekdays.').waitFor()
  await panel.getByLabel('Your answer').fill('Thank you.')
  await panel.getByRole('button', { name: 'Answer' }).click()
  await comments.getByText('Thank you.').waitFor()
})
