import { noticeRecipients, ownerScreen } from '#features/sites/server'
import type { SiteTransaction } from '#platform/context'
import { emailTemplate } from '#platform/mail'
import { commentEmails as say } from '../contract/comments.messages.ts'

interface NewComment {
  /** Of the page below which it stands. */
  title: string
  name: string
  text: string
  status: 'approved' | 'pending'
}

/** To whoever wants to hear of new comments. */
export async function tellOwner(ctx: SiteTransaction, { title, name, text, status }: NewComment): Promise<void> {
  for (const { to, language } of await noticeRecipients(ctx, 'comments')) {
    const heading = say(language, status === 'pending' ? 'waits' : 'new', { title })
    const message = emailTemplate({
      language,
      sender: ctx.site.title,
      title: heading,
      paragraphs: [say(language, 'wrote', { name }), ...text.split('\n').filter((line) => line.trim() !== '')],
      button: { label: say(language, 'moderate'), url: ownerScreen(ctx, '/config/comments') },
    })
    await ctx.mail.send({ to, subject: heading, websiteId: ctx.site.id, kind: 'notice', ...message })
  }
}
