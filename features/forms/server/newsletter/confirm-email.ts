import { fillWords, paragraphsOf, subjectOf, wordsBy } from '#features/sites/contract'
import {
  editableEmails,
  emailContent,
  type EmailMessage,
  type EmailTexts,
  letterheadOf,
  type EmailWriting,
} from '#features/sites/server'
import { provide, type SiteContext } from '#platform/context'
import { languageOf } from '#platform/i18n'
import { emailTemplate } from '#platform/mail'
import { formEmailMessages as say } from '../../contract/forms.messages.ts'
import { confirmLinkOf } from './newsletter-links.ts'

const kind = 'newsletter-confirm'

interface Writing extends EmailWriting {
  words: EmailTexts
}

/** Asks new subscribers to confirm. The email is always sent, because nothing else shows that they agree. */
export const confirmEmailOfSite = provide(editableEmails, {
  [kind]: {
    group: 'conversations',
    named: (language) => say(language, 'confirm.name'),
    when: (language) => say(language, 'confirm.when'),
    always: (language) => say(language, 'confirm.always'),
    mayName: ['site'],
    starts: (language) => wordsBy((part) => say(language, `confirm.${part}`)),
    preview: (ctx, words, writing) => written(ctx, { ...writing, words }, ctx.site.baseUrl),
  },
})

/** Confirmation email in the language of the site. */
export async function confirmationEmail(ctx: SiteContext, subscriberId: string): Promise<EmailMessage> {
  const language = languageOf(ctx.site.locale)
  const { words } = await emailContent(ctx, kind, language)
  const letterhead = await letterheadOf(ctx, language)
  return written(ctx, { words, language, letterhead }, confirmLinkOf(ctx, subscriberId))
}

function written(
  { site }: Pick<SiteContext, 'site'>,
  { words, language, letterhead }: Writing,
  url: string,
): EmailMessage {
  const fill = (template: string) => fillWords(template, { site: site.title })
  const title = fill(words.subject)
  const message = emailTemplate({
    ...letterhead,
    language,
    title,
    paragraphs: paragraphsOf(fill(words.intro)),
    button: { label: say(language, 'confirm.button'), url },
    notes: paragraphsOf(fill(words.outro)),
  })
  return { subject: subjectOf(title), ...message }
}
