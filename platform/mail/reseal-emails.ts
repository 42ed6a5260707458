import {
  type PlatformContext,
  type ResealBatch,
  type ResealedBatch,
  resealBatchSize,
  resealedBatch,
  type Writable,
} from '#platform/context'
import { resealedEmail } from './sealed-email.ts'

/** Seals what sent emails said with the installation's secret in use, so that they can still be sent again. */
export async function resealEmails(
  { db, config }: Writable<PlatformContext>,
  { after, isTrial }: ResealBatch,
): Promise<ResealedBatch> {
  const emails = await db
    .selectFrom('emails')
    .select(['id', 'sealed'])
    .where('sealed', 'is not', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(resealBatchSize)
    .execute()
  let count = 0
  for (const { id, sealed } of emails) {
    const anew = sealed && resealedEmail(config, id, sealed)
    if (!anew) continue
    count += 1
    if (!isTrial) await db.updateTable('emails').set({ sealed: anew }).where('id', '=', id).execute()
  }
  return resealedBatch(emails, count)
}
