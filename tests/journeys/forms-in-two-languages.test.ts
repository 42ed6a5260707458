import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { type Editor, editorOf, ownerVisit, samples } from '#support/editor'
import { sessionBy } from '#support/session'

const place = samples()
const email = 'formulieren@example.com'

async function owner(language: 'nl' | 'de') {
  const address = `${language}-${email}`
  await place.command('create-owner', '--email', address, '--language', language)
  const { output } = await place.command('sign-in-link', address)
  return ownerVisit({ width: 1440, height: 900, locale: language }, await sessionBy(output.trim(), place))
}

const screenshotOf = async (window: Page, name: string): Promise<void> => {
  const folder = process.env['QUOIN_PICTURES']
  if (folder) await window.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

const { page } = await owner('nl')
let editor: Editor

test('in Dutch an owner begins a form from a template, and adds a file and a calculation', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByLabel('Titel van de site').fill('Zuivelhoek')
  await page.getByRole('button', { name: 'Site maken' }).click()
  await page.waitForURL(/\/config\/edit\//)
  editor = await editorOf(page)
  await page.getByRole('button', { name: 'Blok toevoegen' }).first().click()
  await page.getByRole('searchbox', { name: 'Blokken zoeken' }).fill('aanvraag')
  await page.getByRole('dialog').getByText('Formulier', { exact: true }).click()
  await page.getByRole('button', { name: /Met een sjabloon beginnen$/ }).click()
  await page.getByRole('option', { name: 'Feedback' }).click()
  await page.getByRole('button', { name: 'Veld toevoegen' }).click()
  const entry = page.locator('.q-entry:has(details[open])')
  await entry.getByRole('button', { name: /Soort$/ }).click()
  await page.getByRole('option', { name: 'Bestanden' }).click()
  await entry.getByRole('textbox', { name: 'Titel', exact: true }).fill('Foto van je bon')
  await editor.canvas.getByLabel('Foto van je bon').waitFor()
  await editor.saved()
  await screenshotOf(page, 'nl-form-editor')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Publiceren', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Publiceren', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
})

test('without scripts and by keyboard a visitor sends it with a file, and a doubtful submission waits', async () => {
  const { page: window } = await visit({ width: 390, height: 844, scripts: false, locale: 'nl' })
  await window.goto(`${place.site('zuivelhoek')}/`)
  const form = window.locator('form.form')
  await form.getByLabel('Foto van je bon').setInputFiles({
    name: 'bon.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 bon'),
  })
  for (const box of await form.locator('textarea').all()) await box.fill('www.a.nl www.b.nl www.c.nl www.d.nl')
  for (const field of await form.locator('input[type=text]:not([tabindex="-1"]),input[type=email]').all())
    await field.fill((await field.getAttribute('type')) === 'email' ? 'noor@example.com' : 'Noor')
  for (const name of new Set(
    await form.locator('input[type=radio]').evaluateAll((all) => all.map((each) => (each as HTMLInputElement).name)),
  ))
    await form.locator(`input[name="${name}"]`).first().check()
  await screenshotOf(window, 'nl-form-visitor')
  await form.locator(':scope > .button').focus()
  await window.keyboard.press('Enter')
  await window.waitForURL(/form-reply\?sent=/)
})

test('in the inbox it says why it waits, and the file is downloaded', async () => {
  await page.goto(`${place.admin('zuivelhoek')}/config/forms`)
  await page.getByRole('row').filter({ hasText: 'Te controleren' }).click()
  await page.getByText('Niemand kon zien of dit door een mens is verstuurd.', { exact: false }).waitFor()
  const link = page.getByRole('link', { name: 'bon.pdf' })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('bon.pdf')
  await screenshotOf(page, 'nl-submission')
  expect(await axeFindings(page)).toEqual([])
})

test('in German a webhook is added by keyboard, and its log says that nothing was sent yet', async () => {
  const german = await owner('de')
  const config = `${place.admin('milchecke')}/config`
  await german.page.goto(`${place.platform}/new`)
  await german.page.getByLabel('Titel der Website').fill('Milchecke')
  await german.page.getByRole('button', { name: 'Website erstellen' }).click()
  await german.page.waitForURL(/\/config\/edit\//)
  await german.page.goto(`${config}/form-settings`)
  await german.page.getByRole('tab', { name: 'Webhooks' }).focus()
  await german.page.keyboard.press('Enter')
  await german.page.getByRole('button', { name: 'Webhook hinzufügen' }).focus()
  await german.page.keyboard.press('Enter')
  await german.page.getByRole('dialog').getByRole('textbox').waitFor()
  await german.page.keyboard.type('https://hooks.example.com/milch')
  await german.page.keyboard.press('Enter')
  await german.page.getByRole('dialog', { name: 'https://hooks.example.com/milch' }).waitFor()
  await german.page.getByText('Es wurde noch nichts gesendet.').waitFor()
  await screenshotOf(german.page, 'de-webhook')
  expect(await axeFindings(german.page)).toEqual([])
})
