import { storeCurrency } from '#features/catalog/server'
import { wordsBy } from '#features/sites/contract'
import { openPaymentText } from '#features/payments/server'
import { emailTexts, type EmailTexts, type EditableEmail } from '#features/sites/server'
import type { OwnerContext, SiteContext } from '#platform/context'
import { type Language, languageOf } from '#platform/i18n'
import { type EmailKind, emailKinds, emailNames, emailsMessages } from '../../contract/index.ts'
import type { EmailLetterhead } from '#platform/mail'
import { sampleOrder } from './sample-order.ts'
import { sellerOf } from '../base/seller.ts'
import { returnAddress } from '../base/order-texts.ts'
import { writeOrderEmail } from './write-order-email.ts'
import { paymentSubject } from '#features/payments/contract'

/** Order emails whose texts the owner can edit. */
export const orderEmails: Readonly<Record<string, EditableEmail>> = Object.fromEntries(
  emailKinds.map((kind): [EmailKind, EditableEmail] => [
    kind,
    {
      group: kind.startsWith('subscription') ? 'subscriptions' : 'orders',
      named: (language) => emailsMessages(language, `${kind}.name`),
      when: (language) => emailsMessages(language, `${kind}.when`),
      mayName: emailNames,
      starts: (language) => startsOf(kind, language),
      preview: (ctx, words, { letterhead }) => previewOf(ctx, { kind, words, letterhead }),
    },
  ]),
)

/**
 * Returns the texts of an email; null when the owner disabled it. `isSent`: something is to be shipped; `isHeld`: the
 * money is only authorised.
 */
export async function wordsOf(
  ctx: SiteContext,
  kind: EmailKind,
  language: Language,
  { isSent = true, isHeld = false } = {},
): Promise<EmailTexts | null> {
  const words = await emailTexts(ctx, kind, language)
  if (!words || kind !== 'order-confirmed') return words
  const starts = startsOf(kind, language)
  return {
    ...words,
    ...(isHeld && words.intro === starts.intro ? { intro: emailsMessages(language, 'order-confirmed.held') } : {}),
    ...(!isSent && words.outro === starts.outro
      ? { outro: emailsMessages(language, 'order-confirmed.nothingSent') }
      : {}),
  }
}

function startsOf(kind: EmailKind, language: Language): EmailTexts {
  return wordsBy((part) => emailsMessages(language, `${kind}.${part}`))
}

async function previewOf(
  ctx: OwnerContext,
  { kind, words, letterhead }: { kind: EmailKind; words: EmailTexts; letterhead: EmailLetterhead },
) {
  const order = sampleOrder(ctx, await storeCurrency(ctx), kind)
  const lines = order.lines.map((line) => ({ lineId: line.id, quantity: line.quantity }))
  const seller = await sellerOf(ctx)
  const tracking = { carrier: 'PostNL', number: '3STEST1234567', url: '', lines }
  const returned = { lines: lines.slice(0, 1), answer: '', to: returnAddress(ctx, seller) }
  return writeOrderEmail(ctx, {
    kind,
    order,
    words,
    url: ctx.site.baseUrl,
    letterhead,
    ...(kind === 'order-shipped' ? { tracking } : {}),
    ...(kind === 'order-received'
      ? { payment: await openPaymentText(ctx, paymentSubject.order(order.id), languageOf(order.locale)) }
      : {}),
    ...(kind.startsWith('return-') ? { returned } : {}),
  })
}
