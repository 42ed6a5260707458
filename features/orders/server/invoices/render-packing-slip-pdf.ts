import { partsText } from '#features/catalog/contract'
import { languageOf } from '#platform/i18n'
import { type Order, invoicesMessages, orderNumberText, toFulfil } from '../../contract/index.ts'
import { renderHead } from './render-invoice-pdf.ts'
import type { InvoiceData } from '../base/order-rows.ts'
import { dayText } from '../base/order-texts.ts'
import { openSheet, type Sheet } from './pdf-sheet.ts'

interface Shop {
  seller: InvoiceData['seller']
  timeZone: string
  now: Date
}

/** Renders one packing slip per parcel. Orders with nothing to pack are left out, unless there are no others. */
export async function renderPackingSlipsPdf(orders: readonly Order[], shop: Shop): Promise<Uint8Array> {
  const withPieces = orders.filter((order) => packed(order).length > 0)
  const shown = withPieces.length > 0 ? withPieces : orders
  const language = languageOf(shown[0]?.locale)
  const title = [invoicesMessages(language, 'packingSlip'), ...shown.map((order) => `#${orderNumberText(order)}`)].join(
    ' ',
  )
  const sheet = await openSheet({ title, author: shop.seller.name, createdAt: shop.now, language })
  if (shown[0]?.isTest) sheet.stamp()
  for (const [at, order] of shown.entries()) {
    if (at > 0) sheet.nextPage()
    if (at > 0 && order.isTest) sheet.stamp()
    drawSlip(sheet, order, shop)
  }
  return sheet.done()
}

/**
 * Draws the unsent items, or all of them once everything is sent. Prices are left out, because the parcel may be a
 * present.
 */
function drawSlip(sheet: Sheet, order: Order, { seller, timeZone }: Shop): void {
  const t = (name: Parameters<typeof invoicesMessages>[1]) => invoicesMessages(languageOf(order.locale), name)
  const buyer = {
    name: order.customer.name,
    company: '',
    vatNumber: '',
    email: '',
    address: order.shippingAddress ?? order.billingAddress,
  }
  const rows = [
    [t('order'), `#${orderNumberText(order)}`],
    [t('ordered'), dayText(order.placedAt, order.locale, timeZone)],
  ] as const
  renderHead(
    sheet,
    { seller: { ...seller, vatNumber: '', registration: '' }, buyer, locale: order.locale },
    t,
    rows,
    t('packingSlip'),
  )
  sheet.text(t('item'), { weight: 600 })
  sheet.text(t('sku'), { x: 360, weight: 600 })
  sheet.text(t('quantity'), { weight: 600, align: 'right' })
  sheet.y += 16
  sheet.rule()
  sheet.y += 8
  for (const { line, quantity } of packed(order)) {
    sheet.room(40)
    sheet.text(String(quantity), { align: 'right', weight: 600 })
    const skuEnd = sheet.block(line.sku || ' ', { x: 360, width: 120 })
    const rowsOfParts = (line.parts ?? []).map(
      (part) => `   ${partsText([part], quantity)}${part.sku ? ` · ${part.sku}` : ''}`,
    )
    const titleEnd = sheet.block([line.title, line.variantTitle, ...rowsOfParts].filter(Boolean).join('\n'), {
      width: 290,
    })
    sheet.y = Math.max(skuEnd, titleEnd) + 6
  }
  if (order.note) {
    sheet.room(60)
    sheet.y += 12
    sheet.text(t('note'), { weight: 600 })
    sheet.y = sheet.block(order.note, { width: 480, y: sheet.y + 15 })
  }
}

function packed(order: Order): { line: Order['lines'][number]; quantity: number }[] {
  const left = order.lines.map((line) => ({ line, quantity: toFulfil(line) })).filter(({ quantity }) => quantity > 0)
  if (left.length > 0) return left
  return order.lines.map((line) => ({ line, quantity: line.fulfilledQuantity })).filter(({ quantity }) => quantity > 0)
}
