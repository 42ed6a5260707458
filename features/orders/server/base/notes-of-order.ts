import { provided, type SiteContext } from '#platform/context'
import type { Order } from '../../contract/index.ts'
import { type OrderNote, orderNotes } from '../extension-points.ts'

/** Collects the remarks of all features on an order. */
export async function notesOfOrder(ctx: SiteContext, order: Order): Promise<OrderNote[]> {
  const notes: OrderNote[] = []
  for (const notesOf of provided(ctx.product, orderNotes)) notes.push(...(await notesOf(ctx, order)))
  return notes
}
