import { siteTables } from '#platform/database'
import type { SiteContext } from '#platform/context'
import type { Label, LabelKind } from '../../contract/index.ts'
import type { LabelsTable } from '../content.tables.ts'

/** Returns a collection's tags and categories by name, with the numbers of their published items. */
export async function labelsOf(ctx: SiteContext, collectionId: string): Promise<Label[]> {
  const rows = await siteTables(ctx)
    .selectFrom('labels')
    .where('labels.collection_id', '=', collectionId)
    .selectAll('labels')
    .select(({ selectFrom }) =>
      selectFrom('item_labels')
        .whereRef('item_labels.website_id', '=', 'labels.website_id')
        .whereRef('item_labels.label_id', '=', 'labels.id')
        .select((carried) => carried.fn.countAll<number>().as('n'))
        .as('count'),
    )
    .orderBy('labels.name')
    .execute()
  return rows.map((row) => asLabel(row, Number(row.count ?? 0)))
}

export async function labelById(ctx: SiteContext, id: string): Promise<LabelsTable | null> {
  return (await labels(ctx).where('id', '=', id).executeTakeFirst()) ?? null
}

/** Finds a label by its present slug, or by one before a rename or merge. */
export async function labelBySlug(
  ctx: SiteContext,
  collectionId: string,
  kind: LabelKind,
  slug: string,
): Promise<LabelsTable | null> {
  const present = await labels(ctx)
    .where('collection_id', '=', collectionId)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (present) return present
  const former = await siteTables(ctx)
    .selectFrom('label_aliases')
    .select('label_id')
    .where('collection_id', '=', collectionId)
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst()
  return former ? await labelById(ctx, former.label_id) : null
}

/** The labels of many items at once, by item and in order of name. */
export async function labelsOfItems(ctx: SiteContext, itemIds: readonly string[]): Promise<Map<string, LabelsTable[]>> {
  if (itemIds.length === 0) return new Map()
  const rows = await siteTables(ctx)
    .selectFrom('item_labels')
    .innerJoin('labels', (join) =>
      join.onRef('labels.website_id', '=', 'item_labels.website_id').onRef('labels.id', '=', 'item_labels.label_id'),
    )
    .where('item_labels.item_id', 'in', itemIds)
    .selectAll('labels')
    .select('item_labels.item_id')
    .orderBy('labels.name')
    .execute()
  return Map.groupBy(rows, (row) => row.item_id)
}

export function asLabel({ id, kind, collection_id: collectionId, name, slug }: LabelsTable, count: number): Label {
  return { id, kind, collectionId, name, slug, count }
}

function labels(ctx: SiteContext) {
  return siteTables(ctx).selectFrom('labels').selectAll()
}
