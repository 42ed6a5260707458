import { accountById } from '#features/accounts/server'
import { letterheadOf } from '#features/sites/server'
import type { SiteTransaction } from '#platform/context'
import { idSchema } from '#platform/contract'
import { siteTables } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { job } from '#platform/jobs'
import { z } from 'zod'
import { writeFormNotice } from './form-emails.ts'

/** Emails a submission to the form's recipients, or to the site's owner. A reply to the email goes to the sender. */
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
    const letterhead = await letterheadOf(ctx, language)
    const message = writeFormNotice(ctx, submission, { language, letterhead })
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
