import { subjectOf } from '#features/sites/contract'
import { type EmailMessage, type EmailWriting, fixedEmails, ownerScreen } from '#features/sites/server'
import { provide, type SiteContext } from '#platform/context'
import { emailTemplate } from '#platform/mail'
import { noteEmails as say } from '../../contract/pages.messages.ts'

export interface Mention {
  documentId: string
  threadId: string
  /** Title of the page. */
  title: string
  /** Name of the comment's author. */
  name: string
  body: string
}

export const mentionNotice = provide(fixedEmails, {
  'note-mention': {
    group: 'team',
    named: (language) => say(language, 'name'),
    when: (language) => say(language, 'when'),
    always: (language) => say(language, 'always'),
    preview: (ctx, _words, writing) =>
      writeMention(ctx, {
        ...writing,
        documentId: ctx.site.id,
        threadId: ctx.site.id,
        title: ctx.site.title,
        name: 'Noor Bakker',
        body: say(writing.language, 'sample'),
      }),
  },
})

export function writeMention(
  ctx: Pick<SiteContext, 'config' | 'site'>,
  { language, letterhead, documentId, threadId, title, name, body }: EmailWriting & Mention,
): EmailMessage {
  const heading = say(language, 'heading', { name, title })
  const message = emailTemplate({
    ...letterhead,
    language,
    title: heading,
    paragraphs: body.split('\n').filter((line) => line.trim() !== ''),
    button: { label: say(language, 'open'), url: ownerScreen(ctx, `/config/edit/${documentId}?comment=${threadId}`) },
  })
  return { subject: subjectOf(heading), ...message }
}
