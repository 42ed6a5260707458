import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { type Editor, editorOf, ownerVisit, samples } from '#support/editor'

const place = samples()
const soon = <T>(ask: () => T | Promise<T>) => expect.poll(ask, { interval: 50 })
const { page } = await ownerVisit({ width: 1440, height: 900 })
const site = place.site('gerstenhof')
let editor: Editor
let address = ''

const screenshotOf = async (window: typeof page, name: string): Promise<void> => {
  const folder = process.env['QUOIN_PICTURES']
  if (folder) await window.screenshot({ path: `${folder}/${name}.png`, fullPage: true })
}

test('an owner names a field for links, and finds the link to the form alone', async () => {
  await page.goto(`${place.platform}/new`)
  await page.getByLabel('Site title').fill('Gerstenhof')
  await page.getByRole('button', { name: 'Create site' }).click()
  await page.waitForURL(/\/config\/edit\//)
  editor = await editorOf(page)
  await page.getByRole('button', { name: 'Add block' }).first().click()
  await page.getByRole('searchbox', { name: 'Search blocks' }).fill('contact')
  await page.getByRole('dialog').getByText('Form', { exact: true }).click()
  await page.getByLabel('Name of the form').fill('Baking class')
  await page.locator('.q-entry summary', { hasText: 'Email' }).click()
  await page.locator('details[open]').getByLabel('Name in links').fill('mail')
  await page.getByRole('tab', { name: 'Advanced' }).click()
  const link = page.getByRole('textbox', { name: 'Link to this form' })
  await link.waitFor()
  address = await link.inputValue()
  expect(address).toMatch(new RegExp(`^${site}/fill-in\\?form=[0-9a-f]{24}$`))
  await editor.saved()
  await screenshotOf(page, 'form-link')
  expect(await axeFindings(page)).toEqual([])
  await editor.publish()
})

test('without scripts a link fills in the form on its page, for its visitor alone', async () => {
  const { page: window } = await visit({ width: 390, height: 844, scripts: false })
  await window.goto(`${site}/?mail=noor@example.com`)
  expect(await window.getByLabel('Email').inputValue()).toBe('noor@example.com')
  await window.goto(`${site}/`)
  expect(await window.getByLabel('Email').inputValue()).toBe('')
  await window.goto(`${site}/?mail=daan@example.com`)
  expect(await window.getByLabel('Email').inputValue()).toBe('daan@example.com')
})

test('without scripts the form has a page of its own at its link, filled in, is refused with the typed values, and is sent', async () => {
  const { page: window } = await visit({ width: 390, height: 844, scripts: false })
  await window.goto(`${address}&mail=noor@example`)
  await window.getByRole('heading', { name: 'Baking class' }).waitFor()
  await screenshotOf(window, 'form-alone')
  await window.getByRole('button', { name: 'Send' }).click()
  await window.getByRole('heading', { name: 'Please check your answers' }).waitFor()
  const message = window.getByLabel('Message')
  const sentence = await message.getAttribute('aria-describedby')
  expect(await message.getAttribute('aria-invalid')).toBe('true')
  expect(await window.locator(`[id="${sentence}"]`).innerText()).toMatch(/\w.*\./)
  await window.getByLabel('First name').fill('Noor')
  await message.fill('I would like to come on Saturday.')
  await window.getByRole('button', { name: 'Send' }).click()
  await window.getByRole('heading', { name: 'Please check your answers' }).waitFor()
  expect(await window.getByLabel('Message').inputValue()).toBe('I would like to come on Saturday.')
  await window.getByLabel('Email').fill('noor@example.com')
  await window.getByRole('button', { name: 'Send' }).click()
  await window.getByRole('heading', { name: 'Sent' }).waitFor()
  await window.getByRole('link', { name: 'Back to the page' }).click()
  await window.getByRole('heading', { name: 'Baking class' }).waitFor()
})

test('with scripts the same link is sent without leaving the page, and both are in the inbox', async () => {
  const { page: window } = await visit({ width: 1440, height: 900 })
  await window.goto(`${address}&mail=daan@example.com`)
  await window.getByLabel('First name').fill('Daan')
  await window.getByLabel('Message').fill('Is there room for two?')
  await screenshotOf(window, 'form-alone-wide')
  expect(await axeFindings(window)).toEqual([])
  await window.getByRole('button', { name: 'Send' }).click()
  await window.getByText('Thank you. Your message has been sent.').waitFor()
  await page.goto(`${place.admin('gerstenhof')}/config/forms`)
  await soon(() => page.getByRole('row', { name: /Noor|Daan/ }).count()).toBe(2)
})

test('a missing form says so at its link', async () => {
  const { page: window } = await visit()
  await window.goto(`${site}/fill-in?form=65a1f0c2e4b0a1b2c3d4e5ff`)
  await window.getByText('This form has not been set up yet.').waitFor()
})
