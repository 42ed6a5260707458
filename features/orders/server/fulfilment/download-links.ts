import { siteTables } from '#platform/database'
import type { SiteContext } from '#platform/context'
import { isWorthNothing } from './downloads.ts'
import { downloadToken } from '../base/tokens.ts'

export interface DownloadLink {
  id: string
  title: string
  /** null when it has expired or is used up. */
  href: string | null
  left: number
  expiresAt: string
}

/** The files of an order, as its customer may still have them. */
export async function downloadLinks(ctx: SiteContext, orderId: string): Promise<DownloadLink[]> {
  const rows = await siteTables(ctx)
    .selectFrom('order_downloads')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('title')
    .orderBy('id')
    .execute()
  const isOver = rows.length > 0 && (await isWorthNothing(ctx, orderId))
  return rows.map((row) => {
    const left = row.most - row.count
    const isOpen = !isOver && left > 0 && row.expires_at > ctx.now()
    const href = isOpen ? `/commerce/download?token=${downloadToken(ctx, row.id, row.round)}` : null
    return { id: row.id, title: row.title, href, left, expiresAt: row.expires_at.toISOString() }
  })
}
