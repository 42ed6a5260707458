import type { Sellable } from '#features/catalog/server'
import { mayEnter } from '#features/pages/server'
import type { VisitorContext } from '#platform/context'
import type { CalledBy } from '#platform/http'

/** Checks that the visitor may see a locked product, however it gets into a cart. */
export async function mayBuy(
  ctx: VisitorContext & Partial<CalledBy>,
  { locks, path }: Pick<Sellable, 'locks' | 'path'>,
): Promise<boolean> {
  return locks.length === 0 || mayEnter(ctx, locks, path)
}

/**
 * Returns the first line whose product was locked after it was added and is hidden from the visitor; null without one.
 */
export async function lockedLine(
  ctx: VisitorContext & CalledBy,
  lines: readonly { id: string; variant_id: string }[],
  goods: ReadonlyMap<string, Sellable>,
): Promise<string | null> {
  for (const { id, variant_id: variantId } of lines) {
    const sellable = goods.get(variantId)
    if (sellable && !(await mayBuy(ctx, sellable))) return id
  }
  return null
}
