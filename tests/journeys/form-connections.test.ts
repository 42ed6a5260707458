import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { type Editor, editorOf, ownerVisit, samples } from '#support/editor'

const place = samples()
const { page } = await ownerVisit({ width: 1440, height: 900 })
const config = `${place.admin('vlaskamp')}/config`
let editor: Editor
let editing = ''

const addBlock = async (word: string, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add block' }).first().click()
  await page.getByRole('searchbox', { name: 'Search blocks' }).fill(word)
  await page.getByRole('dialog').getByText(name, { exact: true }).click()
}
const openForm = async (): Promise<void> => {
  await page.goto(editing)
  editor = await editorOf(page)
  await page.getByRole('treegrid', { name: 'Layers' }).getByRole('row', { name: /^Form/ }).click()
}
const screenshotOf = async (name: string): Promise<void> => {
  const folder = process.env['QUOIN_PICTURES']
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

test('C5.59 a newsletter form on a site without a mailing list says that one has to be made first', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByLabel('Site title').fill('Vlaskamp')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  editing = page.url()
  editor = await editorOf(page)
  await addBlock('newsletter', 'Newsletter')
  await page.getByText('You have no mailing lists; create one before continuing').waitFor()
  await page.getByRole('button', { name: 'New mailing list' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Customers')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await editor.saved()
})

test('C5.58 a newsletter form that names no list says so', async () => {
  await addBlock('newsletter', 'Newsletter')
  await page.getByText('A list must be selected').waitFor()
})

test('C4.64 C4.65 C8.53 a form is connected with an automation in the editor, waits for it, and is disconnected', async () => {
  await addBlock('contact', 'Form')
  await page.getByRole('tab', { name: 'Storage' }).click()
  await page.getByText('No automation is connected.').waitFor()
  await page.getByRole('button', { name: 'Connect', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await page.route('**/api/forms/webhooks', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  )
  await dialog.getByLabel('Address of the webhook').fill('https://hooks.example.com/catch/1')
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await dialog.getByText('Cannot connect, try again.').waitFor()
  await page.unroute('**/api/forms/webhooks')
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('One connected automation').waitFor()
  await page.getByText('Waiting for connection: hooks.example.com has received nothing yet.').waitFor()
  await screenshotOf('automation')
  expect(await axeFindings(page)).toEqual([])
})

test('C4.64 the first delivery to an automation makes it connected, and disconnecting removes it', async () => {
  const connected = { id: '65a1f0c2e4b0a1b2c3d4e5f6', url: 'https://hooks.example.com/catch/1', isEnabled: true }
  await page.route('**/api/forms/webhooks', (route) =>
    route.fulfill({ json: { webhooks: [{ ...connected, waiting: 0, failed: 0, delivered: 1 }] } }),
  )
  await openForm()
  await page.getByRole('tab', { name: 'Storage' }).click()
  await page.getByText('Connected to hooks.example.com').waitFor()
  await page.unroute('**/api/forms/webhooks')
  await openForm()
  await page.getByRole('tab', { name: 'Storage' }).click()
  await page.getByText('Waiting for connection', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect', exact: true }).click()
  await page.getByText('No automation is connected.').waitFor()
})

test('C3.44 the settings of a form are five tabs', async () => {
  await page.getByRole('tab', { name: 'Captcha' }).click()
  await page.getByText('People notice nothing.', { exact: false }).waitFor()
  const tabs = await page.getByRole('tablist', { name: 'Form settings' }).getByRole('tab').allInnerTexts()
  expect(tabs).toEqual(['Build', 'Storage', 'Advanced', 'Captcha', 'Disclaimer'])
  await screenshotOf('captcha')
})

test('C3.43 a text area can have a maximum length while the flag for it is on', async () => {
  const limit = page.getByRole('textbox', { name: 'Character limit' })
  const openMessage = async (): Promise<void> => {
    await page.getByRole('tab', { name: 'Build' }).click()
    await page.locator('.q-entry summary', { hasText: 'Message' }).click()
  }
  await openMessage()
  await limit.waitFor()
  await page.goto(`${config}/settings?tab=advanced`)
  await page.getByText('Longest answer in forms').click()
  await openForm()
  await openMessage()
  await page.locator('details[open]').getByLabel('Placeholder').waitFor()
  expect(await limit.count()).toBe(0)
})

test('B1.12 A6.09 a feature that a site switches off leaves its menu, and returns with it', async () => {
  const menu = page.getByRole('navigation', { name: 'Menu' })
  const entry = menu.getByRole('link', { name: 'Comments' })
  const group = menu.getByRole('link', { name: 'Members' }).first()
  const comments = page.getByRole('main').getByText('Comments', { exact: true })
  const press = async () => {
    await page.goto(`${config}/settings?tab=advanced`)
    const isSaved = page.waitForResponse((response) => response.url().includes('/api/site/flags/comments'))
    await comments.click()
    await isSaved
  }
  await page.goto(`${config}/settings?tab=advanced`)
  await group.click()
  await entry.waitFor()
  await press()
  await screenshotOf('flags')
  expect(await axeFindings(page)).toEqual([])
  await group.click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await entry.waitFor({ state: 'detached' })
  await press()
  await group.click()
  await entry.waitFor()
})

test('C3.27 C3.28 the services that a site can be connected with are on one screen, and entered values are kept there', async () => {
  await page.goto(`${config}/services`)
  await page.getByLabel('Short name').fill('vlaskamp-nl')
  await page.keyboard.press('Enter')
  await page.getByText('Saved.').waitFor()
  await screenshotOf('services')
  expect(await axeFindings(page)).toEqual([])
  await page.reload()
  await expect.poll(() => page.getByLabel('Short name').inputValue()).toBe('vlaskamp-nl')
})

test('the keys of a service against spam are entered, never shown again, and removed', async () => {
  await page.goto(`${config}/form-settings`)
  await page.getByRole('tab', { name: 'Captcha' }).click()
  await page.getByRole('button', { name: 'Enter keys' }).last().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Site key').fill('1x00000000000000000000AA')
  await dialog.getByLabel('Secret key').fill('1x0000000000000000000000000000000AA')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Site key: 1x00000000000000000000AA').waitFor()
  await screenshotOf('captcha-keys')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Remove keys' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove keys' }).click()
  await page.getByText('Site key: 1x00000000000000000000AA').waitFor({ state: 'detached' })
})
