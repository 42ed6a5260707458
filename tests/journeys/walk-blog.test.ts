import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { byKeys } from '#support/by-keys'
import { ownerVisit, samples } from '#support/editor'
import { ask } from '#support/request'

/**
 * From nothing to a published blog with two scheduled posts, as somebody does it who has never been here: the screen
 * alone.
 */
const place = samples()
const posts = [
  { title: 'Snow', text: 'It snowed all night.' },
  { title: 'Thaw', text: 'By noon it was gone.' },
]

const visitors = async (name: string, path: string) => {
  const { status, text } = await ask(place.port, new URL(place.site(name)).host, path)
  return [status, /<h1[^>]*>(.*?)<\/h1>/.exec(text)?.[1]]
}

test('by mouse a new owner publishes a blog and schedules two posts', async () => {
  const { page, complaints } = await ownerVisit({ width: 1440, height: 900 })
  const canvas = page.frameLocator('.e-stage iframe')
  const dialog = page.getByRole('dialog')
  await page.goto(`${place.platform}/new`)
  await page.getByText('Personal blog', { exact: true }).first().click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: 'Site title' }).and(page.locator(':focus')).fill('Sneeuwboek')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  await page.getByRole('link', { name: 'Back to pages' }).click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Collections' }).click()
  await page.getByRole('row', { name: /Notes/ }).click()
  for (const { title, text } of posts) {
    await page.getByRole('button', { name: 'New post' }).click()
    await titleHasFocus(page)
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')
    await canvas.locator('.ProseMirror:focus').waitFor()
    await page.keyboard.type(text)
    await page.locator('.e-save.saved').waitFor()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await dialog.getByText('Later').click()
    await dialog.getByRole('button', { name: 'Schedule' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.locator('.e-bar').getByText('Goes live').waitFor()
    await page.getByRole('link', { name: 'Back to the list' }).click()
    await page.getByRole('row').filter({ hasText: title }).getByText('Scheduled').waitFor()
  }
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Home' }).click()
  await page.getByRole('link', { name: 'Publish your site' }).click()
  await canvas.locator('header nav').getByText('Reading').first().waitFor()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.getByText('“Write back” is not published yet: visitors find nothing at /write-back.').waitFor()
  await dialog.getByText(/^Snow · Post · goes live/).waitFor()
  await dialog.getByText('All of them').click()
  await dialog.getByText('is not published yet').waitFor({ state: 'detached' })
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => visitors('sneeuwboek', '/')).toEqual([200, 'Notes from the window'])
  expect((await visitors('sneeuwboek', '/notes'))[0]).toBe(200)
  expect((await visitors('sneeuwboek', '/write-back'))[0]).toBe(200)
  expect((await visitors('sneeuwboek', '/notes/snow'))[0]).toBe(404)
  expect(complaints).toEqual([])
})

test('a new owner does the same by keyboard alone', async () => {
  const { page, complaints } = await ownerVisit({ width: 1440, height: 900 })
  const keys = byKeys(page)
  await page.goto(`${place.platform}/new`)
  await page.getByText('Personal blog', { exact: true }).first().waitFor()
  await keys.to(/^Blank/)
  await keys.to(/^Personal blog/, 'ArrowRight')
  await page.keyboard.press('Enter')
  await keys.to(/Site title/)
  await page.keyboard.type('Toetsboek')
  await keys.to(/^Create site/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/config\/edit\//)
  await page.frameLocator('.e-stage iframe').locator('[data-section] .block').first().waitFor()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.type('Collections')
  await page.keyboard.press('Enter')
  await page.getByRole('row', { name: /Notes/ }).waitFor()
  await keys.to(/^Notes/)
  await page.keyboard.press('Enter')
  for (const { title, text } of posts) {
    await page.getByRole('button', { name: 'New post' }).waitFor()
    await keys.to(/^New post/)
    await page.keyboard.press('Enter')
    await titleHasFocus(page)
    await page.keyboard.type(title)
    await page.keyboard.press('Enter')
    await page.frameLocator('.e-stage iframe').locator('.ProseMirror:focus').waitFor()
    await page.keyboard.type(text)
    await page.locator('.e-save.saved').waitFor()
    await page.keyboard.press('Escape')
    await keys.to(/^Publish$/, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').getByText('Later').waitFor()
    await keys.to(/^(Now|Later)/)
    await page.keyboard.press('ArrowDown')
    await page.getByRole('button', { name: 'Schedule' }).waitFor()
    await keys.to(/^Schedule/)
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await keys.to(/^Back to the list/, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('row').filter({ hasText: title }).getByText('Scheduled').waitFor()
  }
  expect(complaints).toEqual([])
})

async function titleHasFocus(page: Page): Promise<void> {
  const title = page.frameLocator('.e-stage iframe').locator('[data-setting="title"]')
  await title.waitFor()
  await expect.poll(() => title.evaluate((element) => element.ownerDocument.activeElement === element)).toBe(true)
}
