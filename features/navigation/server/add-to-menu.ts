import { changeDocument, publish } from '#features/pages/server'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { insertNode, type NavigationTarget } from '../contract/index.ts'
import { ensureNavigation } from './ensure-navigation.ts'
import { navigationSettings } from './navigation.queries.ts'

/** Adds a new target as the last entry of a menu, at once. Targets that are in any menu already stay where they are. */
export async function addToMenu(
  ctx: OwnerTransaction,
  { tree, target }: { tree: string; target: Extract<NavigationTarget, { kind: 'document' | 'collection' }> },
): Promise<void> {
  const { id } = await ensureNavigation(ctx)
  const settings = await navigationSettings(ctx, { draft: true })
  const isThere = Object.values(settings.nodes).some((node) => 'id' in node.target && node.target.id === target.id)
  if (isThere) return
  await changeDocument(ctx, {
    id,
    operation: insertNode(settings, newId(ctx.now().getTime()), { tree, parent: null }, { target }),
  })
  await publish(ctx, { documents: [id] })
}
