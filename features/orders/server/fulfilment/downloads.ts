import { settingsOf } from '#features/sites/server'
import { siteTables } from '#platform/database'
import { hashOf } from '#features/accounts/server'
import { boughtFile, downloadTerms } from '#features/catalog/server'
import { takesLivePayments } from '#features/payments/server'
import type { SiteContext, OwnerTransaction, VisitorTransaction } from '#platform/context'
import type { Input } from '#platform/contract'
import { type Answer, type CalledBy, answer } from '#platform/http'
import { type OrderDetail, type orderPagesApi, ordersProblems, ordersSettings } from '../../contract/index.ts'
import { orderDetail } from '../orders/order-detail.ts'
import { lockedOrder, orderById } from '../orders/orders.queries.ts'
import type { OrderDownloadsTable } from '../orders.tables.ts'
import { downloadToken } from '../orders/tokens.ts'
import { addOrderEvent } from '../orders/add-order-event.ts'

/**
 * GET /commerce/download: sends the file to holders of the link, within the agreed time and number. Resuming an
 * interrupted download is not counted.
 */
export async function download(
  ctx: VisitorTransaction & CalledBy,
  { token }: Input<typeof orderPagesApi.download>,
): Promise<Answer<unknown>> {
  const hash = hashOf(token)
  const downloads = siteTables(ctx)
    .selectFrom('order_downloads')
    .selectAll()
    .where((row) => row.or([row('token_hash', '=', hash), row('former_token_hash', '=', hash)]))
  const row = await downloads.forUpdate().executeTakeFirst()
  if (!row) throw ordersProblems.linkUnfit()
  if (await isWorthNothing(ctx, row.order_id)) throw ordersProblems.linkUnfit()
  if (row.expires_at <= ctx.now()) throw ordersProblems.downloadExpired({ status: 410 })
  const file = await boughtFile(ctx, row.file_id)
  if (!file || !(await ctx.storage.exists(file.key))) throw ordersProblems.downloadGone()
  const range = rangeOf(ctx.caller.range, file.bytes)
  const goesOn = range !== null && range.start > 0 && row.count > 0
  if (!goesOn) await countOne(ctx, row)
  const { body } = await ctx.storage.stream(file.key, range ?? undefined)
  const length = range ? range.end - range.start + 1 : file.bytes
  const headers = {
    'content-disposition': `attachment; filename="${asciiName(row.title)}"; filename*=UTF-8''${encodeURIComponent(row.title).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
    'content-length': String(length),
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'referrer-policy': 'no-referrer',
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${file.bytes}` } : {}),
  }
  return answer({ status: range ? 206 : 200, type: 'application/octet-stream', headers, body })
}

/** It was bought with test money, and the shop takes real money since. */
export async function isWorthNothing(ctx: SiteContext, orderId: string): Promise<boolean> {
  return (await orderById(ctx, orderId)).isTest && takesLivePayments(ctx)
}

async function countOne(ctx: VisitorTransaction, row: OrderDownloadsTable): Promise<void> {
  if (row.count >= row.most) throw ordersProblems.downloadUsedUp()
  await siteTables(ctx)
    .updateTable('order_downloads')
    .set((eb) => ({ count: eb('count', '+', 1) }))
    .where('id', '=', row.id)
    .execute()
}

/** Returns the product's download limits, or else the shop's. */
export async function agreedDownload(ctx: SiteContext, productId: string): Promise<{ expiresAt: Date; limit: number }> {
  const { downloadDays, downloadLimit } = await settingsOf(ctx, ordersSettings)
  const { days, limit } = await downloadTerms(ctx, productId)
  return {
    expiresAt: new Date(ctx.now().getTime() + (days ?? downloadDays) * 86_400_000),
    limit: limit ?? downloadLimit,
  }
}

/** Fresh links for all files of an order, as long and as often as at first; the old ones lead nowhere. */
export async function renewDownloads(ctx: OwnerTransaction, { id }: { id: string }): Promise<OrderDetail> {
  ctx.require('commerce.orders')
  await lockedOrder(ctx, id)
  const rows = await siteTables(ctx)
    .selectFrom('order_downloads')
    .select(['id', 'round', 'product_id'])
    .where('order_id', '=', id)
    .execute()
  for (const { id: downloadId, round, product_id: productId } of rows) {
    const { expiresAt } = await agreedDownload(ctx, productId)
    await siteTables(ctx)
      .updateTable('order_downloads')
      .set({
        round: round + 1,
        token_hash: hashOf(downloadToken(ctx, downloadId, round + 1)),
        former_token_hash: null,
        count: 0,
        expires_at: expiresAt,
      })
      .where('id', '=', downloadId)
      .execute()
  }
  await addOrderEvent(ctx, id, 'downloads.renewed')
  return orderDetail(ctx, id)
}

function asciiName(name: string): string {
  return name.replace(/[^\w. -]/g, '_').slice(0, 150) || 'download'
}

/** One range that lies inside the file; anything else is answered with the whole. */
function rangeOf(header: string | null, bytes: number): { start: number; end: number } | null {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header ?? '') ?? []
  if (from === undefined) return null
  const start = Number(from)
  const end = Math.min(to ? Number(to) : bytes - 1, bytes - 1)
  return start <= end ? { start, end } : null
}
