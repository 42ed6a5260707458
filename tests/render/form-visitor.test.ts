import { expect, test } from 'vitest'
import { contact, faults, field, id, formPages, payload, problems, send, values } from '#support/form-page'
import { soon, widgetPages } from '#support/widget-page'

const widgets = await widgetPages()
const { formPage, html } = formPages(widgets)

test('A3.07 A3.08 C3.45 C3.46 C3.47 C3.48 A7.06 C7.01 a form requests a key with an empty body, and sends its answers as JSON with the page', async () => {
  const { page, sent } = await formPage(contact)
  await page.getByLabel('Onderwerp').fill('Brood')
  await send(page)
  await page.getByText('Bedankt').waitFor()
  expect(sent.map((request) => [new URL(request.url()).pathname, request.method()])).toEqual([
    ['/api/form/FormSubmissionKey', 'POST'],
    ['/api/form/SaveFormSubmission', 'POST'],
  ])
  expect(sent[0]?.postDataJSON()).toEqual({})
  expect(payload(sent)).toMatchObject({
    key: 'sleutel',
    formId: expect.stringMatching(/^[0-9a-f]{24}$/) as string,
    collectionId: '',
    objectName: 'Widgets',
    isOverlayForm: false,
    pagePath: '/',
    viewportInnerWidth: 1440,
  })
  expect(payload(sent)).not.toHaveProperty('captchaKey')
  expect(values(sent)).toEqual({ [id(1)]: 'Brood', [id(2)]: '' })
})

test('A3.09 a submission names its page, window and languages, and its visitor once they agreed', async () => {
  const contextAfter = async (choice: string) => {
    const { page, sent } = await formPage(contact, { query: '?bron=krant#vraag' })
    await page.context().addCookies([
      { name: 'ss_cookieAllowed', value: choice, url: widgets.origin },
      { name: 'ss_cvr', value: 'a1b2c3d4%7C1%7C1%7C1%7C1', url: widgets.origin },
    ])
    await page.evaluate(() => {
      document.body.id = 'page-65a1f0c2e4b0a1b2c3d4e500'
      Object.assign(document.body.dataset, { website: '65a1f0c2e4b0a1b2c3d4e501', kind: 'page' })
    })
    await page.getByLabel('Onderwerp').fill('Brood')
    await send(page)
    await page.getByText('Bedankt').waitFor()
    return payload(sent)
  }
  expect(await contextAfter('true')).toMatchObject({
    websiteId: '65a1f0c2e4b0a1b2c3d4e501',
    templateId: 'page',
    pageId: '65a1f0c2e4b0a1b2c3d4e500',
    collectionId: '',
    pagePath: '/',
    pageHash: '#vraag',
    url: `${widgets.origin}/?bron=krant#vraag`,
    title: 'Widgets',
    referrer: '',
    queryString: '?bron=krant',
    clientDate: expect.any(Number) as number,
    viewportInnerWidth: 1440,
    viewportInnerHeight: 900,
    screenWidth: expect.any(Number) as number,
    screenHeight: expect.any(Number) as number,
    userLocale: 'en-GB',
    websiteLocale: 'nl',
    visitorCookie: 'a1b2c3d4%7C1%7C1%7C1%7C1',
  })
  expect(await contextAfter('false')).toMatchObject({ visitorCookie: '' })
})

test('A5.12 the scale of a statement is worded from strong disagreement to strong agreement', async () => {
  const fields = [field(1, 'likert', { options: ['The bread was good'] })]
  const { page } = await widgets.open({ html: html(fields, {}, 'en') })
  const scale = page.getByRole('group', { name: 'The bread was good' })
  expect(await scale.getByRole('radio').count()).toBe(5)
  expect((await scale.locator('label').allInnerTexts()).map((label) => label.trim())).toEqual([
    'Strongly Disagree',
    'Disagree',
    'Neutral',
    'Agree',
    'Strongly Agree',
  ])
})

test('A3.13 A3.14 A3.16 A3.17 C3.49 C3.50 C3.51 C3.53 C3.54 C3.55 C3.56 C3.58 C3.59 R1.03 R1.08 R1.09 each kind of field is sent in its own format', async () => {
  const { page, sent } = await formPage([
    field(1, 'name'),
    field(2, 'phone', { title: 'Telefoon' }),
    field(3, 'radio', { options: ['Ja', 'Nee'] }),
    field(4, 'checkbox', { options: ['Noten', 'Melk', 'Ei'] }),
    field(5, 'select', { title: 'Waar', options: ['Kade', 'Markt'] }),
    field(6, 'likert', { options: ['Lekker', 'Vers'] }),
    field(7, 'section', { title: 'Kop' }),
    field(8, 'number', { title: 'Aantal' }),
    field(9, 'time'),
    field(10, 'address'),
  ])
  await page.getByLabel('Voornaam').fill('Noor')
  await page.getByLabel('Nummer', { exact: true }).fill('06 12345678')
  await page.getByLabel('Nee', { exact: true }).check()
  await page.getByLabel('Noten').check()
  await page.getByLabel('Ei', { exact: true }).check()
  await page.getByLabel('Waar').selectOption('Markt')
  await page.getByRole('group', { name: 'Lekker' }).getByLabel('Helemaal mee eens').check()
  await page.getByLabel('Aantal').fill('3')
  await page.getByLabel('Uur').fill('9')
  await page.getByLabel('Plaats').fill('Utrecht')
  await send(page)
  await page.getByText('Bedankt').waitFor()
  expect(values(sent)).toEqual({
    [id(1)]: ['Noor', ''],
    [id(2)]: ['', '', '', '06 12345678'],
    [id(3)]: 'Nee',
    [id(4)]: ['Noten', 'Ei'],
    [id(5)]: 'Markt',
    [id(6)]: { Lekker: ['2'] },
    [id(8)]: '3',
    [id(9)]: ['9', '', '', ''],
    [id(10)]: ['', '', 'Utrecht', '', '', ''],
  })
})

test('A3.15 C3.57 R1.68 a hidden field takes the value of its key in the address of the page, and its own value otherwise', async () => {
  const fields = [
    field(1, 'hidden', { key: 'utm_source', value: 'site' }),
    field(2, 'hidden', { key: 'ref', value: 'geen' }),
    field(3, 'text', { title: 'Vraag' }),
  ]
  const { page, sent } = await formPage(fields, { query: '?utm_source=nieuwsbrief' })
  await send(page)
  await page.getByText('Bedankt').waitFor()
  expect(values(sent)).toEqual({ [id(1)]: 'nieuwsbrief', [id(2)]: 'geen', [id(3)]: '' })
})

test('A4.05 A4.06 A4.07 A4.08 A4.09 C4.19 C4.20 C8.01 R1.15 while it is sent, a form is locked, its button says so, and another press sends nothing', async () => {
  const { page, sent, release } = await formPage(contact, { server: { holds: true } })
  const form = page.locator('form.form')
  expect(await form.getAttribute('aria-busy')).toBeNull()
  await page.getByLabel('Onderwerp').fill('Brood')
  await send(page)
  await page.getByRole('button', { name: 'Versturen…' }).waitFor()
  await soon(() => sent.length).toBe(2)
  expect([await form.getAttribute('aria-busy'), await page.getByLabel('Onderwerp').isDisabled()]).toEqual([
    'true',
    true,
  ])
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
  release()
  await page.getByText('Bedankt').waitFor()
  expect(sent.length).toBe(2)
})

test('A4.10 A4.11 A4.12 C4.24 C4.27 C4.28 C4.29 R1.05 once sent, the event fires, the text replaces the form with focus, and the scripts of the HTML run once', async () => {
  const submissionHTML = '<p id="after">Tot snel</p><script>window.runs=(window.runs||0)+1</script>'
  const { page } = await formPage(contact, {
    server: { body: { data: { submissionText: 'Dank je wel', submissionHTML, redirectUrl: null } } },
  })
  await page.evaluate(() =>
    document.addEventListener('quoin:form-submitted', (event) =>
      Object.assign(window, { submitted: (event as CustomEvent<{ formId: string }>).detail.formId }),
    ),
  )
  await page.getByLabel('Onderwerp').fill('Brood')
  await send(page)
  const thanks = page.getByRole('status')
  await thanks.waitFor()
  expect(await thanks.innerText()).toBe('Dank je wel')
  expect(await thanks.evaluate((element) => element === document.activeElement)).toBe(true)
  expect(await page.locator('form.form').isVisible()).toBe(false)
  expect(await page.locator('#after').innerText()).toBe('Tot snel')
  expect(await page.evaluate(() => [Reflect.get(window, 'runs'), Reflect.get(window, 'submitted')])).toEqual([
    1,
    expect.stringMatching(/^[0-9a-f]{24}$/),
  ])
  expect(await page.locator('form.form').getAttribute('aria-busy')).toBeNull()
})

test('A2.09 C4.26 a visitor is led to the address that the owner chose', async () => {
  const { page } = await formPage(contact, { server: { body: { data: { redirectUrl: '/bedankt' } } } })
  widgets.serve('/bedankt', 'text/html', '<h1>Bedankt!</h1>')
  await page.getByLabel('Onderwerp').fill('Brood')
  await send(page)
  await page.getByRole('heading', { name: 'Bedankt!' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/bedankt')
})

test.each([
  ['A8.12 A8.16 C8.08 R1.11', 401, {}, 'Kan formulier niet indienen. Probeer het later opnieuw.'],
  ['A8.16 C8.09', 404, {}, 'Dit formulier is nog niet geconfigureerd.'],
  [
    'A8.16 C8.10',
    429,
    {},
    'Kan formulier niet indienen. Limiet voor indieningssnelheid overschreden. Probeer het later opnieuw.',
  ],
  ['A8.16 C8.11', 500, {}, 'Kan formulier niet verzenden. Probeer het later opnieuw.'],
  ['A8.14 C8.12 C7.05', 418, { data: { error: 'De oven is uit.' } }, 'De oven is uit.'],
  ['A8.15 C8.03', 418, {}, 'Onbekende fout, probeer het later opnieuw.'],
] as const)(
  '%s A4.13 A4.14 C4.21 C4.22 the response %i unlocks the form and shows the error',
  async (_facts, status, body, sentence) => {
    const { page } = await formPage(contact, { server: { status, body } })
    await page.getByLabel('Onderwerp').fill('Brood')
    await send(page)
    await soon(() => problems(page)).toEqual([sentence])
    expect(await page.getByLabel('Onderwerp').inputValue()).toBe('Brood')
    expect(await page.getByLabel('Onderwerp').isDisabled()).toBe(false)
    expect(await page.getByRole('button', { name: 'Versturen', exact: true }).isVisible()).toBe(true)
  },
)

test('C8.04 without a key nothing is sent, and the form says so', async () => {
  const { page, sent } = await formPage(contact, { server: { key: 503 } })
  await page.getByLabel('Onderwerp').fill('Brood')
  await send(page)
  await soon(() => problems(page)).toEqual([
    'Kan geen sleutel voor het indienen van een formulier krijgen. Probeer het later opnieuw.',
  ])
  expect(sent.length).toBe(1)
})

test('A8.17 C8.02 R1.15 an exception while it is sent is reported as such', async () => {
  const { page } = await formPage(contact)
  await page.route('**/api/form/SaveFormSubmission', (route) => route.abort())
  await page.getByLabel('Onderwerp').fill('Brood')
  await send(page)
  await soon(() => problems(page)).toEqual([
    'Fout bij het verwerken van het formulier. Laad opnieuw en probeer het nogmaals.',
  ])
})

test('A5.06 A5.07 A5.08 A8.13 C7.04 C8.06 C8.07 C8.13 R1.12 R1.61 the server’s sentence about a field is above its title, and a sentence above and below the form says where to look', async () => {
  const { page } = await formPage(contact, {
    server: { status: 400, body: { data: { errors: { [id(2)]: 'Dit adres kennen we niet.' } } } },
  })
  await page.getByLabel('Onderwerp').fill('Brood')
  await send(page)
  await soon(() => faults(page)).toEqual(['Dit adres kennen we niet.'])
  const wrong = page.locator(`[data-field="${id(2)}"]`)
  expect(await wrong.evaluate((element) => element.firstElementChild?.className)).toBe('form-fault')
  expect(await wrong.locator('input').getAttribute('aria-invalid')).toBe('true')
  expect(await problems(page)).toEqual([
    'Er is een probleem opgetreden met je formulier. Scroll omlaag om het te bekijken.',
    'Er is een probleem opgetreden met je formulier. Scroll omhoog om het te bekijken.',
  ])
})

test('C5.04 C5.07 C5.08 C5.09 R1.13 an invalid answer is reported beside its field and nothing is sent', async () => {
  const { page, sent } = await formPage([
    field(1, 'textarea', { title: 'Verhaal', maxLength: 5 }),
    field(2, 'email', { title: 'E-mail' }),
  ])
  await page.getByLabel('Verhaal').fill('zes te')
  await page.getByLabel('E-mail').fill('noor@')
  await send(page)
  await soon(() => faults(page)).toEqual([
    'Je hebt de tekenlimiet overschreden.',
    'E-mail is niet geldig. E-mailadressen moeten de indeling naam@voorbeeld.nl hebben.',
  ])
  expect((await problems(page)).join(' ')).toContain('Een of meer velden zijn ongeldig, controleer je invoer.')
  expect(sent).toEqual([])
  expect(await page.getByLabel('Verhaal').isDisabled()).toBe(false)
})

test('C5.01 where validation is switched off, every value is sent', async () => {
  const { page, sent } = await formPage(contact, { more: { validates: false } })
  await page.getByLabel('E-mail').fill('noor@')
  await send(page)
  await page.getByText('Bedankt').waitFor()
  expect(values(sent)).toEqual({ [id(1)]: '', [id(2)]: 'noor@' })
})

test('C5.13 C5.14 C5.15 a text with a maximum has a counter, which warns above it; a maximum of 0 has none', async () => {
  const { page } = await formPage([
    field(1, 'textarea', { title: 'Kort', maxLength: 5 }),
    field(2, 'textarea', { title: 'Lang', maxLength: 0 }),
  ])
  const counter = page.locator('.form-count')
  await page.getByLabel('Kort').fill('vier')
  await soon(() => counter.allInnerTexts()).toEqual(['4 / 5'])
  expect(await counter.getAttribute('data-over')).toBeNull()
  await page.getByLabel('Kort').fill('zes te')
  await soon(() => counter.allInnerTexts()).toEqual(['6 / 5'])
  expect(await counter.getAttribute('data-over')).toBe('')
})
