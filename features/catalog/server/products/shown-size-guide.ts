import { pathsOfDocuments } from '#features/pages/server'
import { settingsOf } from '#features/sites/server'
import type { SiteContext } from '#platform/context'
import type { ShownSizeGuide } from '../../blocks/product/product-page.ts'
import { sizeGuideSettings } from '../../contract/index.ts'

/** A size guide as a product's page shows it; null where it is gone, empty, or its page is not published. */
export async function shownSizeGuide(ctx: SiteContext, id: string): Promise<ShownSizeGuide | null> {
  const { guides } = await settingsOf(ctx, sizeGuideSettings)
  const guide = guides.find((candidate) => candidate.id === id)
  if (!guide) return null
  const { name, note, rows, page } = guide
  if (page === null) return rows.length > 0 ? { name, note, rows, path: null } : null
  const path = (await pathsOfDocuments(ctx, [page])).get(page)
  return path === undefined ? null : { name, note, rows: [], path }
}
