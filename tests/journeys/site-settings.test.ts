import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { editorOf, ownerVisit, samples } from '#support/editor'
import { ask } from '#support/request'

const place = samples()
const { page, complaints } = await ownerVisit()
const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement)
const config = `${place.admin('kade-9')}/config`

test('by keyboard an owner redirects an old address, reads that one would lead to itself, and deletes it', async () => {
  await page.goto(`${config}/redirects`)
  // The first to open the owner area in this file: nothing of it is loaded yet.
  await page.getByRole('button', { name: 'Add redirect' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('From').fill('/leads-somewhere')
  await dialog.getByLabel('To', { exact: true }).fill('/leads-somewhere')
  await page.keyboard.press('Enter')
  await dialog.getByText('cannot redirect to itself').waitFor()
  await dialog.getByLabel('To', { exact: true }).fill('/delivery')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })

  const visitors = async () => {
    const { status, headers } = await ask(place.port, new URL(place.site('kade-9')).host, '/leads-somewhere')
    return [status, headers.location]
  }
  await expect.poll(visitors).toEqual([301, '/delivery'])

  await page.getByPlaceholder('Search addresses').fill('leads-some')
  await page.getByRole('button', { name: 'Remove: /leads-somewhere' }).click()
  await page.getByText('/leads-somewhere no longer redirects.').waitFor()
  await expect.poll(visitors).toEqual([404, undefined])
})

test('an empty title is reported beside its field, and a changed form asks before it is left', async () => {
  // From screen to screen within the page: going back is then asked by the page, and not by the browser.
  await page.goto(`${config}/redirects`)
  await page.getByRole('link', { name: 'Settings', exact: true }).last().click()
  const title = page.getByLabel('Site title', { exact: true })
  const present = await title.inputValue()
  await title.fill('')
  await page.keyboard.press('Enter')
  await page.getByText('This is required.').waitFor()
  expect(await title.getAttribute('aria-invalid')).toBe('true')
  const described = (await title.getAttribute('aria-describedby')) ?? ''
  expect(
    await page
      .locator(
        described
          .split(' ')
          .map((id) => `[id="${id}"]`)
          .join(', '),
      )
      .allTextContents(),
  ).toContain('This is required.')
  await expect.poll(() => isFocused(title)).toBe(true)

  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  const ways = [
    () => page.getByRole('tab', { name: 'Social' }).click(),
    () => page.getByRole('link', { name: 'Redirects' }).click(),
    () => page.goBack(),
  ]
  for (const leave of ways) {
    await leave()
    await question.getByRole('button', { name: 'Keep editing' }).click()
    await question.waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${config}/settings`)
    expect(await title.inputValue()).toBe('')
  }
  const pendingDialog = page.waitForEvent('dialog')
  // As the key of the browser does it: Playwright's own would wait for a page that does not come.
  await page.evaluate(() => void setTimeout(() => location.reload()))
  const beforeUnload = await pendingDialog
  expect(beforeUnload.type()).toBe('beforeunload')
  await beforeUnload.dismiss()

  await page.getByRole('link', { name: 'Redirects' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL(`${config}/redirects`)
  await page.goto(`${config}/settings`)
  expect(await title.inputValue()).toBe(present)
})

test('C4.66: unsaved changes are reviewed, and then kept or discarded', async () => {
  await page.goto(`${config}/redirects`)
  await page.getByRole('link', { name: 'Settings', exact: true }).last().click()
  await page.getByRole('tab', { name: 'Business' }).click()
  const town = page.getByLabel('Town')
  const present = await town.inputValue()
  await town.fill('Dordrecht')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.getByRole('link', { name: 'Redirects' }).click()
  const review = question.getByRole('button', { name: 'Review changes' })
  await review.focus()
  await page.keyboard.press('Enter')
  const changes = question.locator('.q-changes')
  await expect
    .poll(() => changes.locator('dt, del, ins').allInnerTexts())
    .toEqual(['Town', present || 'empty', 'Dordrecht'])
  expect(await axeFindings(page, { within: '[role=dialog]' })).toEqual([])
  await question.getByRole('button', { name: 'Keep editing' }).click()
  expect(await town.inputValue()).toBe('Dordrecht')
  await page.getByRole('link', { name: 'Redirects' }).click()
  await question.getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL(`${config}/redirects`)
  await page.getByRole('link', { name: 'Settings', exact: true }).last().click()
  await page.getByRole('tab', { name: 'Business' }).click()
  await expect.poll(() => town.inputValue()).toBe(present)
})

test('C5.55 B8.42: a time zone that is not among the options is refused in words, and the former one stays', async () => {
  await page.goto(`${config}/settings?tab=locale`)
  const zone = page.getByRole('combobox', { name: 'Time zone' })
  const present = await zone.inputValue()
  await zone.fill('Atlantis')
  await page.keyboard.press('Tab')
  await page.getByText('Atlantis is not one of the expected options').waitFor()
  expect(await zone.inputValue()).toBe(present)
  await zone.fill('europe/lisbon')
  await page.keyboard.press('Tab')
  await expect.poll(() => zone.inputValue()).toBe('Europe/Lisbon')
  expect(await page.getByText('is not one of the expected options').count()).toBe(0)
})

test('B8.30: where a browser knows no time zones the screen says so, and takes a typed one', async () => {
  const older = await ownerVisit({ width: 1280, height: 900 })
  await older.page.addInitScript(() => {
    Reflect.deleteProperty(Intl, 'supportedValuesOf')
  })
  await older.page.goto(`${config}/settings?tab=locale`)
  await older.page.getByText('Time zones cannot be loaded.').waitFor()
  const zone = older.page.getByRole('textbox', { name: 'Time zone' })
  await zone.fill('Mars/Olympus')
  await zone.press('Enter')
  await expect.poll(() => zone.getAttribute('aria-invalid')).toBe('true')
  await zone.fill('Europe/Lisbon')
  await zone.press('Enter')
  await older.page.reload()
  await expect.poll(() => zone.inputValue()).toBe('Europe/Lisbon')
})

test('an owner enters the business behind the site; its home page tells search engines, and the store names it as the seller', async () => {
  await page.goto(`${config}/settings`)
  await page.getByRole('tab', { name: 'Business' }).click()
  await page.getByLabel('Business name').fill('Kade 9 Ceramics')
  await page.getByLabel('Street and number').fill('Veerkade 9')
  await page.getByLabel('Postcode').fill('3016 DE')
  await page.getByLabel('Town').fill('Rotterdam')
  await page.getByLabel('Saturday').fill('ten to five')
  await page.keyboard.press('Enter')
  await page.getByText('Write hours like 9:00–12:30').waitFor()
  await page.getByLabel('Saturday').fill('10:00–17:00')
  await page.keyboard.press('Enter')
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(await axeFindings(page, { within: 'main' })).toEqual([])

  const home = async () => (await ask(place.port, new URL(place.site('kade-9')).host, '/')).text
  await expect.poll(home).toContain('"@type":"LocalBusiness","name":"Kade 9 Ceramics"')
  expect(await home()).toContain('"openingHoursSpecification"')
  await page.goto(`${config}/store-settings`)
  await page.getByPlaceholder('Kade 9 Ceramics').waitFor()
})

test('an owner closes the site with one password, views it all the same, and opens it again; a page of theirs is shown at missing addresses', async () => {
  // A site of its own: others read the samples meanwhile.
  const site = place.site('afgesloten')
  const visitors = async (path: string) => ask(place.port, new URL(site).host, path)
  await page.goto(`${place.platform}/new`)
  await page.getByLabel('Site title').fill('Afgesloten')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  await (await editorOf(page)).publish()
  await page.goto(`${place.admin('afgesloten')}/config/availability`)
  await page.getByRole('radio', { name: /^Password/ }).check({ force: true })
  await page.getByRole('textbox', { name: 'Password' }).fill('abc')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/at least 4/).waitFor()
  await page.getByRole('textbox', { name: 'Password' }).fill('celadon-glaze')
  await page.getByLabel('Title', { exact: true }).fill('For our wholesale customers')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  expect(await axeFindings(page, { within: 'main' })).toEqual([])
  await expect.poll(async () => (await visitors('/')).text).toContain('For our wholesale customers')

  const { page: stranger } = await visit()
  await stranger.goto(`${site}/`)
  expect(await axeFindings(stranger)).toEqual([])
  await stranger.getByLabel('Password').fill('celadon-glaze')
  await stranger.keyboard.press('Enter')
  await stranger.getByRole('heading', { name: 'Welcome to Afgesloten' }).waitFor()

  await page.getByRole('button', { name: 'See the site as it is' }).click()
  await page.waitForURL(`${site}/`)
  await page.getByRole('heading', { name: 'Welcome to Afgesloten' }).waitFor()

  await page.goto(`${place.admin('afgesloten')}/config/availability`)
  await page.getByRole('radio', { name: /^Open/ }).check({ force: true })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await expect.poll(async () => (await visitors('/')).text).toContain('Welcome to Afgesloten')

  await page.goto(`${place.admin('afgesloten')}/config/pages`)
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Page', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Lost')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/edit\//)
  await page.goto(`${place.admin('afgesloten')}/config/unpublished`)
  await page.getByRole('row', { name: /Lost/ }).getByRole('checkbox').click({ force: true })
  await page.getByRole('button', { name: 'Publish one' }).click()
  await page.getByText('One part of the site is live.').waitFor()
  await page.goto(`${place.admin('afgesloten')}/config/availability`)
  await page.getByRole('button', { name: /Page for addresses that lead nowhere/ }).click()
  await page.getByRole('option', { name: 'Lost' }).click()
  await expect.poll(async () => (await visitors('/is-not-there')).text.includes('<title>Lost')).toBe(true)
  expect((await visitors('/is-not-there')).status).toBe(404)
})

test('an owner previews an email while writing it, on a desktop and on a phone, and gets a test of it', async () => {
  await page.goto(`${config}/emails`)
  const row = page.getByRole('button', { name: /^Gift card/ })
  await row.focus()
  await page.keyboard.press('Enter')
  const frame = page.locator('.email-preview iframe')
  await page.getByRole('textbox', { name: 'Subject' }).first().fill('Thank you from the quay')
  await page.locator('.email-preview-subject').getByText('Thank you from the quay').waitFor()
  await page.getByRole('textbox', { name: 'Introduction' }).first().fill('It is in the kiln.')
  await frame.contentFrame().getByRole('paragraph').filter({ hasText: 'It is in the kiln.' }).waitFor()
  // The preview is drawn anew with every change of the words.
  await frame.contentFrame().getByText('Veerkade 9').waitFor()
  await page.getByRole('radio', { name: 'Phone' }).click()
  await expect.poll(async () => (await frame.boundingBox())?.width ?? 0).toBeLessThanOrEqual(377)
  expect(await axeFindings(page, { within: 'main', frames: false })).toEqual([])
  await page.getByRole('button', { name: 'Send a test to me' }).click()
  await page.getByText(/A test goes to/).waitFor()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.getByText('Saved.').waitFor()
  await page.goto(`${config}/mailbox`)
  await page.getByText('Thank you from the quay').first().waitFor()
})

test('a collection is named, moved, ordered and deleted in its settings', async () => {
  await page.goto(`${config}/collections`)
  await page.getByRole('button', { name: 'New collection' }).click()
  await page.getByRole('dialog').getByLabel('Title').fill('Field notes')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Field notes' }).waitFor()
  await page.getByRole('link', { name: 'Settings', exact: true }).last().click()
  await page.getByLabel('Address', { exact: true }).fill('notes')
  await page.getByRole('textbox', { name: 'Items per page' }).fill('7')
  await page.getByLabel('Addresses of new items').fill('{year}')
  await page.getByText('It must include {title}').waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('One field needs your attention.').waitFor()
  await expect.poll(() => isFocused(page.getByLabel('Addresses of new items'))).toBe(true)
  await page.getByLabel('Addresses of new items').fill('{year}/{title}')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()

  await page.reload()
  expect(await page.getByLabel('Address', { exact: true }).inputValue()).toBe('notes')
  expect(await page.getByRole('textbox', { name: 'Items per page' }).inputValue()).toBe('7')
  await page.getByRole('button', { name: 'Delete collection' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete collection' }).click()
  await page.getByText('Field notes is in the trash.').waitFor()
  await page.getByRole('heading', { level: 1, name: 'Collections' }).waitFor()
  await page.getByText('/notes', { exact: true }).waitFor({ state: 'detached' })
  // The redirect and the password that were refused.
  expect(complaints).toEqual([expect.stringContaining('400'), expect.stringContaining('400')])
})
