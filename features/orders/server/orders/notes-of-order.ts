import { provided, type SiteContext } from '#platform/context'
import type { Order } from '../../contract/index.ts'
import { type OrderNote, orderNotes } from '../extension-points.ts'

/** What all features have to say of an order to whoever placed it. */
export async function notesOfOrder(ctx: SiteContext, order: Order): Promise<OrderNote[]> {
  const notes: OrderNote[] = []
  for (const notesOf of provided(ctx.product, orderNotes)) notes.push(...(await notesOf(ctx, order)))
  return notes
}
