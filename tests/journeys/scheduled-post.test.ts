import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { ownerVisit, samples } from '#support/editor'
import { newSite } from '#support/new-site'

const place = samples()
const config = `${place.admin('straks-live')}/config`
const { page, complaints } = await ownerVisit({ width: 1440, height: 900 })
const canvas = page.frameLocator('.e-stage iframe')
const dialog = page.getByRole('dialog')
/** A year and a time of day, which a moment has in any language of the interface. */
const moment = /20\d\d.*\d{1,2}:\d\d/

test('a scheduled post shows its moment in the list of posts, in the unpublished changes and in the activity', async () => {
  await newSite(page, 'Straks live')
  await page.goto(`${config}/collections`)
  await page.getByRole('row', { name: 'Nieuws' }).click()
  await page.getByRole('button', { name: 'New post' }).click()
  await canvas.getByRole('textbox', { name: 'Add a title' }).waitFor()
  await page.keyboard.type('Kerstbrood')
  await page.keyboard.press('Enter')
  await canvas.locator('.ProseMirror:focus').waitFor()
  await page.keyboard.type('Te bestellen vanaf december.')
  await page.locator('.e-save.saved').waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByText('Later').click()
  await dialog.getByRole('group', { name: 'Date and time' }).first().waitFor()
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await page.getByText(/Visitors will see it on/).waitFor()

  await page.goto(`${config}/collections`)
  await page.getByRole('row', { name: 'Nieuws' }).click()
  const row = page.getByRole('row', { name: 'Kerstbrood' })
  await row.getByText('Scheduled').waitFor()
  const shownMoment = moment.exec(await row.innerText())?.[0]
  expect(shownMoment).toBeDefined()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => moment.exec(await row.innerText())?.[0]).toBe(shownMoment)
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.goto(`${config}/unpublished`)
  const scheduled = page.getByRole('grid', { name: 'Scheduled' })
  const waiting = scheduled.getByRole('row', { name: 'Kerstbrood' })
  await waiting.waitFor()
  expect(moment.exec(await waiting.innerText())?.[0]).toBe(shownMoment)
  expect(await page.getByRole('grid', { name: 'Unpublished changes' }).getByText('Kerstbrood').count()).toBe(0)
  expect(await axeFindings(page, { within: '#content' })).toEqual([])

  await page.goto(`${config}/activity`)
  const act = page.getByRole('row', { name: /schedule/i }).first()
  await act.getByRole('link', { name: 'Kerstbrood' }).waitFor()
  expect(complaints).toEqual([])
})
