import { type PlatformContext, type ResealBatch, resealBatchSize, resealRows, type Writable } from '#platform/context'
import { resealedEmail } from './sealed-email.ts'

/** Seals the content of sent emails with the present secret, so that they can still be sent again. */
export async function resealEmails({ db, config }: Writable<PlatformContext>, batch: ResealBatch) {
  const emails = db.selectFrom('emails').select(['id', 'sealed']).where('sealed', 'is not', null)
  const rows = await emails.where('id', '>', batch.after).orderBy('id').limit(resealBatchSize).execute()
  return resealRows(
    rows,
    batch,
    ({ id, sealed }) => (sealed === null ? null : resealedEmail(config, id, sealed)),
    (sealed, { id }) => db.updateTable('emails').set({ sealed }).where('id', '=', id).execute(),
  )
}
