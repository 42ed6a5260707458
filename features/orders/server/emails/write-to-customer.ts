import { emailContent, letterheadOf, sendComposedEmail, writeComposedEmail } from '#features/sites/server'
import type { OwnerTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import { languageOf } from '#platform/i18n'
import { type customersApi, type OrderDetail, type ordersApi } from '../../contract/index.ts'
import { addOrderEvent } from '../base/add-order-event.ts'
import { orderDetail } from '../base/order-detail.ts'
import { lockedOrder } from '../base/orders.queries.ts'
import { readCustomer } from '../customers/list-customers.ts'
import { type CustomerEmailKind, namesOfOrder } from '../base/customer-emails.ts'

/** Sends a manual email about an order, in its language, and records it in the timeline. */
export async function writeAboutOrder(
  ctx: OwnerTransaction,
  { id, ...email }: Input<typeof ordersApi.write>,
): Promise<OrderDetail> {
  ctx.require('commerce.orders')
  const order = await lockedOrder(ctx, id)
  await send(ctx, email, { kind: 'order-message', locale: order.locale, names: namesOfOrder(order) })
  await addOrderEvent(ctx, id, 'message', { to: email.to, subject: email.subject, text: email.text })
  return orderDetail(ctx, id)
}

/** Sends a manual email to a customer of the list, in the site's language. */
export async function writeToCustomer(
  ctx: OwnerTransaction,
  { id, ...email }: Input<typeof customersApi.write>,
): Promise<Record<string, never>> {
  await readCustomer(ctx, { id })
  await send(ctx, email, { kind: 'customer-message', locale: ctx.site.locale, names: {} })
  return {}
}

interface About {
  kind: CustomerEmailKind
  locale: string
  names: Readonly<Record<string, string>>
}

async function send(
  ctx: OwnerTransaction,
  { subject, text, ...addressed }: Omit<Input<typeof ordersApi.write>, 'id'>,
  { kind, locale, names }: About,
): Promise<void> {
  const language = languageOf(locale)
  const { words } = await emailContent(ctx, kind, language)
  const letterhead = await letterheadOf(ctx, language)
  await sendComposedEmail(
    ctx,
    addressed,
    writeComposedEmail(ctx, { words, names, language, letterhead, subject, text }),
  )
}
