import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { visit } from '#support/browser'
import { openEditor, ownerVisit, samples } from '#support/editor'

const place = samples()
const soon = <T>(ask: () => T | Promise<T>) => expect.poll(ask, { interval: 50 })
const { page } = await ownerVisit({ width: 1440, height: 900 })
const form = `${place.site('kade-9')}/workshop`

test('an owner puts a form on a page, names it and asks one more question', async () => {
  const editor = await openEditor(page, 'kade-9', 'Workshop')
  await page.getByRole('button', { name: 'Add block' }).first().click()
  await page.getByRole('searchbox', { name: 'Search blocks' }).fill('contact')
  await page.getByRole('dialog').getByText('Form', { exact: true }).click()
  await page.getByLabel('Name of the form').fill('Framing')
  await page.getByRole('button', { name: 'Add field' }).click()
  const entry = page.locator('.q-entry:has(details[open])')
  await entry.getByRole('button', { name: /Kind$/ }).click()
  await page.getByRole('option', { name: 'Drop-down list' }).click()
  await entry.getByRole('textbox', { name: 'Title' }).fill('Which frame?')
  await entry.getByRole('textbox', { name: 'Choices' }).fill('Oak\nChalk')
  await editor.canvas.getByLabel('Which frame?').waitFor()
  await editor.saved()
  expect(await axeFindings(page)).toEqual([])
  await editor.publish()
})

test('C5.08 C8.06 C8.07 R1.12 a visitor reads beside each field that it is missing, and focus goes to the first', async () => {
  const { page: window } = await visit({ width: 390, height: 844 })
  await window.goto(form)
  await window.getByRole('button', { name: 'Send' }).click()
  await soon(() => window.locator('.form-fault').allInnerTexts()).toEqual([
    'Please fill this in.',
    'Please fill this in.',
    'Please fill this in.',
  ])
  expect(await window.locator('.form-problem').allInnerTexts()).toEqual([
    'There is a problem with your form. Scroll down to see it.',
    'One or more fields are invalid. Please check what you entered. There is a problem with your form. Scroll up to see it.',
  ])
  expect(await window.getByLabel('First name').evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await axeFindings(window)).toEqual([])
})

test('A4.10 A4.11 C4.28 R1.05 R1.13 a sent form is replaced by its thanks, with the keyboard alone, and once', async () => {
  const { page: window } = await visit({ width: 1440, height: 900 })
  await window.goto(form)
  const calls: string[] = []
  window.on('request', (request) => request.method() === 'POST' && calls.push(new URL(request.url()).pathname))
  await window.getByLabel('First name').focus()
  await window.keyboard.type('Noor')
  await window.keyboard.press('Tab')
  await window.keyboard.type('Bakker')
  await window.keyboard.press('Tab')
  await window.keyboard.type('noor@example.com')
  await window.keyboard.press('Tab')
  await window.keyboard.type('Two prints, please.')
  await window.keyboard.press('Tab')
  await window.keyboard.type('Chalk')
  await window.keyboard.press('Tab')
  await window.keyboard.press('Enter')
  const thanks = window.getByText('Thank you. Your message has been sent.')
  await thanks.waitFor()
  expect(await thanks.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await window.getByRole('button', { name: 'Send' }).isVisible()).toBe(false)
  expect(calls.filter((path) => path.startsWith('/api/form/'))).toEqual([
    '/api/form/FormSubmissionKey',
    '/api/form/SaveFormSubmission',
  ])
})

test('without scripts a form is refused and sent by pages, and no typed value is lost', async () => {
  const { page: window } = await visit({ width: 390, height: 844, scripts: false })
  await window.goto(form)
  await window.getByLabel('First name').fill('Daan')
  await window.getByLabel('Email').fill('daan@example')
  await window.getByLabel('Message').fill('One frame')
  await window.getByRole('button', { name: 'Send' }).click()
  await window.getByRole('heading', { name: 'Please check your answers' }).waitFor()
  expect(await window.getByLabel('Message').inputValue()).toBe('One frame')
  await window.getByLabel('Email').fill('daan@example.com')
  await window.getByRole('button', { name: 'Send' }).click()
  await window.getByRole('heading', { name: 'Sent' }).waitFor()
  await window.getByRole('link', { name: 'Back to the page' }).click()
  await soon(() => new URL(window.url()).pathname).toBe('/workshop')
})

test('C2.94 the owner finds a submission, replies to it with copies, labels it and marks it as done', async () => {
  await page.goto(`${place.admin('kade-9')}/config/home`)
  await page.getByRole('link', { name: 'New form submissions' }).click()
  await page.getByText('2 new submissions.').waitFor()
  await page.getByRole('searchbox', { name: 'Search submissions' }).fill('two prints')
  await soon(() => page.getByRole('row', { name: /@|Daan|Noor/ }).count()).toBe(1)
  await page.getByRole('row', { name: /Noor Bakker/ }).click()
  await page.getByRole('heading', { name: 'Noor Bakker' }).waitFor()
  await page.getByText('Chalk', { exact: true }).waitFor()
  await page.getByLabel('Message', { exact: true }).fill('They are ready on Friday.')
  expect(await page.getByLabel('To', { exact: true }).inputValue()).toBe('noor@example.com')
  expect(await page.getByLabel('Subject', { exact: true }).inputValue()).toBe('Re: Framing')
  await page.getByRole('button', { name: 'Cc and Bcc' }).click()
  await page.getByLabel('Cc', { exact: true }).fill('wim@')
  await page.getByLabel('Bcc', { exact: true }).fill('books@example.com')
  await page.getByText('Advanced', { exact: true }).click()
  await page.getByLabel('Answers go to').fill('frames@example.com')
  await page.getByText('Send me a copy').click()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('Type email addresses like noor@example.com, separated by commas.').waitFor()
  await page.getByLabel('Cc', { exact: true }).fill('wim@example.com')
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByText('No email goes out, because there is no mail server yet.').waitFor()
  await page.getByText('They are ready on Friday.', { exact: true }).last().waitFor()
  await page.getByText('Re: Framing · To: noor@example.com · Cc: wim@example.com · Bcc: books@example.com').waitFor()
  await page.getByLabel('Tags').fill('framing')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved.').waitFor()
  await page.getByRole('button', { name: /Status$/ }).click()
  await page.getByRole('option', { name: 'Done' }).click()
  expect(await axeFindings(page)).toEqual([])
  await page.goto(`${place.admin('kade-9')}/config/mailbox`)
  await page.getByText('Re: Framing').first().waitFor()
})

test('on a phone the parts of a submission are below each other, and the fields of the reply are separate', async () => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${place.admin('kade-9')}/config/forms`)
  await page.getByRole('row', { name: /Noor Bakker/ }).click()
  await page.getByRole('heading', { name: 'Reply by email' }).waitFor()
  const widths = await page
    .locator('.forms-submission .q-card')
    .evaluateAll((cards) => cards.map((card) => card.clientWidth))
  expect(widths.length).toBe(4)
  expect(Math.min(...widths)).toBeGreaterThan(300)
  const fieldsOfAnswer = page.locator('.email-composer > .q-field')
  const places = await fieldsOfAnswer.evaluateAll((fields) => fields.map((field) => field.getBoundingClientRect()))
  const [to, ...others] = places
  expect(others.map(({ top }) => top > (to?.bottom ?? 0) + 12)).toEqual(others.map(() => true))
  expect(others.length).toBeGreaterThan(1)
})
