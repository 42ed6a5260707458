import { fillWords, paragraphsOf, subjectOf, wordsBy } from '#features/sites/contract'
import type { EditableEmail, EmailTexts } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import { languageOf } from '#platform/i18n'
import { type EmailLetterhead, emailTemplate } from '#platform/mail'
import { reviewMessages } from '../contract/index.ts'

export const reviewEmailKind = 'review-request'

export const reviewEmail: EditableEmail = {
  group: 'orders',
  named: (language) => reviewMessages(language, 'email.name'),
  when: (language) => reviewMessages(language, 'email.when'),
  mayName: ['shop', 'name', 'number'],
  starts: (language) => wordsBy((part) => reviewMessages(language, `email.${part}`)),
  always: (language) => reviewMessages(language, 'email.always'),
  preview: (ctx, words, { letterhead }) =>
    writeReviewEmail(ctx, words, {
      locale: ctx.site.locale,
      number: 1001,
      name: 'Noor Bakker',
      url: ctx.site.baseUrl,
      stopUrl: ctx.site.baseUrl,
      letterhead,
    }),
}

interface ReviewEmailContent {
  locale: string
  number: number
  name: string
  url: string
  /** Page on which the reader unsubscribes from further requests. */
  stopUrl: string
  letterhead: EmailLetterhead
}

export function writeReviewEmail(
  { site }: Pick<SiteContext, 'site'>,
  words: EmailTexts,
  { locale, number, name, url, stopUrl, letterhead }: ReviewEmailContent,
): { subject: string; html: string; text: string } {
  const language = languageOf(locale)
  const say = (text: string) => fillWords(text, { shop: site.title, name, number: `#${number}` })
  const title = say(words.subject)
  const email = emailTemplate({
    ...letterhead,
    language,
    title,
    paragraphs: paragraphsOf(say(words.intro)),
    button: { label: reviewMessages(language, 'email.button'), url },
    notes: [...paragraphsOf(say(words.outro)), reviewMessages(language, 'email.stop', { url: stopUrl })],
  })
  return { subject: subjectOf(title), ...email }
}
