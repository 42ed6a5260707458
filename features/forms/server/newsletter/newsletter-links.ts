import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Site, SiteContext, VisitorTransaction } from '#platform/context'
import { siteTables } from '#platform/database'
import { type Answer, redirect } from '#platform/http'
import { newsletterPath } from '../../contract/newsletter.rules.ts'

type Sealer = Pick<SiteContext, 'config'> & { readonly site: Pick<Site, 'id' | 'baseUrl'> }
type Purpose = 'confirm' | 'unsubscribe'

/** Link that is signed with the installation's secret, so it need not be stored. */
export function confirmLinkOf(ctx: Sealer, subscriberId: string): string {
  return linkOf(ctx, 'confirm', subscriberId)
}

export function unsubscribeLink(ctx: Sealer, subscriberId: string): string {
  return linkOf(ctx, 'unsubscribe', subscriberId)
}

/** The button behind the link of the first email. Once confirmed, it may be pressed again. */
export async function confirmSubscription(ctx: VisitorTransaction, { token }: { token: string }): Promise<Answer> {
  const id = subscriberOf(ctx, 'confirm', token)
  const confirmed =
    id === null
      ? []
      : await siteTables(ctx)
          .updateTable('subscribers')
          .set((row) => ({ state: 'subscribed', confirmed_at: row.fn.coalesce('confirmed_at', row.val(ctx.now())) }))
          .where('id', '=', id)
          .where('state', 'in', ['pending', 'subscribed'])
          .returning('id')
          .execute()
  return redirect(`${newsletterPath}?done=${confirmed.length > 0 ? 'confirmed' : 'nothing'}`)
}

/** Unsubscribes by a link. Invalid links get the same response: their holders wanted no newsletter and receive none. */
export async function unsubscribe(ctx: VisitorTransaction, { token }: { token: string }): Promise<Answer> {
  const id = subscriberOf(ctx, 'unsubscribe', token)
  if (id !== null)
    await siteTables(ctx)
      .updateTable('subscribers')
      .set({ state: 'unsubscribed', unsubscribed_at: ctx.now() })
      .where('id', '=', id)
      .where('state', '<>', 'unsubscribed')
      .execute()
  return redirect(`${newsletterPath}?done=unsubscribed`)
}

function linkOf(ctx: Sealer, purpose: Purpose, id: string): string {
  return `${ctx.site.baseUrl}${newsletterPath}?${new URLSearchParams({ [purpose]: `${id}.${seal(ctx, purpose, id)}` })}`
}

/** Subscriber for whom a link was made; null when its signature is invalid. */
function subscriberOf(ctx: Sealer, purpose: Purpose, token: string): string | null {
  const [id = '', signature = ''] = token.split('.')
  const expected = Buffer.from(seal(ctx, purpose, id))
  const bytes = Buffer.from(signature)
  return bytes.length === expected.length && timingSafeEqual(bytes, expected) ? id : null
}

function seal(ctx: Sealer, purpose: Purpose, id: string): string {
  return createHmac('sha256', ctx.config.secret)
    .update(`newsletter ${purpose}\n${ctx.site.id}\n${id}`)
    .digest('base64url')
}
