import { taxReasonTexts } from '#features/tax/contract'
import { addressLines } from '#platform/contract'
import { languageOf } from '#platform/i18n'
import { formatMoney, moneyFormatOf } from '#platform/money'
import { invoicesMessages, orderNumberText } from '../../contract/index.ts'
import type { InvoiceData } from '../base/order-rows.ts'
import { dayText, rateText } from '../base/order-texts.ts'
import type { InvoicesTable } from '../orders.tables.ts'
import { type Sheet, openSheet } from './pdf-sheet.ts'

type Words = (name: Parameters<typeof invoicesMessages>[1], values?: Record<string, string>) => string

/** Renders an invoice or credit note as a PDF. The same document always gives the same bytes. */
export async function renderInvoicePdf(
  invoice: Pick<InvoicesTable, 'kind' | 'number' | 'content' | 'issued_at'>,
  timeZone: string,
): Promise<Uint8Array> {
  const { content, kind, number, issued_at: issuedAt } = invoice
  const language = languageOf(content.locale)
  const t: Words = (name, values) => invoicesMessages(language, name, values)
  const sheet = await openSheet({
    title: `${t(kind)} ${number}`,
    author: content.seller.name,
    createdAt: issuedAt,
    language,
    isTest: content.isTest === true,
  })
  renderHead(
    sheet,
    content,
    t,
    [
      [t('number'), number],
      ...(content.isTest ? [[t('testMode'), 'TEST'] as const] : []),
      [t('date'), dayText(issuedAt.toISOString(), content.locale, timeZone)],
      [t('order'), `#${orderNumberText({ number: content.orderNumber, isTest: content.isTest === true })}`],
      ...(content.about ? [[t('about'), content.about] as const] : []),
    ],
    t(kind),
  )
  drawLines(sheet, content, t)
  drawSums(sheet, content, t)
  return sheet.done()
}

export function renderHead(
  sheet: Sheet,
  { seller, buyer, locale }: Pick<InvoiceData, 'seller' | 'buyer' | 'locale'>,
  t: Words,
  rows: readonly (readonly [string, string])[],
  title: string,
): void {
  const language = languageOf(locale)
  sheet.text(seller.name, { size: 12, weight: 600 })
  sheet.text(title, { size: 18, weight: 600, align: 'right' })
  sheet.y += 22
  const registered = [
    seller.vatNumber && t('vatNumber', { number: seller.vatNumber }),
    seller.registration && t('registration', { number: seller.registration }),
    seller.email,
  ]
  const sellerEnd = sheet.block([seller.address, ...registered].filter(Boolean).join('\n') || ' ', {
    width: 240,
    quiet: true,
  })
  const start = sheet.y
  sheet.y += 12
  for (const [label, value] of rows) {
    sheet.text(label, { x: 340, quiet: true })
    sheet.text(value, { align: 'right' })
    sheet.y += 15
  }
  sheet.y = Math.max(sellerEnd, sheet.y, start) + 20
  sheet.text(t('billTo'), { weight: 600 })
  sheet.y += 15
  const address = buyer.address ? addressLines(buyer.address, language) : [buyer.name]
  const lines = [
    ...(address.length > 0 ? address : [buyer.name]),
    buyer.vatNumber && t('vatNumber', { number: buyer.vatNumber }),
    buyer.email,
  ].filter(Boolean)
  sheet.y = sheet.block(lines.join('\n') || ' ', { width: 300 }) + 26
}

function drawLines(sheet: Sheet, invoiceData: InvoiceData, t: Words): void {
  const money = moneyOf(invoiceData)
  sheet.text(t('item'), { weight: 600 })
  sheet.text(t('quantity'), { weight: 600, align: 'right', to: 370 })
  sheet.text(t('price'), { weight: 600, align: 'right', to: 450 })
  sheet.text(t('amount'), { weight: 600, align: 'right' })
  sheet.y += 16
  sheet.rule()
  sheet.y += 7
  for (const line of invoiceData.lines) {
    sheet.room(44)
    sheet.text(String(line.quantity), { align: 'right', to: 370 })
    sheet.text(money(line.unitMinor), { align: 'right', to: 450 })
    sheet.text(money(line.quantity * line.unitMinor), { align: 'right' })
    sheet.y = sheet.block(line.title, { width: 250 })
    const rates = (line.taxes ?? []).map(({ name, ratePpm }) => `${name} ${rateText(ratePpm, invoiceData.locale)}`)
    const rate = rates.join(' + ')
    const { parts = [] } = line
    const below = [line.detail, ...parts.map((part) => [part, rate].filter(Boolean).join(' · '))]
    for (const row of parts.length > 0 ? below : [line.detail, rate])
      if (row) sheet.y = sheet.block(row, { width: 250, quiet: true, size: 8.5 })
    if (line.discountMinor > 0) {
      sheet.text(t('discount'), { quiet: true, size: 8.5 })
      sheet.text(money(-line.discountMinor), { align: 'right', quiet: true, size: 8.5 })
      sheet.y += 13
    }
    sheet.y += 5
  }
  const extra = [
    ...(invoiceData.shipping
      ? [[t('shipping', { title: invoiceData.shipping.title }), invoiceData.shipping.amountMinor] as const]
      : []),
    ...(invoiceData.shipping?.discountMinor ? [[t('discount'), -invoiceData.shipping.discountMinor] as const] : []),
    ...(invoiceData.adjustmentMinor > 0 ? [[t('adjustment'), invoiceData.adjustmentMinor] as const] : []),
  ]
  for (const [label, minor] of extra) {
    sheet.text(money(minor), { align: 'right' })
    sheet.y = sheet.block(label, { width: 380 }) + 5
  }
  sheet.y += 2
  sheet.rule()
  sheet.y += 10
}

function drawSums(sheet: Sheet, invoiceData: InvoiceData, t: Words): void {
  const money = moneyOf(invoiceData)
  sheet.room(40 + 16 * (invoiceData.taxes.length + invoiceData.paid.length))
  const taxes = invoiceData.taxes.map(({ name, ratePpm, baseMinor, amountMinor }) => ({
    label: t('tax', { name, rate: rateText(ratePpm, invoiceData.locale), base: money(baseMinor) }),
    amountMinor,
  }))
  const row = (label: string, amountMinor: number, weight: 400 | 600 = 400, quiet = false) => {
    sheet.text(label, { x: 280, weight, quiet })
    sheet.text(money(amountMinor), { align: 'right', weight, quiet })
    sheet.y += 16
  }
  if (!invoiceData.pricesIncludeTax) for (const { label, amountMinor } of taxes) row(label, amountMinor)
  row(invoiceData.taxMinor > 0 ? t('totalIncluding') : t('total'), invoiceData.totalMinor, 600)
  if (invoiceData.pricesIncludeTax && taxes.length > 0) {
    sheet.text(t('included'), { x: 280, quiet: true, size: 8.5 })
    sheet.y += 14
    for (const { label, amountMinor } of taxes) row(label, amountMinor, 400, true)
  }
  for (const { title, amountMinor } of invoiceData.paid) row(t('paid', { how: title }), amountMinor, 400, true)
  const reasons = taxReasonTexts(invoiceData.taxReasons ?? [], languageOf(invoiceData.locale))
  for (const reason of invoiceData.reverseCharge ? [t('reverseCharge')] : reasons) {
    sheet.room(44)
    sheet.y = sheet.block(reason, { width: 480, y: sheet.y + 14 })
  }
}

function moneyOf({ currency, locale }: Pick<InvoiceData, 'currency' | 'locale'>): (minor: number) => string {
  const format = moneyFormatOf(locale)
  return (minor) => formatMoney({ minor, currency }, format)
}
