import { createDocument } from '#features/pages/server'
import type { OwnerTransaction } from '#platform/context'
import { navigationDocumentId } from './navigation.queries.ts'

/**
 * Returns the id of the site's navigation document, and creates it if needed. It is edited by operations and published
 * like any document.
 */
export async function ensureNavigation(ctx: OwnerTransaction): Promise<{ id: string }> {
  ctx.require('content.edit')
  const id = await navigationDocumentId(ctx)
  return { id: id ?? (await createDocument(ctx, { kind: 'navigation', settings: { nodes: {} } })).id }
}
