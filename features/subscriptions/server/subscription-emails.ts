import { sampleCustomer } from '#features/orders/server'
import { fillWords, paragraphsOf, subjectOf, wordsBy } from '#features/sites/contract'
import {
  type EditableEmail,
  type EmailMessage,
  type EmailTexts,
  type EmailWriting,
  fixedEmails,
  ownerScreen,
} from '#features/sites/server'
import { provide, type SiteContext } from '#platform/context'
import type { Language } from '#platform/i18n'
import { emailTemplate } from '#platform/mail'
import { subscriptionEmails as say } from '../contract/subscriptions.messages.ts'
import type { SubscriptionsTable } from './subscriptions.tables.ts'

export const cancelledEmailKind = 'subscription-cancelled'

type Cancelled = Pick<SubscriptionsTable, 'id' | 'number' | 'customer' | 'stops_at'> & {
  lines: readonly Pick<SubscriptionsTable['lines'][number], 'quantity' | 'title'>[]
}

/** Confirms in writing that a subscription was cancelled. */
export const cancelledEmail: EditableEmail = {
  group: 'subscriptions',
  named: (language) => say(language, 'cancelled.name'),
  when: (language) => say(language, 'cancelled.when'),
  always: (language) => say(language, 'cancelled.always'),
  mayName: ['shop', 'name', 'number'],
  starts: (language) => wordsBy((part) => say(language, `cancelled.${part}`)),
  preview: (ctx, words, writing) => writeCancelledEmail(ctx, sample(writing.language), { words, ...writing }),
}

export const cancelledNotice = provide(fixedEmails, {
  'subscription-cancelled-notice': {
    group: 'team',
    named: (language) => say(language, 'notice.name'),
    when: (language) => say(language, 'notice.when'),
    always: (language) => say(language, 'notice.always'),
    preview: (ctx, _words, writing) => writeCancelledNotice(ctx, sample(writing.language), writing),
  },
})

export function writeCancelledEmail(
  { site }: Pick<SiteContext, 'site'>,
  subscription: Cancelled,
  { words, language, letterhead }: EmailWriting & { words: EmailTexts },
): EmailMessage {
  const { number, customer } = subscription
  const fill = (text: string) => fillWords(text, { shop: site.title, name: customer.name, number: `#${number}` })
  const title = fill(words.subject)
  const message = emailTemplate({
    ...letterhead,
    language,
    title,
    paragraphs: [
      ...paragraphsOf(fill(words.intro)),
      ...titlesOf(subscription),
      ...untilOf(subscription, site, language),
    ],
    notes: paragraphsOf(fill(words.outro)),
  })
  return { subject: subjectOf(title), ...message }
}

export function writeCancelledNotice(
  ctx: Pick<SiteContext, 'config' | 'site'>,
  subscription: Cancelled,
  { language, letterhead }: EmailWriting,
): EmailMessage {
  const { id, number, customer } = subscription
  const subject = say(language, 'ownerCancelled', { number, name: customer.name || customer.email })
  const message = emailTemplate({
    ...letterhead,
    language,
    title: subject,
    paragraphs: titlesOf(subscription),
    button: { label: say(language, 'open'), url: ownerScreen(ctx, `/config/subscriptions/${id}`) },
  })
  return { subject, ...message }
}

/** Returns until when paid goods are delivered, or areas stay open. */
function untilOf({ stops_at: stopsAt }: Cancelled, { timeZone }: SiteContext['site'], language: Language): string[] {
  if (stopsAt === null) return []
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, { dateStyle: 'long', timeZone })
  return [say(language, 'stops', { day: format.format(stopsAt) })]
}

function titlesOf({ lines }: Cancelled): string[] {
  return lines.map(({ quantity, title }) => `${quantity} × ${title}`)
}

function sample(language: Language): Cancelled {
  return {
    id: '',
    number: 1001,
    stops_at: null,
    customer: sampleCustomer,
    lines: [{ quantity: 1, title: say(language, 'sample') }],
  }
}
