import { noticeRecipients, ownerScreen } from '#features/sites/server'
import type { SiteTransaction } from '#platform/context'
import type { EventPayload } from '#platform/contract'
import { emailTemplate } from '#platform/mail'
import { formatMoney, moneyFormatOf } from '#platform/money'
import { type orderPlaced, orderNumberText } from '../../contract/index.ts'
import { noticesOfOrders as say } from '../../contract/notices.messages.ts'
import { orderById } from '../orders/orders.queries.ts'

/** A new order, to whoever takes care of them. Whoever made it on a screen knows of it; one of test money is nobody's work. */
export async function tellOwnerOfOrder(
  ctx: SiteTransaction,
  { orderId }: EventPayload<typeof orderPlaced>,
): Promise<void> {
  const order = await orderById(ctx, orderId)
  if (order.isTest || order.source === 'manual') return
  const { customer, lines, currency, totals } = order
  const number = orderNumberText(order)
  for (const { to, language } of await noticeRecipients(ctx, 'orders')) {
    const money = (minor: number) => formatMoney({ minor, currency }, moneyFormatOf(language))
    const subject = say(language, 'order', { number, total: money(totals.totalMinor) })
    const message = emailTemplate({
      language,
      sender: ctx.site.title,
      title: subject,
      paragraphs: [
        say(language, 'by', { name: customer.name || customer.email }),
        ...lines.map(({ quantity, title, variantTitle }) =>
          say(language, 'line', { n: quantity, title: [title, variantTitle].filter(Boolean).join(' – ') }),
        ),
      ],
      button: { label: say(language, 'open'), url: ownerScreen(ctx, `/config/orders/${orderId}`) },
    })
    const replyTo = customer.email === '' ? {} : { replyTo: customer.email }
    await ctx.mail.send({ to, subject, websiteId: ctx.site.id, kind: 'notice', ...replyTo, ...message })
  }
}
