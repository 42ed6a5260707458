import { emailFooter, noticeRecipients, ownerScreen } from '#features/sites/server'
import type { SiteTransaction } from '#platform/context'
import { languageOf } from '#platform/i18n'
import { emailTemplate } from '#platform/mail'
import { subscriptionEmails as say } from '../contract/subscriptions.messages.ts'
import type { SubscriptionsTable } from './subscriptions.tables.ts'

/** That a subscription has ended: its customer in writing, and whoever runs the shop. */
export async function tellCancelled(ctx: SiteTransaction, subscription: SubscriptionsTable): Promise<void> {
  const { id, number, customer, locale } = subscription
  const language = languageOf(locale)
  const title = say(language, 'cancelled', { number })
  const site = ctx.site.title
  if (customer.email !== '') {
    const footer = await emailFooter(ctx, language)
    const message = emailTemplate({
      language,
      sender: site,
      title,
      paragraphs: [say(language, 'cancelledLead', { site }), ...titlesOf(subscription)],
      notes: [say(language, 'cancelledNote', { site })],
      ...(footer ? { footer } : {}),
    })
    await ctx.mail.send({ to: customer.email, subject: title, websiteId: ctx.site.id, ...message })
  }
  if (subscription.is_test) return
  for (const recipient of await noticeRecipients(ctx, 'cancellations')) {
    const subject = say(recipient.language, 'ownerCancelled', { number, name: customer.name || customer.email })
    const message = emailTemplate({
      language: recipient.language,
      sender: site,
      title: subject,
      paragraphs: titlesOf(subscription),
      button: { label: say(recipient.language, 'open'), url: ownerScreen(ctx, `/config/subscriptions/${id}`) },
    })
    await ctx.mail.send({ to: recipient.to, subject, websiteId: ctx.site.id, kind: 'notice', ...message })
  }
}

function titlesOf({ lines }: SubscriptionsTable): string[] {
  return lines.map(({ quantity, title }) => `${quantity} × ${title}`)
}
