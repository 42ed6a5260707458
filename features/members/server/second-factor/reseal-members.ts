import { resealedSecret } from '#features/accounts/server'
import {
  type ResealBatch,
  type ResealedBatch,
  resealBatchSize,
  resealedBatch,
  type SiteTransaction,
} from '#platform/context'
import { siteTables } from '#platform/database'
import { secondFactorsOfMember } from './member-factors.ts'

/** Seals the secrets of members' code apps with the installation's secret in use. */
export async function resealMemberApps(ctx: SiteTransaction, { after, isTrial }: ResealBatch): Promise<ResealedBatch> {
  const apps = await siteTables(ctx)
    .selectFrom('member_code_apps')
    .select(['member_id as id', 'secret'])
    .where('member_id', '>', after)
    .orderBy('member_id')
    .limit(resealBatchSize)
    .execute()
  let count = 0
  for (const { id, secret } of apps) {
    const anew = resealedSecret(ctx, secondFactorsOfMember(ctx, id).subject, secret)
    if (anew === null) continue
    count += 1
    if (isTrial) continue
    const row = siteTables(ctx).updateTable('member_code_apps').set({ secret: anew })
    await row.where('member_id', '=', id).where('secret', '=', secret).execute()
  }
  return resealedBatch(apps, count)
}
