import {
  type PlatformContext,
  type ResealBatch,
  type ResealedBatch,
  resealBatchSize,
  resealedBatch,
  type Writable,
} from '#platform/context'
import type {} from './certificates.tables.ts'
import { resealedKey } from './seal-key.ts'

/** Seals the keys of certificates with the installation's secret in use. */
export async function resealCertificates(
  { db, config }: Writable<PlatformContext>,
  { after, isTrial }: ResealBatch,
): Promise<ResealedBatch> {
  const rows = await db
    .selectFrom('certificates')
    .select(['host as id', 'sealed'])
    .where('sealed', 'is not', null)
    .where('host', '>', after)
    .orderBy('host')
    .limit(resealBatchSize)
    .execute()
  let count = 0
  for (const { id, sealed } of rows) {
    const anew = sealed && resealedKey(config, id, sealed)
    if (!anew) continue
    count += 1
    if (!isTrial) await db.updateTable('certificates').set({ sealed: anew }).where('host', '=', id).execute()
  }
  return resealedBatch(rows, count)
}

/** The same for our keys at the authorities. */
export async function resealAcmeAccounts(
  { db, config }: Writable<PlatformContext>,
  { isTrial }: ResealBatch,
): Promise<ResealedBatch> {
  let count = 0
  for (const { directory, sealed } of await db.selectFrom('acme_accounts').selectAll().execute()) {
    const anew = resealedKey(config, directory, sealed)
    if (!anew) continue
    count += 1
    if (!isTrial)
      await db.updateTable('acme_accounts').set({ sealed: anew }).where('directory', '=', directory).execute()
  }
  return { count, last: null }
}
