import { resealedSecret } from '#features/accounts/server'
import { type ResealBatch, resealBatchSize, resealRows, type SiteTransaction } from '#platform/context'
import { siteTables } from '#platform/database'
import { secondFactorsOfMember } from './member-factors.ts'

/** Seals the secrets of members' code apps with the installation's secret in use. */
export async function resealMemberApps(ctx: SiteTransaction, batch: ResealBatch) {
  const apps = siteTables(ctx).selectFrom('member_code_apps').select(['member_id as id', 'secret'])
  const rows = await apps.where('member_id', '>', batch.after).orderBy('member_id').limit(resealBatchSize).execute()
  return resealRows(
    rows,
    batch,
    ({ id, secret }) => resealedSecret(ctx, secondFactorsOfMember(ctx, id).subject, secret),
    (secret, former) => {
      const row = siteTables(ctx).updateTable('member_code_apps').set({ secret })
      return row.where('member_id', '=', former.id).where('secret', '=', former.secret).execute()
    },
  )
}
