import {
  type PlatformContext,
  type ResealBatch,
  type ResealedBatch,
  resealBatchSize,
  resealRows,
  type Writable,
} from '#platform/context'
import { resealedEmail } from './sealed-email.ts'

/** Seals what sent emails said with the installation's secret in use, so that they can still be sent again. */
export async function resealEmails(
  { db, config }: Writable<PlatformContext>,
  batch: ResealBatch,
): Promise<ResealedBatch> {
  const emails = await db
    .selectFrom('emails')
    .select(['id', 'sealed'])
    .where('sealed', 'is not', null)
    .where('id', '>', batch.after)
    .orderBy('id')
    .limit(resealBatchSize)
    .execute()
  return resealRows(
    emails,
    batch,
    ({ id, sealed }) => (sealed === null ? null : resealedEmail(config, id, sealed)),
    (sealed, { id }) => db.updateTable('emails').set({ sealed }).where('id', '=', id).execute(),
  )
}
