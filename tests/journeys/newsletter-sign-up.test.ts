import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { editorOf, ownerVisit, samples } from '#support/editor'
import { sessionBy } from '#support/session'

const place = samples()
const soon = <T>(ask: () => T | Promise<T>) => expect.poll(ask, { interval: 50 })

interface Spoken {
  language: 'nl' | 'de'
  site: string
  siteTitle: string
  createSite: string
  addBlock: string
  searchBlocks: string
  newsletter: string
  newList: string
  listTitle: string
  listName: string
  publish: string
  email: string
  signUp: string
  asked: RegExp
  subject: string
  confirm: string
  confirmAsk: string
  confirmed: string
  subscribed: string
}

const dutch: Spoken = {
  language: 'nl',
  site: 'Roggeveld',
  siteTitle: 'Titel van de site',
  createSite: 'Site maken',
  addBlock: 'Blok toevoegen',
  searchBlocks: 'Blokken zoeken',
  newsletter: 'Nieuwsbrief',
  newList: 'Nieuwe mailinglijst',
  listTitle: 'Naam',
  listName: 'Klanten',
  publish: 'Publiceren',
  email: 'E-mailadres',
  signUp: 'Aanmelden',
  asked: /deze site verstuurt nog geen e-mail/,
  subject: 'Bevestig je nieuwsbrief van Roggeveld',
  confirm: 'Ja, meld me aan',
  confirmAsk: 'Bevestig je aanmelding',
  confirmed: 'Je bent aangemeld',
  subscribed: 'Aangemeld',
}
const german: Spoken = {
  language: 'de',
  site: 'Haferfeld',
  siteTitle: 'Titel der Website',
  createSite: 'Website erstellen',
  addBlock: 'Block hinzufügen',
  searchBlocks: 'Blöcke suchen',
  newsletter: 'Newsletter',
  newList: 'Neue Mailingliste',
  listTitle: 'Name',
  listName: 'Kundschaft',
  publish: 'Veröffentlichen',
  email: 'E-Mail-Adresse',
  signUp: 'Anmelden',
  asked: /versendet noch keine E-Mails/,
  subject: 'Bestätigen Sie den Newsletter von Haferfeld',
  confirm: 'Ja, bitte anmelden',
  confirmAsk: 'Anmeldung bestätigen',
  confirmed: 'Sie sind angemeldet',
  subscribed: 'Angemeldet',
}

async function ownerOf({ language }: Spoken): Promise<Page> {
  const address = `${language}-nieuws@example.com`
  await place.command('create-owner', '--email', address, '--language', language)
  const { output } = await place.command('sign-in-link', address)
  const { page } = await ownerVisit({ locale: language }, await sessionBy(output.trim(), place))
  return page
}

const screenshotOf = async (window: Page, name: string): Promise<void> => {
  const folder = process.env['QUOIN_PICTURES']
  if (folder) await window.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

/** A new site whose home has a newsletter form, by hand. */
async function publishedNewsletter(page: Page, words: Spoken): Promise<void> {
  await page.goto(`${place.platform}/new`)
  await page.getByLabel(words.siteTitle).fill(words.site)
  await page.getByRole('button', { name: words.createSite }).click()
  await page.waitForURL(/\/config\/edit\//)
  const editor = await editorOf(page)
  await page.getByRole('button', { name: words.addBlock }).first().click()
  await page.getByRole('searchbox', { name: words.searchBlocks }).fill(words.newsletter.toLowerCase())
  await page.getByRole('dialog').getByText(words.newsletter, { exact: true }).click()
  await page.getByRole('button', { name: words.newList }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.listTitle).fill(words.listName)
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'detached' })
  await editor.canvas.getByLabel(words.email).waitFor()
  await editor.saved()
  await screenshotOf(page, `newsletter-editor-${words.language}`)
  await page.getByRole('button', { name: words.publish, exact: true }).click()
  await dialog.getByRole('button', { name: words.publish, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Where the button of the email leads, as its reader finds it in the mailbox of the site. */
async function emailedLink(page: Page, { site, subject, confirm }: Spoken): Promise<string> {
  await page.goto(`${place.admin(site.toLowerCase())}/config/mailbox`)
  await page.getByRole('main').getByRole('heading').first().waitFor()
  await screenshotOf(page, `newsletter-mailbox-${site}`)
  await page.getByText(subject).first().click()
  const link = page.frameLocator(`iframe[title="${subject}"]`).getByRole('link', { name: confirm })
  return (await link.getAttribute('href')) ?? ''
}

async function subscribers(page: Page, { site, listName }: Spoken): Promise<void> {
  await page.goto(`${place.admin(site.toLowerCase())}/config/newsletter`)
  await page.getByRole('row', { name: listName }).click()
}

test.each([
  ['Dutch, with scripts', dutch, true],
  ['German, without scripts', german, false],
] as const)('in %s a visitor signs up, confirms by email, and is on the list', async (_, words, scripts) => {
  const page = await ownerOf(words)
  await publishedNewsletter(page, words)

  const { page: window } = await visit({ width: 390, height: 844, scripts, locale: words.language })
  await window.goto(`${place.site(words.site.toLowerCase())}/`)
  await window.getByLabel(words.email).fill('noor@example.com')
  await window.getByRole('button', { name: words.signUp }).click()
  await window.getByText(words.asked).waitFor()
  await screenshotOf(window, `newsletter-asked-${words.language}`)

  const link = await emailedLink(page, words)
  await screenshotOf(page, `newsletter-email-${words.language}`)
  await window.goto(link)
  await window.getByRole('heading', { name: words.confirmAsk }).waitFor()
  await window.getByRole('button', { name: words.confirm }).click()
  await window.getByRole('heading', { name: words.confirmed }).waitFor()
  await screenshotOf(window, `newsletter-confirmed-${words.language}`)

  await subscribers(page, words)
  const row = page.getByRole('row', { name: /noor@example\.com/ })
  await soon(() => row.getByText(words.subscribed, { exact: true }).count()).toBe(1)
  await screenshotOf(page, `newsletter-list-${words.language}`)
  expect(await axeFindings(page)).toEqual([])
})
