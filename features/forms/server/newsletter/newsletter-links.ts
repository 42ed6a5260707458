import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Site, SiteContext, SiteTransaction, VisitorContext, VisitorTransaction } from '#platform/context'
import { siteTables } from '#platform/database'
import { type Answer, type CalledBy, redirect } from '#platform/http'
import { emit } from '#platform/jobs'
import { formsProblems } from '../../contract/forms.problems.ts'
import { newsletterLinksApi } from '../../contract/newsletter.api.ts'
import { unsubscribed } from '../../contract/newsletter.events.ts'
import { newsletterPath } from '../../contract/newsletter.rules.ts'
import { addressOfSubscriber } from './campaign-audience.ts'

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

/** Returns the address to which mail programs send one POST to unsubscribe (RFC 8058). */
export function oneClickUrl(ctx: Sealer, subscriberId: string): string {
  const token = tokenOf(ctx, 'unsubscribe', subscriberId)
  return `${ctx.site.baseUrl}${newsletterLinksApi.oneClick.path}?${new URLSearchParams({ token })}`
}

/** Unsubscribes by a link. Invalid links get the same response: their holders wanted no newsletter and receive none. */
export async function unsubscribe(ctx: VisitorTransaction, { token }: { token: string }): Promise<Answer> {
  await unsubscribeHolder(ctx, token)
  return redirect(`${newsletterPath}?done=unsubscribed`)
}

/** Unsubscribes for a mail program. Forged tokens are refused, because no person sees the response. */
export async function unsubscribeByProgram(
  ctx: VisitorTransaction & CalledBy,
  { token }: { token: string },
): Promise<Record<string, never>> {
  if (!(await unsubscribeHolder(ctx, token))) throw formsProblems.linkUnfit()
  return {}
}

/** Shows people the page with the button instead. */
export async function openOneClick(_ctx: VisitorContext, { token }: { token: string }): Promise<Answer> {
  return redirect(`${newsletterPath}?${new URLSearchParams({ unsubscribe: token })}`)
}

async function unsubscribeHolder(ctx: VisitorTransaction, token: string): Promise<boolean> {
  const id = subscriberOf(ctx, 'unsubscribe', token)
  if (id !== null) await unsubscribeAddress(ctx, id)
  return id !== null
}

/** Unsubscribes the address of a subscriber from every list, as the page promises: no more newsletters of this site. */
export async function unsubscribeAddress(ctx: SiteTransaction, subscriberId: string): Promise<void> {
  const ended = await siteTables(ctx)
    .updateTable('subscribers')
    .set({ state: 'unsubscribed', unsubscribed_at: ctx.now() })
    .where('email_key', '=', addressOfSubscriber(ctx, subscriberId))
    .where('state', 'in', ['pending', 'subscribed'])
    .returning('id')
    .execute()
  if (ended.length > 0) await emit(ctx, unsubscribed, { subscriberIds: ended.map(({ id }) => id) })
}

function linkOf(ctx: Sealer, purpose: Purpose, id: string): string {
  return `${ctx.site.baseUrl}${newsletterPath}?${new URLSearchParams({ [purpose]: tokenOf(ctx, purpose, id) })}`
}

function tokenOf(ctx: Sealer, purpose: Purpose, id: string): string {
  return `${id}.${seal(ctx, purpose, id)}`
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
