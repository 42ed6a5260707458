import { emailFooter } from '#features/sites/server'
import type { OwnerTransaction } from '#platform/context'
import { type Input, newId } from '#platform/contract'
import { siteTables } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { emailTemplate } from '#platform/mail'
import { formEmailMessages as say } from '../contract/forms.messages.ts'
import { type Submission, formsProblems, type submissionsApi } from '../contract/index.ts'
import { readSubmission } from './submissions.queries.ts'

/** Answers by email, in the language of the site; an answer to it goes to whoever replied. */
export async function replyToSubmission(
  ctx: OwnerTransaction,
  { id, text }: Input<typeof submissionsApi.reply>,
): Promise<Submission> {
  ctx.require('crm.write')
  const submission = await readSubmission(ctx, { id })
  if (submission.email === null) throw formsProblems.noAddress()
  const language = languageOf(ctx.site.locale)
  const title = say(language, 'replyTitle', { form: submission.formName })
  const footer = await emailFooter(ctx, language)
  const email = emailTemplate({
    language,
    sender: ctx.site.title,
    title,
    paragraphs: text.split(/\n{2,}/),
    notes: [say(language, 'replyNote', { site: ctx.site.title, page: submission.pageTitle })],
    ...(footer ? { footer } : {}),
  })
  await ctx.mail.send({
    to: submission.email,
    subject: title,
    ...email,
    websiteId: ctx.site.id,
    replyTo: ctx.account.email,
  })
  await siteTables(ctx)
    .insertInto('form_replies')
    .values({
      id: newId(ctx.now().getTime()),
      submission_id: id,
      author: ctx.account.name || ctx.account.email,
      body: text,
      sent_at: ctx.now(),
    })
    .execute()
  if (submission.state === 'new')
    await siteTables(ctx).updateTable('form_submissions').set({ state: 'open' }).where('id', '=', id).execute()
  return readSubmission(ctx, { id })
}
