import { settingsOf } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import { type MeasurementStandard, catalogSettings, measurementSettings } from '../../contract/index.ts'
import { categories } from '../categories/categories.queries.ts'

/** Units and choices needed to read and write cells. */
export interface SheetContext {
  currency: string
  standard: MeasurementStandard
  /** `Bread > Rye`, by id. */
  categoryNames: ReadonlyMap<string, string>
  /** Collection and folded name → id. */
  categoryIds: ReadonlyMap<string, string>
}

export async function readSheetContext(ctx: SiteContext): Promise<SheetContext> {
  const { currency } = await settingsOf(ctx, catalogSettings)
  const { measurementStandard: standard } = await settingsOf(ctx, measurementSettings)
  const rows = await categories(ctx).select(['id', 'parent_id', 'name', 'collection_id']).execute()
  const byId = new Map(rows.map((row) => [row.id, row]))
  const nameOf = (id: string | null, depth = 0): string => {
    const row = id === null || depth > 50 ? undefined : byId.get(id)
    if (!row) return ''
    const above = nameOf(row.parent_id, depth + 1)
    return above ? `${above} > ${row.name}` : row.name
  }
  const categoryNames = new Map(rows.map(({ id }) => [id, nameOf(id)]))
  return {
    currency,
    standard,
    categoryNames,
    categoryIds: new Map(
      rows.map(({ id, collection_id }) => [categoryKey(collection_id, categoryNames.get(id) ?? ''), id]),
    ),
  }
}

export function categoryKey(collectionId: string, name: string): string {
  return `${collectionId} ${name
    .split('>')
    .map((part) => part.trim().normalize('NFC').toLowerCase())
    .join('>')}`
}
