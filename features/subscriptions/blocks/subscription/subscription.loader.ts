import { orderNumberText, ordersMessages } from '#features/orders/contract'
import { ordersOfSubscription, statusUrl } from '#features/orders/server'
import { sendsEmail } from '#platform/mail'
import { formatMoney, moneyFormatOf } from '#platform/money'
import type { BlockLoader } from '#platform/render/server'
import type { VisitorContext } from '#platform/context'
import { idSchema } from '#platform/contract'
import { subscriptionPageMessages, subscriptionsMessages } from '../../contract/index.ts'
import { cardProblemText, cardUnfit } from '../../server/card-problem.ts'
import {
  allowedActs,
  asSubscription,
  methodsOf,
  renewalsOf,
  subscriptionByToken,
} from '../../server/subscriptions.queries.ts'
import type { SubscriptionProps } from './subscription.contract.ts'
import type { SubscriptionPageData } from './subscription-page.contract.ts'

const ordersAtOnce = 12

/** Loads the subscription of the key in the address; nothing for an unknown key. */
export const loadSubscription: BlockLoader<SubscriptionProps, SubscriptionPageData | null> = async (
  ctx,
  blocks,
  page,
) => {
  const data = await dataOf(ctx, page.query)
  return new Map(blocks.map(({ id }) => [id, { data, tags: [] }]))
}

async function dataOf(
  ctx: VisitorContext,
  query: Readonly<Record<string, string>>,
): Promise<SubscriptionPageData | null> {
  const token = query['token'] ?? ''
  const row = await subscriptionByToken(ctx, token)
  if (!row) return null
  const t = (name: Parameters<typeof subscriptionPageMessages>[1], values?: Record<string, string>) =>
    subscriptionPageMessages(ctx.locale, name, values)
  const day = (at: Date) =>
    new Intl.DateTimeFormat(ctx.site.locale, { dateStyle: 'long', timeZone: ctx.site.timeZone }).format(at)
  const money = (minor: number, currency: string) => formatMoney({ minor, currency }, moneyFormatOf(ctx.site.locale))
  const amount = money(row.total_minor, row.currency)
  const { title, planText, method } = asSubscription(ctx, row, await methodsOf(ctx, [row]))
  const after = idSchema.optional().catch(undefined).parse(query['before'])
  const { orders, next: older } = await ordersOfSubscription(
    ctx,
    { id: row.id, firstId: row.order_id },
    { after, limit: ordersAtOnce },
  )
  const allows = allowedActs(ctx, row)
  const done = `done.${query['done'] ?? ''}`
  const noticeOf = (): string => {
    if (done === 'done.stop' && !sendsEmail(ctx)) return t('kept.stop')
    return subscriptionPageMessages.has(done) ? t(done as 'done.pause') : ''
  }
  const nextText = (): string => {
    if (row.state === 'active' && row.stops_at) return t('stops', { day: day(row.stops_at) })
    return row.next_renewal_at ? t('next', { amount, day: day(row.next_renewal_at) }) : ''
  }
  return {
    token,
    state: subscriptionsMessages(ctx.locale, `state.${row.state}`),
    notice: noticeOf(),
    problem: cardProblemText(ctx, query['problem'] ?? ''),
    problemField: query['problem'] === cardUnfit ? (query['field'] ?? '') : '',
    what: `${title} · ${planText}`,
    next: nextText(),
    stopsOn: allows.stop && row.next_renewal_at ? day(row.next_renewal_at) : '',
    card: method ? t('card', { last4: method.last4 }) : t('noCard'),
    acts: (['pause', 'resume', 'skip', 'unskip', 'continue', 'cancel'] as const).filter((act) => allows[act]),
    asksCancel: query['ask'] === 'cancel' && allows.cancel,
    cardForm: allows.changeCard && row.provider !== 'manual' ? (row.provider === 'stripe' ? 'away' : 'fields') : null,
    orders: orders.map((order) => ({
      id: order.id,
      title: t('order', { number: `#${orderNumberText(order)}` }),
      detail: `${day(new Date(order.placedAt))} · ${ordersMessages(ctx.locale, `label.${order.label}`)}`,
      amount: money(order.totalMinor, order.currency),
      href: statusUrl(ctx, order.id),
    })),
    older,
    history: (await renewalsOf(ctx, row.id)).map((renewal) => ({
      id: String(renewal.cycle),
      day: day(renewal.due_at),
      state: t(`cycle.${renewal.state}`),
    })),
  }
}
