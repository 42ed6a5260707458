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
import { emailTemplate } from '#platform/mail'
import { commentEmails as say } from '../contract/comments.messages.ts'

export const answerEmailKind = 'comment-answered'

export const answerEmail: EditableEmail = {
  group: 'conversations',
  named: (language) => say(language, 'answered.name'),
  when: (language) => say(language, 'answered.when'),
  mayName: ['site', 'name'],
  starts: (language) => wordsBy((part) => (part === 'subject' ? say(language, 'answered.subject') : '')),
  preview: (ctx, words, writing) =>
    writeAnswerEmail(ctx, {
      words,
      ...writing,
      name: 'Noor Bakker',
      body: say(writing.language, 'sample'),
      url: ctx.site.baseUrl,
      stopUrl: ctx.site.baseUrl,
    }),
}

export interface CommentNotice extends EmailWriting {
  /** Title of the page with the comment. */
  title: string
  name: string
  text: string
  status: 'approved' | 'pending'
}

export const commentNotice = provide(fixedEmails, {
  'comment-notice': {
    group: 'team',
    named: (language) => say(language, 'notice.name'),
    when: (language) => say(language, 'notice.when'),
    always: (language) => say(language, 'notice.always'),
    preview: (ctx, _words, writing) =>
      writeCommentNotice(ctx, {
        ...writing,
        title: ctx.site.title,
        name: 'Noor Bakker',
        text: say(writing.language, 'sample'),
        status: 'pending',
      }),
  },
})

export function writeAnswerEmail(
  { site }: Pick<SiteContext, 'site'>,
  {
    words,
    language,
    letterhead,
    name,
    body,
    url,
    stopUrl,
  }: EmailWriting & { words: EmailTexts; name: string; body: string; url: string; stopUrl: string },
): EmailMessage {
  const fill = (text: string) => fillWords(text, { site: site.title, name })
  const title = fill(words.subject)
  const message = emailTemplate({
    ...letterhead,
    language,
    title,
    paragraphs: [...paragraphsOf(fill(words.intro)), ...linesOf(body)],
    button: { label: say(language, 'read'), url },
    notes: [...paragraphsOf(fill(words.outro)), say(language, 'stop', { url: stopUrl })],
  })
  return { subject: subjectOf(title), ...message }
}

export function writeCommentNotice(
  ctx: Pick<SiteContext, 'config' | 'site'>,
  { language, letterhead, title, name, text, status }: CommentNotice,
): EmailMessage {
  const heading = say(language, status === 'pending' ? 'waits' : 'new', { title })
  const message = emailTemplate({
    ...letterhead,
    language,
    title: heading,
    paragraphs: [say(language, 'wrote', { name }), ...linesOf(text)],
    button: { label: say(language, 'moderate'), url: ownerScreen(ctx, '/config/comments') },
  })
  return { subject: subjectOf(heading), ...message }
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '')
}
