import { emailTexts, letterheadOf, noticeRecipients } from '#features/sites/server'
import type { SiteTransaction } from '#platform/context'
import { languageOf } from '#platform/i18n'
import { cancelledEmailKind, writeCancelledEmail, writeCancelledNotice } from './subscription-emails.ts'
import type { SubscriptionsTable } from './subscriptions.tables.ts'

/** Tells the customer in writing, and the shop's staff, that a subscription has ended. */
export async function tellCancelled(ctx: SiteTransaction, subscription: SubscriptionsTable): Promise<void> {
  const { customer, locale } = subscription
  const language = languageOf(locale)
  const words = await emailTexts(ctx, cancelledEmailKind, language)
  if (words && customer.email !== '') {
    const letterhead = await letterheadOf(ctx, language)
    const message = writeCancelledEmail(ctx, subscription, { words, language, letterhead })
    await ctx.mail.send({ to: customer.email, websiteId: ctx.site.id, ...message })
  }
  if (subscription.is_test) return
  for (const recipient of await noticeRecipients(ctx, 'cancellations')) {
    const letterhead = await letterheadOf(ctx, recipient.language)
    const message = writeCancelledNotice(ctx, subscription, { language: recipient.language, letterhead })
    await ctx.mail.send({ to: recipient.to, websiteId: ctx.site.id, kind: 'notice', ...message })
  }
}
