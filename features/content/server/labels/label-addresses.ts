import { siteTables } from '#platform/database'
import { registerAddresses, releaseAddress } from '#features/pages/server'
import type { SiteContext, SiteTransaction } from '#platform/context'
import { enumerations } from '#platform/contract'
import { type Collection, labelPath } from '../../contract/index.ts'
import type { LabelsTable } from '../content.tables.ts'

/** Gives labels their addresses, `/blog/tag/bread`; a former one redirects. */
export async function registerLabels(
  ctx: SiteTransaction,
  collection: Pick<Collection, 'slug'>,
  labels: readonly LabelsTable[],
): Promise<void> {
  await registerAddresses(
    ctx,
    labels.map((label) => ({
      path: labelPath(collection.slug, label.kind, label.slug),
      pageType: enumerations.pageTypes.collection,
      subject: `label:${label.id}`,
    })),
  )
}

export async function releaseLabel(ctx: SiteTransaction, labelId: string): Promise<void> {
  await releaseAddress(ctx, { subject: `label:${labelId}` })
}

/** Returns the labels without an address, so that publishing writes only new ones. */
export async function withoutAddress(ctx: SiteContext, labels: readonly LabelsTable[]): Promise<LabelsTable[]> {
  if (labels.length === 0) return []
  const subjects = labels.map(({ id }) => `label:${id}`)
  const rows = await siteTables(ctx)
    .selectFrom('addresses')
    .select('subject')
    .where('state', '=', 'live')
    .where('subject', 'in', subjects)
    .execute()
  const present = new Set(rows.map(({ subject }) => subject))
  return labels.filter(({ id }) => !present.has(`label:${id}`))
}
