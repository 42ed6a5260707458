import { type PlatformContext, type ResealBatch, resealBatchSize, resealRows, type Writable } from '#platform/context'
import type {} from './certificates.tables.ts'
import { resealedKey } from './seal-key.ts'

/** Seals the keys of certificates with the installation's secret in use. */
export async function resealCertificates({ db, config }: Writable<PlatformContext>, batch: ResealBatch) {
  const sealed = db.selectFrom('certificates').select(['host as id', 'sealed']).where('sealed', 'is not', null)
  const rows = await sealed.where('host', '>', batch.after).orderBy('host').limit(resealBatchSize).execute()
  return resealRows(
    rows,
    batch,
    ({ id, sealed }) => (sealed === null ? null : resealedKey(config, id, sealed)),
    (sealed, { id }) => db.updateTable('certificates').set({ sealed }).where('host', '=', id).execute(),
  )
}

/** The same for our keys at the authorities. */
export async function resealAcmeAccounts({ db, config }: Writable<PlatformContext>, batch: ResealBatch) {
  const rows = await db.selectFrom('acme_accounts').select(['directory as id', 'sealed']).execute()
  return resealRows(
    rows,
    batch,
    ({ id, sealed }) => resealedKey(config, id, sealed),
    (sealed, { id }) => db.updateTable('acme_accounts').set({ sealed }).where('directory', '=', id).execute(),
  )
}
