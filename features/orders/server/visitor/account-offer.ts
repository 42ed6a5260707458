import { membersSettings } from '#features/members/contract'
import { settingsOf } from '#features/sites/server'
import { memberById, formNotice } from '#features/members/server'
import type { VisitorContext } from '#platform/context'
import type { AccountOffer } from '../../blocks/order/order-page.contract.ts'
import { type Order, orderPageMessages } from '../../contract/index.ts'
import { isOpenToGuest } from '../base/opens-to-guest.ts'

export interface GuestPageRequest {
  path: string
  query: Readonly<Record<string, string>>
}

/**
 * Returns the account offered to a guest with the order's token; null for members signed in with its address, who have
 * the order already.
 */
export async function accountOffer(
  ctx: VisitorContext,
  order: Order,
  { path, query }: GuestPageRequest,
): Promise<AccountOffer | null> {
  const { email, name, memberId } = order.customer
  if (memberId !== null || email === '' || order.status === 'cancelled') return null
  const opens = isOpenToGuest(order)
  if (ctx.member && (!opens || (await memberById(ctx, ctx.member.id))?.email === email.toLowerCase())) return null
  const { canJoin } = await settingsOf(ctx, membersSettings)
  if (!opens && !canJoin) return null
  const { problem, notice: noticeText } = formNotice(ctx, query)
  const lead = !opens ? 'account.lead' : order.balance.dueMinor > 0 ? 'access.unpaid' : 'access.guest'
  return {
    isFirst: opens,
    title: orderPageMessages(ctx.locale, opens ? 'access' : 'account'),
    lead: orderPageMessages(ctx.locale, lead, { email }),
    problem,
    join:
      canJoin && noticeText === ''
        ? { email, name: name || email, from: `${path}?${new URLSearchParams({ token: query['token'] ?? '' })}` }
        : null,
  }
}
