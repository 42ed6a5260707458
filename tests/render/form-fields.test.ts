import { brotliCompressSync } from 'node:zlib'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { axeFindings } from '#support/axe'
import { faults, field, formPages, id, send, values } from '#support/form-page'
import { soon, widgetPages } from '#support/widget-page'

const widgets = await widgetPages()
const { formPage } = formPages(widgets)
const order = [
  field(1, 'number', { title: 'Gasten', required: true }),
  field(2, 'select', { title: 'Taart', options: ['Klein (3,50)', 'Groot (5)'] }),
  field(3, 'calculation', { title: 'Prijs', formula: '{Gasten} * {Taart} + if({Gasten} > 10, 25, 0)', unit: '€' }),
  field(4, 'text', { title: 'Afspraak', shownIf: { field: id(3), test: 'over', value: '50' } }),
  field(5, 'rating', { title: 'Cijfer', required: true }),
  field(6, 'matrix', {
    title: 'Wanneer',
    rows: ['Vrijdag', 'Zaterdag'],
    options: ['Ochtend', 'Middag'],
    required: true,
  }),
  field(7, 'signature', { title: 'Handtekening', required: true }),
]
const result = (page: Page) => page.locator('output').innerText()
/** The pad comes with its script: until then a name is typed. */
const padOf = async (page: Page) => {
  const pad = page.locator('.form-pad svg')
  await pad.waitFor()
  return pad
}

test('a calculation is shown while its answers are typed, and other fields may depend on it', async () => {
  const { page } = await formPage(order)
  await page.getByLabel('Gasten').fill('4')
  await page.getByLabel('Taart').selectOption('Klein (3,50)')
  await soon(() => result(page)).toBe('€ 14,00')
  expect(await page.getByLabel('Afspraak').isVisible()).toBe(false)
  await page.getByLabel('Gasten').fill('12')
  await soon(() => result(page)).toBe('€ 67,00')
  await soon(() => page.getByLabel('Afspraak').isVisible()).toBe(true)
})

test('stars, a matrix and a typed name are answered with the keyboard alone', async () => {
  const { page, sent } = await formPage(order)
  await padOf(page)
  await page.getByLabel('Gasten').fill('1')
  await page.getByRole('radio', { name: '1 van 5' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Noor Bakker')
  await page.keyboard.press('Enter')
  await page.getByText('Bedankt').waitFor()
  expect(values(sent)).toMatchObject({
    [id(5)]: '3',
    [id(6)]: { Vrijdag: ['Ochtend'], Zaterdag: ['Middag'] },
    [id(7)]: 'Noor Bakker',
  })
})

test('a name is drawn in place of being typed, and can be cleared', async () => {
  const { page, sent } = await formPage([order[6]!])
  const pad = await padOf(page)
  const draw = async (): Promise<void> => {
    const box = (await pad.boundingBox())!
    await page.mouse.move(box.x + 20, box.y + 20)
    await page.mouse.down()
    await page.mouse.move(box.x + 120, box.y + 60, { steps: 5 })
    await page.mouse.up()
  }
  await draw()
  expect(await page.locator('.form-pad path').getAttribute('d')).toMatch(/^M\d+ \d+(L\d+ \d+)+$/)
  await page.getByRole('button', { name: 'Wissen' }).click()
  await send(page)
  await soon(() => faults(page)).toEqual(['Vul dit veld in.'])
  await draw()
  await send(page)
  await page.getByText('Bedankt').waitFor()
  expect(values(sent)[id(7)]).toMatch(/^M\d+ \d+(L\d+ \d+)+$/)
})

test('files are sent with the form, and those that are too large are not uploaded first', async () => {
  const { page, sent } = await formPage([field(1, 'file', { title: 'Bijlage', maxMb: 1, required: true })])
  const choose = (size: number) =>
    page
      .getByLabel('Bijlage')
      .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(size, '%') })
  await send(page)
  await soon(() => faults(page)).toEqual(['Vul dit veld in.'])
  await choose(1024 * 1024 + 1)
  await send(page)
  await soon(() => faults(page)).toEqual(['Dit bestand is te groot.'])
  expect(sent).toEqual([])
  await choose(2000)
  await send(page)
  await page.getByText('Bedankt').waitFor()
  const request = sent.at(-1)
  expect(new URL(request?.url() ?? '').pathname).toBe('/api/form/SaveFormSubmissionFiles')
  expect(request?.headers()['content-type']).toMatch(/^multipart\/form-data/)
})

test('a form with all of it is usable on a phone, and axe finds nothing', async () => {
  const { page } = await formPage([...order, field(8, 'file', { title: 'Bijlage', maxFiles: 3 })], {
    window: { width: 390, height: 844 },
  })
  await page.locator('.form-pad').waitFor()
  expect(await axeFindings(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  if (process.env['QUOIN_PICTURES'])
    await page.screenshot({ path: `${process.env['QUOIN_PICTURES']}/form-390.png`, fullPage: true })
})

test('a form without files, steps or signatures fetches none of their scripts', () => {
  const bytes = (name: string) => brotliCompressSync(Buffer.concat(widgets.bytesOf(name))).length
  console.log('form behaviour, brotli:', bytes('form'))
  expect(bytes('form')).toBeLessThan(9000)
})
