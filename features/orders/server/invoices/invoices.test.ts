import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { InvoiceData } from '../base/order-rows.ts'
import { renderInvoicePdf } from './render-invoice-pdf.ts'
import { runsOf, runsOnPaper } from './pdf-fonts.ts'
import { stampColour } from './pdf-sheet.ts'

const invoiceData: InvoiceData = {
  locale: 'nl-NL',
  currency: 'EUR',
  orderNumber: 1001,
  orderedAt: '2026-06-01T10:00:00Z',
  about: '',
  seller: {
    name: 'Kade 9',
    address: 'Kade 9\n1011 AA Amsterdam',
    vatNumber: 'NL001234567B01',
    registration: '12345678',
    email: 'winkel@example.com',
  },
  buyer: {
    name: 'Łukasz Nguyễn',
    company: '',
    vatNumber: '',
    email: 'l@example.com',
    address: {
      firstName: 'Łukasz',
      lastName: 'Nguyễn',
      company: '',
      line1: 'Straße 1',
      line2: '',
      city: 'Αθήνα',
      region: '',
      postalCode: '1010',
      country: 'GR',
      phone: '',
    },
  },
  lines: [
    { title: 'Vaas, laag', detail: 'Zand', quantity: 2, unitMinor: 6500, discountMinor: 500, totalMinor: 12_500 },
    {
      title: 'Een lamp met een heel lange naam die niet op een regel past en dus over meer dan een regel loopt',
      detail: '',
      quantity: 1,
      unitMinor: 124_900,
      discountMinor: 0,
      totalMinor: 124_900,
    },
  ],
  shipping: { title: 'Thuisbezorgd', amountMinor: 495, discountMinor: 0 },
  adjustmentMinor: 0,
  pricesIncludeTax: true,
  taxes: [{ name: 'Btw', ratePpm: 210_000, baseMinor: 113_963, amountMinor: 23_932 }],
  taxMinor: 23_932,
  totalMinor: 137_895,
  taxReasons: [],
  paid: [{ title: 'Visa •••• 4242', amountMinor: 137_895 }],
}
const invoice = {
  kind: 'invoice' as const,
  number: '0001',
  content: invoiceData,
  issued_at: new Date('2026-06-01T10:00:00Z'),
}

test('an invoice is a PDF with its own fonts inside, and the same one is drawn the same', async () => {
  const first = Buffer.from(await renderInvoicePdf(invoice, 'Europe/Amsterdam'))
  const text = first.toString('latin1')
  expect(text.slice(0, 8)).toMatch(/^%PDF-1\.\d/)
  expect(text).toContain('/FontFile')
  expect(text).not.toContain('/BaseFont /Helvetica')
  const again = Buffer.from(await renderInvoicePdf(invoice, 'Europe/Amsterdam'))
  expect(again.length).toBe(first.length)
})

test('a name in several alphabets is written with the font that contains each', () => {
  expect(runsOf('Łukasz Nguyễn, Αθήνα')).toEqual([
    { text: 'Ł', alphabet: 'latin-ext' },
    { text: 'ukasz Nguy', alphabet: 'latin' },
    { text: 'ễ', alphabet: 'vietnamese' },
    { text: 'n, ', alphabet: 'latin' },
    { text: 'Αθήνα', alphabet: 'greek' },
  ])
})

test('Arabic is written from the right, word by word, and numbers in it from the left', () => {
  const onPaper = (text: string) => runsOnPaper(text).map((run) => run.text)
  expect(onPaper('متجر أنفاس')).toEqual(['أنفاس', ' ', 'متجر'])
  expect(onPaper('عطر 100 مل')).toEqual(['مل', ' 100', ' ', 'عطر'])
  expect(onPaper('For متجر أنفاس, Dubai')).toEqual(['For ', 'أنفاس', ' ', 'متجر', ', Dubai'])
})

test('an invoice of an Arabic shop has a font that contains its letters', async () => {
  const line = { title: 'عطر العود', detail: '', quantity: 1, unitMinor: 100, discountMinor: 0, totalMinor: 100 }
  const pdf = await renderInvoicePdf({ ...invoice, content: { ...invoiceData, lines: [line] } }, 'Asia/Dubai')
  expect(Buffer.from(pdf).toString('latin1')).toMatch(/\/BaseFont \/[A-Z]+\+Almarai/)
})

test('two hundred lines go over as many pages as they need', async () => {
  const line = { title: 'Kom', detail: '', quantity: 1, unitMinor: 100, discountMinor: 0, totalMinor: 100 }
  const many = { ...invoice, content: { ...invoiceData, lines: Array.from({ length: 200 }, () => line) } }
  const text = Buffer.from(await renderInvoicePdf(many, 'UTC')).toString('latin1')
  expect(text.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(4)
})

test('every page of a test order’s invoice is stamped, and none of another', async () => {
  const line = { title: 'Kom', detail: '', quantity: 1, unitMinor: 100, discountMinor: 0, totalMinor: 100 }
  const lines = Array.from({ length: 60 }, () => line)
  const stampsIn = async (isTest: boolean) => {
    const pdf = Buffer.from(await renderInvoicePdf({ ...invoice, content: { ...invoiceData, lines, isTest } }, 'UTC'))
    return { pages: pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length, stamps: stampedPages(pdf) }
  }
  expect(await stampsIn(true)).toEqual({ pages: 3, stamps: 3 })
  expect(await stampsIn(false)).toEqual({ pages: 3, stamps: 0 })
})

/** How many contents of pages write in the colour of the stamp. */
function stampedPages(pdf: Buffer): number {
  const [red, green] = [1, 3].map((at) => Number.parseInt(stampColour.slice(at, at + 2), 16) / 255)
  const colour = new RegExp(`^${String(red).slice(0, 6)}\\d* ${String(green).slice(0, 6)}`, 'm')
  return contentsOf(pdf).filter((content) => colour.test(content)).length
}

function contentsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n/g)].flatMap(({ index, 0: head }) => {
    const from = index + head.length
    const content = inflateSync(pdf.subarray(from, text.indexOf('endstream', from))).toString('latin1')
    return content.includes('BT') ? [content] : []
  })
}
