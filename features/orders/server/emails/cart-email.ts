import { isRefused, letterheadOf, unsubscribeUrlOf } from '#features/sites/server'
import { sellerOf } from '../base/seller.ts'
import type { SiteContext } from '#platform/context'
import { languageOf } from '#platform/i18n'
import { emailsMessages, type OrderDraft } from '../../contract/index.ts'
import { wordsOf } from './order-emails.ts'
import { unplaced } from './unplaced-order.ts'
import { writeOrderEmail } from './write-order-email.ts'

/**
 * Emails a shopper about the cart they left, unless the owner disabled this email. `isTest`: the shop accepts no real
 * payments. `stopUrl` is the page where they unsubscribe.
 */
export async function sendCartEmail(
  ctx: SiteContext,
  draft: OrderDraft,
  { isTest, ...links }: { isTest: boolean; url: string; stopUrl: string },
): Promise<void> {
  const order = unplaced(ctx, draft, { isTest })
  const language = languageOf(order.locale)
  const words = await wordsOf(ctx, 'cart-abandoned', language)
  const refusal = { kind: 'cart-abandoned', email: draft.customer.email } as const
  if (!words || (await isRefused(ctx, refusal))) return
  const stop = { label: emailsMessages(language, 'stop.cart'), url: links.stopUrl }
  const letterhead = await letterheadOf(ctx, language)
  const message = writeOrderEmail(ctx, { kind: 'cart-abandoned', order, words, url: links.url, stop, letterhead })
  const seller = await sellerOf(ctx)
  const replyTo = seller.email ? { replyTo: seller.email } : {}
  const unsubscribeUrl = unsubscribeUrlOf(ctx, refusal)
  const to = draft.customer.email
  await ctx.mail.send({ to, websiteId: ctx.site.id, kind: 'notice', unsubscribeUrl, ...message, ...replyTo })
}
