import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { contact, css, faults, field, formPages, id, problems, send, values } from '#support/form-page'
import { soon, widgetPages } from '#support/widget-page'
import { formStyles } from '../../features/forms/blocks/form/form-styles.ts'
import { newsletterBlockContract } from '../../features/forms/blocks/newsletter/newsletter.contract.ts'
import { NewsletterView } from '../../features/forms/blocks/newsletter/newsletter.view.tsx'
import { stylesFor } from '../../platform/render/style-parts.ts'

const widgets = await widgetPages()
const { html, formPage } = formPages(widgets)

const wedding = [
  field(1, 'radio', { title: 'Kom je?', options: ['Ja', 'Nee'], required: true }),
  field(2, 'number', { title: 'Hoeveel gasten?', required: true, shownIf: { field: id(1), test: 'is', value: 'Ja' } }),
  field(3, 'step', { title: 'Over jou' }),
  field(4, 'text', { title: 'Dieet', shownIf: { field: id(2), test: 'over', value: '1' } }),
  field(5, 'step', { title: 'Tot slot' }),
  field(6, 'email', { title: 'E-mail', required: true }),
]

test('a form of several steps checks each, leaves out irrelevant fields, and goes back without losing values', async () => {
  const { page, sent, complaints } = await formPage(wedding, { window: { width: 390, height: 844 } })
  const step = () => page.locator('.form-progress:visible').allInnerTexts()
  expect([
    await step(),
    await page.getByLabel('Hoeveel gasten?').isVisible(),
    await page.getByRole('button', { name: 'Versturen' }).isVisible(),
  ]).toEqual([['Stap 1 van 3'], false, false])
  await page.getByRole('button', { name: 'Volgende' }).click()
  await soon(() => faults(page)).toEqual(['Vul dit veld in.'])
  await page.getByLabel('Ja', { exact: true }).check()
  await page.getByLabel('Hoeveel gasten?').fill('1')
  await page.getByRole('button', { name: 'Volgende' }).click()
  await soon(step).toEqual(['Stap 3 van 3'])
  expect(await page.locator('.form-progress:visible').evaluate((element) => element === document.activeElement)).toBe(
    true,
  )
  expect(await axeFindings(page)).toEqual([])
  await page.getByRole('button', { name: 'Terug' }).click()
  await page.getByLabel('Hoeveel gasten?').fill('2')
  await page.keyboard.press('Enter')
  await soon(step).toEqual(['Stap 2 van 3'])
  await page.getByLabel('Dieet').fill('Vegan')
  await page.getByRole('button', { name: 'Terug' }).click()
  await page.getByLabel('Nee', { exact: true }).check()
  await page.getByRole('button', { name: 'Volgende' }).click()
  await page.getByLabel('E-mail').fill('noor@example.com')
  await send(page)
  await page.getByText('Bedankt').waitFor()
  expect(values(sent)).toEqual({ [id(1)]: 'Nee', [id(6)]: 'noor@example.com' })
  expect(complaints).toEqual([])
})

test('a refusal in an earlier step leads back to that step', async () => {
  const { page } = await formPage(wedding, {
    server: { status: 400, body: { data: { errors: { [id(1)]: 'Kies opnieuw.' } } } },
  })
  await page.getByLabel('Nee', { exact: true }).click()
  await soon(() => page.getByLabel('Nee', { exact: true }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Volgende' }).click()
  await page.getByLabel('E-mail').fill('noor@example.com')
  await send(page)
  await soon(() => page.locator('.form-fault:visible').allInnerTexts()).toEqual(['Kies opnieuw.'])
  expect(await page.getByLabel('E-mail').isVisible()).toBe(false)
})

test('without scripts all steps and all fields are below each other, with a note where one depends on another', async () => {
  const { page } = await widgets.open({
    html: html(wedding),
    css,
    language: 'nl',
    window: { scripts: false, width: 390, height: 844 },
  })
  expect(await page.getByLabel('Hoeveel gasten?').isVisible()).toBe(true)
  expect(await page.getByText('Alleen als ‘Kom je?’ ‘Ja’ is.').isVisible()).toBe(true)
  expect(await page.getByRole('button').allInnerTexts()).toEqual(['Versturen'])
})

test('a form that remembers restores typed values, without passwords, until it is sent', async () => {
  const fields = [
    ...contact,
    field(3, 'password', { title: 'Wachtwoord' }),
    field(4, 'checkbox', { title: 'Met', options: ['Noten'] }),
  ]
  const { page } = await formPage(fields, { more: { remembers: true } })
  await page.getByLabel('Onderwerp').fill('Brood')
  await page.getByLabel('Wachtwoord').fill('geheim')
  await page.getByLabel('Noten').check()
  await soon(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('Brood')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('geheim')
  await page.reload()
  await soon(() => page.getByLabel('Onderwerp').inputValue()).toBe('Brood')
  expect([await page.getByLabel('Noten').isChecked(), await page.getByLabel('Wachtwoord').inputValue()]).toEqual([
    true,
    '',
  ])
  await send(page)
  await page.getByText('Bedankt').waitFor()
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('a link fills in the fields that have a name for it, and no others', async () => {
  const fields = [
    field(1, 'text', { title: 'Cursus', prefill: 'cursus' }),
    field(2, 'radio', { title: 'Dag', options: ['Ma', 'Di'], prefill: 'dag' }),
    field(3, 'text', { title: 'Anders' }),
  ]
  const { page } = await formPage(fields, { query: '?cursus=Zuurdesem&dag=Di&Anders=x' })
  await soon(() => page.getByLabel('Cursus').inputValue()).toBe('Zuurdesem')
  expect([
    await page.getByLabel('Di', { exact: true }).isChecked(),
    await page.getByLabel('Anders').inputValue(),
  ]).toEqual([true, ''])
})

test('C4.25 R1.05 R1.12 A5.08 a newsletter form reports its sign-up, and shows errors beside the field alone', async () => {
  const props = newsletterBlockContract.examples['plain']!.props
  const { page } = await formPage([], {
    html: widgets.render(NewsletterView, props, { hasList: true }, { language: 'nl', locale: 'nl-NL' }),
  })
  await page.evaluate(() => {
    Object.assign(window, { heard: [], dataLayer: [] })
    const note = ({ type }: Event) => (Reflect.get(window, 'heard') as string[]).push(type)
    for (const type of ['quoin:form-submitted', 'quoin:newsletter-signup']) document.addEventListener(type, note)
  })
  await page.getByLabel('E-mailadres').fill('noor@')
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  await soon(() => faults(page)).toEqual([expect.stringContaining('E-mail is niet geldig.')])
  expect((await problems(page)).join(' ')).not.toContain('Er is een probleem')
  await page.getByLabel('E-mailadres').fill('noor@example.com')
  await page.getByRole('button', { name: 'Aanmelden' }).click()
  await page.getByText('Bedankt').waitFor()
  expect(await page.evaluate(() => [Reflect.get(window, 'heard'), Reflect.get(window, 'dataLayer')])).toEqual([
    ['quoin:form-submitted', 'quoin:newsletter-signup'],
    [{ event: 'newsletter_signup' }],
  ])
})

test.each([
  [319, true],
  [320, false],
])('C9.05 a newsletter form in a container of %i px is small: %s', async (width, isSmall) => {
  const props = newsletterBlockContract.examples['plain']!.props
  const { page } = await formPage([], {
    html: `<div style="width:${width}px">${widgets.render(NewsletterView, props, { hasList: true }, { language: 'nl' })}</div>`,
  })
  const [field, button] = [
    await page.locator('input[type=email]').boundingBox(),
    await page.getByRole('button').boundingBox(),
  ]
  expect(button!.y > field!.y + field!.height - 1).toBe(isSmall)
})

test('a form of 12 fields, three steps and conditions adds at most 2 kB before a touch', async () => {
  const twelve = Array.from({ length: 12 }, (_, at) =>
    field(at + 10, ['text', 'email', 'radio', 'textarea', 'select', 'number'][at % 6] ?? 'text', {
      title: ['Naam van het bedrijf', 'E-mailadres', 'Hoe vaak?', 'Je verhaal', 'Welke dag?', 'Hoeveel?'][at % 6],
      required: at % 2 === 0,
      ...(at % 6 === 2 || at % 6 === 4 ? { options: ['Maandag', 'Dinsdag', 'Anders'] } : {}),
      ...(at % 6 === 5 ? { shownIf: { field: id(at + 9), test: 'is', value: 'Anders' } } : {}),
    }),
  )
  const fields = [
    ...twelve.slice(0, 4),
    field(40, 'step', { title: 'De dag' }),
    ...twelve.slice(4, 8),
    field(41, 'step', { title: 'Tot slot' }),
    ...twelve.slice(8),
  ]
  const { page } = await widgets.open({ html: '<p>Niets</p>', css: '', language: 'nl' })
  const empty = await page.content()
  const full = empty
    .replace('<p>Niets</p>', html(fields))
    .replace('</style>', `${stylesFor(formStyles, [html(fields)]).replaceAll(/\s+/g, ' ')}</style>`)
  const bytes = (text: string) => brotliCompressSync(text).length
  expect(bytes(full) - bytes(empty)).toBeLessThanOrEqual(2000)
})
