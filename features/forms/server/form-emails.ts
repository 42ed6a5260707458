import { wordsBy } from '#features/sites/contract'
import {
  composedSubject,
  editableEmails,
  type EmailMessage,
  type EmailWriting,
  fixedEmails,
  ownerScreen,
  writeComposedEmail,
} from '#features/sites/server'
import { provide, type SiteContext } from '#platform/context'
import { emailTemplate } from '#platform/mail'
import { formEmailMessages as say } from '../contract/forms.messages.ts'
import { summaryText } from '../contract/index.ts'
import type { FormSubmissionsTable } from './forms.tables.ts'

export const replyEmailKind = 'form-reply'

type Noticed = Pick<FormSubmissionsTable, 'id' | 'form_name' | 'page_path' | 'email' | 'sender'> & {
  answers: readonly Pick<FormSubmissionsTable['answers'][number], 'kind' | 'title' | 'value'>[]
}

export const formNotice = provide(fixedEmails, {
  'form-notice': {
    group: 'team',
    named: (language) => say(language, 'notice.name'),
    when: (language) => say(language, 'notice.when'),
    always: (language) => say(language, 'notice.always'),
    preview: (ctx, _words, writing) =>
      writeFormNotice(
        ctx,
        {
          id: '',
          form_name: say(writing.language, 'sample.form'),
          page_path: '/contact',
          email: 'noor@example.com',
          sender: 'Noor Bakker',
          answers: [
            {
              kind: 'text',
              title: say(writing.language, 'sample.question'),
              value: say(writing.language, 'sample.answer'),
            },
          ],
        },
        writing,
      ),
  },
})

/** Texts around a reply from the inbox. */
export const replyEmailOfSite = provide(editableEmails, {
  [replyEmailKind]: {
    group: 'conversations',
    named: (language) => say(language, 'reply.name'),
    when: (language) => say(language, 'reply.when'),
    always: (language) => say(language, 'reply.always'),
    mayName: ['site', 'form', 'page'],
    starts: (language) => wordsBy((part) => (part === 'intro' ? '' : say(language, `reply.${part}`))),
    preview: (ctx, words, writing) =>
      writeComposedEmail(ctx, {
        ...writing,
        words,
        names: { form: say(writing.language, 'sample.form'), page: say(writing.language, 'sample.page') },
        text: say(writing.language, 'sample.reply'),
      }),
  },
})

export function writeFormNotice(
  ctx: Pick<SiteContext, 'config' | 'site'>,
  submission: Noticed,
  { language, letterhead }: EmailWriting,
): EmailMessage {
  const answered = submission.answers
    .filter(({ kind, value }) => value !== null && kind !== 'password')
    .map(({ kind, title, value }) => `${title}: ${summaryText(kind, value, language)}`)
  const message = emailTemplate({
    ...letterhead,
    language,
    title: say(language, 'title', { form: submission.form_name }),
    paragraphs: [...answered, say(language, 'from', { page: `${ctx.site.baseUrl}${submission.page_path}` })],
    button: { label: say(language, 'button'), url: ownerScreen(ctx, `/config/forms/${submission.id}`) },
    ...(submission.email ? { notes: [say(language, 'reply')] } : {}),
  })
  const sender = submission.sender || submission.email || say(language, 'somebody')
  return { subject: say(language, 'subject', { form: submission.form_name, sender }), ...message }
}

/** Returns the default subject of a reply. */
export function replySubject(
  ctx: SiteContext,
  { form_name: form, page_title: page }: Pick<FormSubmissionsTable, 'form_name' | 'page_title'>,
): Promise<string> {
  return composedSubject(ctx, { kind: replyEmailKind, locale: ctx.site.locale, names: { form, page } })
}
