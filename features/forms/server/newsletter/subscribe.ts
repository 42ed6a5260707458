import type { VisitorTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { insertRow, siteTables } from '#platform/database'
import { formsProblems } from '../../contract/index.ts'
import { confirmAgainMs, isSuppressed } from '../../contract/newsletter.rules.ts'
import { confirmationEmail } from './confirm-email.ts'

interface SignUp {
  listId: string
  isDoubleOptIn: boolean
  email: string
  name: string
  /** Proof of the consent: the page, and the text of the form. */
  pagePath: string
  wording: string
  network: string
}

/**
 * Adds an address to a list, or asks its owner by email. Subscribed addresses get the same response, so that a form
 * reveals no subscribers.
 */
export async function subscribe(
  ctx: VisitorTransaction,
  { listId, isDoubleOptIn, email, ...proof }: SignUp,
): Promise<void> {
  const list = await siteTables(ctx)
    .selectFrom('mailing_lists')
    .select('id')
    .where('id', '=', listId)
    .executeTakeFirst()
  if (!list) throw formsProblems.formMissing()
  const key = email.toLowerCase()
  const earlier = await siteTables(ctx)
    .selectFrom('subscribers')
    .select(['id', 'state', 'requested_at'])
    .where('list_id', '=', listId)
    .where('email_key', '=', key)
    .forUpdate()
    .executeTakeFirst()
  if (earlier?.state === 'subscribed') return
  const isAskedAlready =
    earlier?.state === 'pending' && earlier.requested_at.getTime() + confirmAgainMs > ctx.now().getTime()
  // An address that bounced, or whose owner complained, may be typed by anybody: only the answer to an email ends that.
  const asksFirst = isDoubleOptIn || (earlier !== undefined && isSuppressed(earlier.state))
  if (isAskedAlready && asksFirst) return
  const id = earlier?.id ?? newId(ctx.now().getTime())
  const row = {
    email,
    name: proof.name.slice(0, 200),
    state: asksFirst ? ('pending' as const) : ('subscribed' as const),
    page_path: proof.pagePath,
    wording: proof.wording.slice(0, 5000),
    network: proof.network,
    requested_at: ctx.now(),
    confirmed_at: null,
    unsubscribed_at: null,
  }
  if (earlier) await siteTables(ctx).updateTable('subscribers').set(row).where('id', '=', id).execute()
  else await insertRow(ctx.db, 'subscribers', { website_id: ctx.site.id, id, list_id: listId, email_key: key, ...row })
  if (asksFirst) await ctx.mail.send({ to: email, ...(await confirmationEmail(ctx, id)), websiteId: ctx.site.id })
}
