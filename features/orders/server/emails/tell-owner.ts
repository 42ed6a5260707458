import { storeCurrency } from '#features/catalog/server'
import { fixedEmails, letterheadOf, noticeRecipients, ownerScreen } from '#features/sites/server'
import { provide, type SiteContext, type SiteTransaction } from '#platform/context'
import type { EventPayload } from '#platform/contract'
import type { Language } from '#platform/i18n'
import { type EmailLetterhead, emailTemplate } from '#platform/mail'
import { formatMoney, moneyFormatOf } from '#platform/money'
import { type Order, type orderPlaced, orderNumberText } from '../../contract/index.ts'
import { noticesOfOrders as say } from '../../contract/notices.messages.ts'
import { orderById } from '../base/orders.queries.ts'
import { sampleOrder } from './sample-order.ts'

/** Notifies staff of a new order, except for manual orders and test orders. */
export async function tellOwnerOfOrder(
  ctx: SiteTransaction,
  { orderId }: EventPayload<typeof orderPlaced>,
): Promise<void> {
  const order = await orderById(ctx, orderId)
  if (order.isTest || order.source === 'manual') return
  const { customer } = order
  for (const { to, language } of await noticeRecipients(ctx, 'orders')) {
    const message = writeOrderNotice(ctx, order, { language, letterhead: await letterheadOf(ctx, language) })
    const replyTo = customer.email === '' ? {} : { replyTo: customer.email }
    await ctx.mail.send({ to, websiteId: ctx.site.id, kind: 'notice', ...replyTo, ...message })
  }
}

export const orderNotice = provide(fixedEmails, {
  'order-notice': {
    group: 'team',
    named: (language) => say(language, 'name'),
    when: (language) => say(language, 'when'),
    always: (language) => say(language, 'always'),
    preview: async (ctx, _words, writing) =>
      writeOrderNotice(ctx, sampleOrder(ctx, await storeCurrency(ctx), 'order-confirmed'), writing),
  },
})

function writeOrderNotice(
  ctx: Pick<SiteContext, 'config' | 'site'>,
  order: Order,
  { language, letterhead }: { language: Language; letterhead: EmailLetterhead },
): { subject: string; html: string; text: string } {
  const { customer, lines, currency, totals } = order
  const total = formatMoney({ minor: totals.totalMinor, currency }, moneyFormatOf(language))
  const subject = say(language, 'order', { number: orderNumberText(order), total })
  const message = emailTemplate({
    ...letterhead,
    language,
    title: subject,
    paragraphs: [
      say(language, 'by', { name: customer.name || customer.email }),
      ...lines.map(({ quantity, title, variantTitle }) =>
        say(language, 'line', { n: quantity, title: [title, variantTitle].filter(Boolean).join(' – ') }),
      ),
    ],
    button: { label: say(language, 'open'), url: ownerScreen(ctx, `/config/orders/${order.id}`) },
  })
  return { subject, ...message }
}
