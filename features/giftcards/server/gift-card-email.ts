import { storeCurrency } from '#features/catalog/server'
import { fillWords, paragraphsOf, subjectOf, wordsBy } from '#features/sites/contract'
import type { EditableEmail, EmailTexts } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import { type Language, languageOf } from '#platform/i18n'
import { type EmailLetterhead, emailTemplate } from '#platform/mail'
import { formatMoney, moneyFormatOf } from '#platform/money'
import { giftCardsMessages } from '../contract/index.ts'

export const giftCardEmailKind = 'gift-card'

interface GiftCardEmailContent {
  amount: { minor: number; currency: string }
  name: string
  message: string
  code: string
  expiresAt: Date | null
  letterhead: EmailLetterhead
  /** True for cards bought with a test payment. */
  isTest?: boolean
}

/** The email is the gift card, so it is always sent and always contains the code, whatever text the owner writes. */
export const giftCardEmail: EditableEmail = {
  group: 'orders',
  named: (language) => giftCardsMessages(language, 'email.name'),
  when: (language) => giftCardsMessages(language, 'email.when'),
  mayName: ['shop', 'name', 'amount'],
  starts: (language) => wordsBy((part) => giftCardsMessages(language, `email.${part}`)),
  always: (language) => giftCardsMessages(language, 'email.always'),
  preview: async (ctx, words, { language, letterhead }) => {
    const message = giftCardsMessages(language, 'email.madeUpMessage')
    const amount = { minor: 5000, currency: await storeCurrency(ctx) }
    return writeGiftCardEmail(ctx, words, {
      amount,
      name: 'Noor',
      message,
      code: 'XXXX-XXXX-XXXX-XXXX',
      expiresAt: null,
      letterhead,
    })
  },
}

export function writeGiftCardEmail(
  { site }: Pick<SiteContext, 'site'>,
  words: EmailTexts,
  { amount, name, message, code, expiresAt, isTest = false, letterhead }: GiftCardEmailContent,
): { subject: string; html: string; text: string } {
  const language: Language = languageOf(site.locale)
  const values = { shop: site.title, name, amount: formatMoney(amount, moneyFormatOf(site.locale)) }
  const say = (text: string) => fillWords(text, values)
  const day = new Intl.DateTimeFormat(site.locale, { dateStyle: 'long', timeStyle: 'short', timeZone: site.timeZone })
  const title = say(words.subject)
  const email = emailTemplate({
    ...letterhead,
    ribbon: letterhead.ribbon ?? (isTest ? testRibbon(site) : undefined),
    language,
    title,
    paragraphs: [
      ...paragraphsOf(say(words.intro)),
      ...(message === '' ? [] : linesOf(`“${message}”`)),
      giftCardsMessages(language, 'email.code', { code }),
    ],
    button: { label: giftCardsMessages(language, 'email.button'), url: site.baseUrl },
    notes: [
      ...paragraphsOf(say(words.outro)),
      ...(expiresAt ? [giftCardsMessages(language, 'email.until', { date: day.format(expiresAt) })] : []),
    ],
  })
  return { subject: subjectOf(title, { isTest }), ...email }
}

function testRibbon({ locale }: SiteContext['site']): string {
  return giftCardsMessages(languageOf(locale), 'email.test')
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
