import { expect, test } from 'vitest'
import { editorOf, freshSession, ownerVisit, samples } from '#support/editor'
import { newSite } from '#support/new-site'

const place = samples()
const { page, context } = await ownerVisit({ width: 1440, height: 900 }, await freshSession())

test('text written without a connection is kept, also when the tab is closed, and saved once when it is back', async () => {
  await newSite(page, 'Zonder net')
  await page.goto(`${place.admin('zonder-net')}/config/?frameUrl=/`)
  const editor = await editorOf(page)
  await editor.write('Vandaag uit de oven')
  await context.setOffline(true)
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' en zonder verbinding')
  await page.keyboard.press('Escape')
  await page.getByText('Offline', { exact: true }).waitFor()
  await editor.block('en zonder verbinding').waitFor()
  expect(await page.locator('.e-save.saved').count()).toBe(0)
  const address = page.url()
  await page.close()

  await context.setOffline(false)
  const again = await context.newPage()
  await again.goto(address)
  const opened = await editorOf(again)
  await opened.block('en zonder verbinding').waitFor()
  await opened.saved()
  await opened.publish()
  await again.goto(`${place.site('zonder-net')}/`)
  const words = await again.locator('main').innerText()
  expect(words.split('en zonder verbinding')).toHaveLength(2)
})

test('a page that stays open says that it is offline, and saves by itself once the connection is back', async () => {
  const window = await context.newPage()
  await window.goto(`${place.admin('zonder-net')}/config/?frameUrl=/`)
  const editor = await editorOf(window)
  await editor.write('en zonder verbinding')
  await context.setOffline(true)
  await window.keyboard.press('Control+End')
  await window.keyboard.type(', twee keer')
  await window.keyboard.press('Escape')
  await window.getByText('Offline', { exact: true }).waitFor()
  await context.setOffline(false)
  await editor.saved()
  await window.reload()
  await (await editorOf(window)).block('twee keer').waitFor()
})
