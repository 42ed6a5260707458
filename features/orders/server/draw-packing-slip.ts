import { languageOf } from '#platform/i18n'
import { type Order, papersMessages, toFulfil } from '../contract/index.ts'
import { drawHead } from './draw-paper.ts'
import type { PaperFacts } from './order-rows.ts'
import { dayText } from './order-texts.ts'
import { openSheet } from './sheet.ts'

/** What goes into the parcel: what is left to send, or everything once all is sent. No prices: it may be a present. */
export async function drawPackingSlip(
  order: Order,
  { seller, timeZone, now }: { seller: PaperFacts['seller']; timeZone: string; now: Date },
): Promise<Uint8Array> {
  const language = languageOf(order.locale)
  const t = (name: Parameters<typeof papersMessages>[1]) => papersMessages(language, name)
  const sheet = await openSheet({ title: `${t('packingSlip')} #${order.number}`, author: seller.name, createdAt: now, language })
  const buyer = { name: order.customer.name, company: '', vatNumber: '', email: '', address: order.shippingAddress ?? order.billingAddress }
  const rows = [
    [t('order'), `#${order.number}`],
    [t('ordered'), dayText(order.placedAt, order.locale, timeZone)],
  ] as const
  drawHead(sheet, { seller: { ...seller, vatNumber: '', registration: '' }, buyer, locale: order.locale }, t, rows, t('packingSlip'))
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
    const titleEnd = sheet.block([line.title, line.variantTitle].filter(Boolean).join('\n'), { width: 290 })
    sheet.y = Math.max(skuEnd, titleEnd) + 6
  }
  if (order.note) {
    sheet.room(60)
    sheet.y += 12
    sheet.text(t('note'), { weight: 600 })
    sheet.y = sheet.block(order.note, { width: 480, y: sheet.y + 15 })
  }
  return sheet.done()
}

function packed(order: Order): { line: Order['lines'][number]; quantity: number }[] {
  const left = order.lines.map((line) => ({ line, quantity: toFulfil(line) })).filter(({ quantity }) => quantity > 0)
  if (left.length > 0) return left
  return order.lines.map((line) => ({ line, quantity: line.fulfilledQuantity })).filter(({ quantity }) => quantity > 0)
}
