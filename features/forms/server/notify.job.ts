import { accountById } from '#features/accounts/server'
import { adminHost } from '#features/sites/server'
import type { SiteTransaction } from '#platform/context'
import { idSchema } from '#platform/contract'
import { siteTables } from '#platform/database'
import { type Language, languageOf } from '#platform/i18n'
import { job } from '#platform/jobs'
import { emailTemplate } from '#platform/mail'
import { z } from 'zod'
import { formEmailMessages as say } from '../contract/forms.messages.ts'
import { summaryText } from '../contract/index.ts'
import type { FormSubmissionsTable } from './forms.tables.ts'

/** Tells the recipients of a form, or the owner of the site, what was sent. Answering the email answers whoever sent the form. */
export const notifyJob = job({
  name: 'forms.notify',
  input: z.object({ websiteId: idSchema, submissionId: idSchema, recipients: z.array(z.string()) }),
  run: async (ctx: SiteTransaction, { submissionId, recipients }) => {
    const submission = await siteTables(ctx)
      .selectFrom('form_submissions')
      .selectAll()
      .where('id', '=', submissionId)
      .executeTakeFirst()
    if (!submission) return
    const owner = await ownerOf(ctx)
    const language = languageOf(owner?.locale ?? ctx.site.locale)
    const message = notification(ctx, submission, language)
    for (const to of recipients.length > 0 ? recipients : owner ? [owner.email] : []) {
      await ctx.mail.send({
        to,
        ...message,
        websiteId: ctx.site.id,
        kind: 'notice',
        ...(submission.email ? { replyTo: submission.email } : {}),
      })
    }
  },
})

async function ownerOf(ctx: SiteTransaction) {
  const { owner_id: ownerId } = await ctx.db
    .selectFrom('websites')
    .select('owner_id')
    .where('id', '=', ctx.site.id)
    .executeTakeFirstOrThrow()
  return accountById(ctx, ownerId)
}

function notification(ctx: SiteTransaction, submission: FormSubmissionsTable, language: Language) {
  const answered = submission.answers
    .filter(({ kind, value }) => value !== null && kind !== 'password')
    .map(({ kind, title, value }) => `${title}: ${summaryText(kind, value, language)}`)
  const title = say(language, 'title', { form: submission.form_name })
  const email = emailTemplate({
    language,
    sender: ctx.site.title,
    title,
    paragraphs: [...answered, say(language, 'from', { page: `${ctx.site.baseUrl}${submission.page_path}` })],
    button: {
      label: say(language, 'button'),
      url: `${ctx.config.protocol}://${adminHost(ctx.config, ctx.site.name)}/config/forms/${submission.id}`,
    },
    ...(submission.email ? { notes: [say(language, 'reply')] } : {}),
  })
  const sender = submission.sender || submission.email || say(language, 'somebody')
  return { subject: say(language, 'subject', { form: submission.form_name, sender }), ...email }
}
