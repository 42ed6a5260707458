import { fillWords, paragraphsOf, subjectOf, wordsBy } from '#features/sites/contract'
import { emailFooter, type EmailTexts, type EditableEmail } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import { languageOf } from '#platform/i18n'
import { emailTemplate } from '#platform/mail'
import { reviewMessages } from '../contract/index.ts'

export const reviewEmailKind = 'review-request'

export const reviewEmail: EditableEmail = {
  named: (language) => reviewMessages(language, 'email.name'),
  mayName: ['shop', 'name', 'number'],
  starts: (language) => wordsBy((part) => reviewMessages(language, `email.${part}`)),
  always: (language) => reviewMessages(language, 'email.always'),
  preview: async (ctx, words, { ribbon }) =>
    writeReviewEmail(ctx, words, {
      locale: ctx.site.locale,
      number: 1001,
      name: 'Noor Bakker',
      url: ctx.site.baseUrl,
      ribbon,
      footer: await emailFooter(ctx, languageOf(ctx.site.locale)),
    }),
}

interface ReviewEmailContent {
  locale: string
  number: number
  name: string
  url: string
  ribbon?: string
  footer?: string | undefined
}

export function writeReviewEmail(
  { site }: Pick<SiteContext, 'site'>,
  words: EmailTexts,
  { locale, number, name, url, ribbon = '', footer }: ReviewEmailContent,
): { subject: string; html: string; text: string } {
  const language = languageOf(locale)
  const say = (text: string) => fillWords(text, { shop: site.title, name, number: `#${number}` })
  const title = say(words.subject)
  const email = emailTemplate({
    language,
    sender: site.title,
    ...(ribbon ? { ribbon } : {}),
    ...(footer ? { footer } : {}),
    title,
    paragraphs: paragraphsOf(say(words.intro)),
    button: { label: reviewMessages(language, 'email.button'), url },
    notes: paragraphsOf(say(words.outro)),
  })
  return { subject: subjectOf(title), ...email }
}
