import { emailContent, letterheadOf, sendComposedEmail, writeComposedEmail } from '#features/sites/server'
import type { OwnerTransaction } from '#platform/context'
import { type Input, newId } from '#platform/contract'
import { siteTables } from '#platform/database'
import { languageOf } from '#platform/i18n'
import type { Submission, submissionsApi } from '../contract/index.ts'
import { replyEmailKind } from './form-emails.ts'
import { learn } from './spam-words.ts'
import { readSubmission } from './submissions.queries.ts'

/**
 * Replies by email in the language of the site. The reply-to address is the author's, unless they chose another one.
 */
export async function replyToSubmission(
  ctx: OwnerTransaction,
  { id, subject, text, ...email }: Input<typeof submissionsApi.reply>,
): Promise<Submission> {
  ctx.require('crm.write')
  const submission = await readSubmission(ctx, { id })
  const language = languageOf(ctx.site.locale)
  const message = writeComposedEmail(ctx, {
    words: (await emailContent(ctx, replyEmailKind, language)).words,
    language,
    letterhead: await letterheadOf(ctx, language),
    names: { form: submission.formName, page: submission.pageTitle },
    subject,
    text,
  })
  await sendComposedEmail(ctx, email, message)
  await siteTables(ctx)
    .insertInto('form_replies')
    .values({
      id: newId(ctx.now().getTime()),
      submission_id: id,
      author: ctx.account.name || ctx.account.email,
      body: text,
      sent_at: ctx.now(),
      subject,
      to_line: email.to,
      cc_line: email.cc,
      bcc_line: email.bcc,
    })
    .execute()
  await learn(ctx, [id], 'ham')
  if (submission.state === 'new')
    await siteTables(ctx).updateTable('form_submissions').set({ state: 'open' }).where('id', '=', id).execute()
  return readSubmission(ctx, { id })
}
