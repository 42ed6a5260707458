import { expect, test } from 'vitest'
import { editorOf, freshSession, ownerVisit, samples } from '#support/editor'
import { newSite } from '#support/new-site'

const place = samples()
const { page, context } = await ownerVisit({ width: 1440, height: 900 }, await freshSession())
const again = page.getByRole('button', { name: 'Signed out. Sign in again' })

async function signOutInAnotherTab(): Promise<void> {
  const other = await context.newPage()
  await other.goto(`${place.admin('afgemeld')}/config/pages`)
  const status = await other.evaluate(async () => {
    const crumb = decodeURIComponent(/(?:^|;\s*)crumb=([^;]*)/.exec(document.cookie)?.[1] ?? '')
    const headers = { crumb, 'content-type': 'application/json' }
    return (await fetch('/api/auth/Logout', { method: 'POST', headers, body: '{}' })).status
  })
  expect(status).toBe(200)
  await other.close()
}

test('an editor whose session ended elsewhere says so before a text is typed, and keeps the look of the page', async () => {
  await newSite(page, 'Afgemeld')
  await page.goto(`${place.admin('afgemeld')}/config/?frameUrl=/`)
  const editor = await editorOf(page)
  await editor.write('Vandaag uit de oven')
  await page.keyboard.press('Escape')
  const heading = editor.block('Vandaag uit de oven').locator('h1, h2, p').first()
  const face = () => heading.evaluate((element) => getComputedStyle(element).fontFamily)
  const before = await face()
  await signOutInAnotherTab()
  await again.waitFor()
  expect(await page.locator('.e-save.saved').count()).toBe(0)
  expect(await face()).toBe(before)
})

test('text written at that time is kept and saved after signing in again', async () => {
  const editor = await editorOf(page)
  await editor.write('Vandaag uit de oven')
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' en meer')
  await page.keyboard.press('Escape')
  await editor.block('en meer').waitFor()
  expect(await page.locator('.e-save.saved').count()).toBe(0)
  const address = page.url()
  await again.click()
  await page.waitForURL(/\/sign-in/)
  const { output } = await place.command('sign-in-link', 'owner@quoin.localhost')
  await page.goto(output.trim())
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Your sites' }).waitFor()
  await page.goto(address)
  const opened = await editorOf(page)
  await opened.block('en meer').waitFor()
  await opened.saved()
})
