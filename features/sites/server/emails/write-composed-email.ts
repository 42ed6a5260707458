import { languageOf } from '#platform/i18n'
import { emailTemplate } from '#platform/mail'
import type { SiteContext } from '#platform/context'
import { fillWords, paragraphsOf, subjectOf } from '../../contract/email-texts.rules.ts'
import { emailContent } from '../email-texts.ts'
import type { EmailMessage, EmailTexts, EmailWriting } from '../extension-points.ts'

export interface ComposedWriting extends EmailWriting {
  /** Texts around the message. */
  words: EmailTexts
  /** Placeholders in braces besides those of the site. */
  names: Readonly<Record<string, string>>
  text: string
  /** Defaults to the subject of the texts. */
  subject?: string
}

/** An email that an owner wrote by hand, between the words of its kind. */
export function writeComposedEmail(
  { site }: Pick<SiteContext, 'site'>,
  { words, names, language, letterhead, text, subject }: ComposedWriting,
): EmailMessage {
  const fill = (template: string) => fillWords(template, { site: site.title, ...names })
  const title = subject ?? fill(words.subject)
  const message = emailTemplate({
    ...letterhead,
    language,
    title,
    paragraphs: [...paragraphsOf(fill(words.intro)), ...text.split(/\n{2,}/)],
    notes: paragraphsOf(fill(words.outro)),
  })
  return { subject: subjectOf(title), ...message }
}

/** Returns the default subject of an email of this kind. */
export async function composedSubject(
  ctx: SiteContext,
  { kind, locale, names }: { kind: string; locale: string; names: ComposedWriting['names'] },
): Promise<string> {
  const { words } = await emailContent(ctx, kind, languageOf(locale))
  return subjectOf(fillWords(words.subject, { site: ctx.site.title, ...names })).slice(0, 200)
}
