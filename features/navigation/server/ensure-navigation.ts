import { createDocument } from '#features/pages/server'
import type { OwnerTransaction } from '#platform/context'
import { navigationDocumentId } from './navigation.queries.ts'

/**
 * The id of the site's navigation document, made when there is none. It is changed by operations and published like any
 * document.
 */
export async function ensureNavigation(ctx: OwnerTransaction): Promise<{ id: string }> {
  ctx.require('content.edit')
  const id = await navigationDocumentId(ctx)
  return { id: id ?? (await createDocument(ctx, { kind: 'navigation', settings: { nodes: {} } })).id }
}
