import { slugOf } from '#features/pages/contract'
import { registerAddresses } from '#features/pages/server'
import { orderBetween } from '#platform/document'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { categories, type CategoryRow } from '../categories/categories.queries.ts'
import { addressOf } from '../categories/change-categories.ts'
import { inBatches } from '../base/write-products.ts'

const pathKey = (names: readonly string[]): string =>
  names.map((name) => name.trim().normalize('NFC').toLowerCase()).join('\u0000')

/**
 * Returns the categories of these names from the topmost down, and creates missing ones. Names may be longer than typed
 * ones.
 */
export async function ensureCategories(
  ctx: OwnerTransaction,
  page: { id: string; slug: string },
  wanted: readonly (readonly string[])[],
): Promise<(names: readonly string[]) => string | undefined> {
  const rows = await categories(ctx).where('collection_id', '=', page.id).selectAll().orderBy('sort').execute()
  const byKey = new Map<string, CategoryRow>()
  const bySlugs = new Map(rows.map((row) => [row.slugs, row]))
  const byId = new Map(rows.map((row) => [row.id, row]))
  for (const row of rows) byKey.set(keyOfRow(row, byId), row)
  const fresh: CategoryRow[] = []
  let last = rows.at(-1)?.sort ?? null
  for (const names of wanted) {
    for (let depth = 1; depth <= names.length; depth += 1) {
      const key = pathKey(names.slice(0, depth))
      if (byKey.has(key)) continue
      const parent = depth === 1 ? null : (byKey.get(pathKey(names.slice(0, depth - 1))) ?? null)
      const name = names[depth - 1] ?? ''
      const slug = slugOf(name).replaceAll('/', '-') || 'category'
      const above = parent ? `${parent.slugs}/` : ''
      // Names that differ only in capitals or accents have one address, and are one category.
      const namesake = bySlugs.get(`${above}${slug}`)
      if (namesake) {
        byKey.set(key, namesake)
        continue
      }
      last = orderBetween(last, null)
      const row: CategoryRow = {
        website_id: ctx.site.id,
        id: newId(ctx.now().getTime()),
        collection_id: page.id,
        parent_id: parent?.id ?? null,
        name: name.slice(0, 300),
        slug,
        slugs: `${above}${slug}`,
        description: '',
        image: null,
        sort: last,
      }
      byKey.set(key, row)
      bySlugs.set(row.slugs, row)
      fresh.push(row)
    }
  }
  await inBatches(fresh, (batch) => ctx.db.insertInto('product_categories').values(batch).execute())
  await registerAddresses(
    ctx,
    fresh.map((row) => addressOf(page, row)),
  )
  return (names) => byKey.get(pathKey(names))?.id
}

function keyOfRow(row: CategoryRow, byId: ReadonlyMap<string, CategoryRow>): string {
  const names: string[] = []
  for (
    let at: CategoryRow | undefined = row;
    at && names.length < 50;
    at = at.parent_id === null ? undefined : byId.get(at.parent_id)
  )
    names.unshift(at.name)
  return pathKey(names)
}
