import type { Selectable } from 'kysely'
import { pipeline, type Readable, Transform } from 'node:stream'
import { settingsOf } from '#features/sites/server'
import { inSite, siteTables } from '#platform/database'
import { hashOf } from '#features/accounts/server'
import { boughtFile, downloadTerms } from '#features/catalog/server'
import { rangeOf } from '#features/media/server'
import { takesLivePayments } from '#features/payments/server'
import type {
  OutsideTransaction,
  OwnerTransaction,
  SiteContext,
  VisitorContext,
  VisitorTransaction,
} from '#platform/context'
import { dayMs, type Input } from '#platform/contract'
import { type Answer, type CalledBy, answer } from '#platform/http'
import { type OrderDetail, type orderPagesApi, ordersProblems, ordersSettings } from '../../contract/index.ts'
import { orderDetail } from '../base/order-detail.ts'
import { lockedOrder, orderById } from '../base/orders.queries.ts'
import type { OrderDownloadsTable } from '../orders.tables.ts'
import { downloadToken } from '../base/tokens.ts'
import { addOrderEvent } from '../base/add-order-event.ts'

type DownloadRow = Selectable<OrderDownloadsTable>

/** The requested part of a file, with the validators by which a browser or download manager resumes it. */
interface Wanted {
  row: DownloadRow
  file: { key: string; bytes: number }
  part: { start: number; end: number } | 'all' | 'none'
  validators: { etag: string; 'last-modified': string }
}

/**
 * GET /commerce/download: sends the file to holders of the link, within the agreed time and number. Its parts are one
 * download, however many requests they take, until together they are the whole file.
 */
export async function download(
  ctx: OutsideTransaction<VisitorContext> & CalledBy,
  { token }: Input<typeof orderPagesApi.download>,
): Promise<Answer<unknown>> {
  const { row, file, part, validators } = await inSite(ctx, ctx.site, (tx) => allowedPart(tx, ctx.caller, token))
  const headers = {
    'content-disposition': `attachment; filename="${asciiName(row.title)}"; filename*=UTF-8''${encodeURIComponent(row.title).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)}`,
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'",
    'referrer-policy': 'no-referrer',
    ...validators,
  }
  const type = 'application/octet-stream'
  if (part === 'none')
    return answer({ status: 416, type, headers: { ...headers, 'content-range': `bytes */${file.bytes}` }, body: '' })
  const length = lengthOf(part, file.bytes)
  const sized = {
    ...headers,
    'content-length': String(length),
    ...(part === 'all' ? {} : { 'content-range': `bytes ${part.start}-${part.end}/${file.bytes}` }),
  }
  const status = part === 'all' ? 200 : 206
  if (ctx.caller.isHead) return answer({ status, type, headers: sized, body: '' })
  const { body } = await ctx.storage.stream(file.key, part === 'all' ? undefined : part)
  return answer({ status, type, headers: sized, body: metered(body, length, (unsent) => takeBack(ctx, row, unsent)) })
}

/** Finds the link, and counts the part before it is sent. */
async function allowedPart(
  ctx: VisitorTransaction,
  { range, ifRange, isHead }: CalledBy['caller'],
  token: string,
): Promise<Wanted> {
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
  const validators = validatorsOf(row.file_id, file.key)
  const isSame = ifRange === null || ifRange === validators.etag || ifRange === validators['last-modified']
  const part = range !== null && isSame ? rangeOf(range, file.bytes) : 'all'
  const sending = isHead || part === 'none' ? row : await count(ctx, row, lengthOf(part, file.bytes), file.bytes)
  return { row: sending, file, part, validators }
}

/** The key of a file changes with its bytes, and its id contains the time of its upload. */
function validatorsOf(id: string, key: string): Wanted['validators'] {
  return {
    etag: `"${hashOf(key).slice(0, 24)}"`,
    'last-modified': new Date(Number.parseInt(id.slice(0, 8), 16) * 1000).toUTCString(),
  }
}

function lengthOf(part: Exclude<Wanted['part'], 'none'>, bytes: number): number {
  return part === 'all' ? bytes : part.end - part.start + 1
}

/** Whether it was bought with test money in a shop that now takes real payments. */
export async function isWorthNothing(ctx: SiteContext, orderId: string): Promise<boolean> {
  return (await orderById(ctx, orderId)).isTest && takesLivePayments(ctx)
}

/**
 * Counts a part as the last download while their total does not exceed the file. Bytes that were on their way when a
 * connection broke may be sent twice.
 */
async function count(ctx: VisitorTransaction, row: DownloadRow, length: number, bytes: number): Promise<DownloadRow> {
  const twice = Math.min(bytes / 4, mostSentTwice)
  const isSameDownload = row.count > 0 && row.sent_bytes + length <= bytes + twice
  if (!isSameDownload && row.count >= row.most) throw ordersProblems.downloadUsedUp()
  const change = isSameDownload
    ? { count: row.count, sent_bytes: row.sent_bytes + length }
    : { count: row.count + 1, sent_bytes: length }
  await siteTables(ctx).updateTable('order_downloads').set(change).where('id', '=', row.id).execute()
  return { ...row, ...change }
}

const mostSentTwice = 4_000_000

/** Returns the bytes, and reports how many were not delivered because the connection ended. */
function metered(body: Readable, length: number, onUnsent: (unsent: number) => Promise<void>): Readable {
  let sent = 0
  const counter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sent += chunk.length
      done(null, chunk)
    },
  })
  pipeline(body, counter, () => {
    if (sent < length) void onUnsent(length - sent)
  })
  return counter
}

/** Undelivered bytes can still be requested. */
async function takeBack(
  ctx: OutsideTransaction<VisitorContext>,
  { id, round, count: number }: DownloadRow,
  unsent: number,
): Promise<void> {
  const work = inSite(ctx, ctx.site, (tx) =>
    siteTables(tx)
      .updateTable('order_downloads')
      .set((eb) => ({ sent_bytes: eb('sent_bytes', '-', unsent) }))
      .where('id', '=', id)
      .where('round', '=', round)
      .where('count', '=', number)
      .execute(),
  )
  await work.catch((error: unknown) => ctx.log.warn({ error, download: id }, 'A broken download could not be noted.'))
}

/** Returns the product's download limits, or else the shop's. */
export async function agreedDownload(ctx: SiteContext, productId: string): Promise<{ expiresAt: Date; limit: number }> {
  const { downloadDays, downloadLimit } = await settingsOf(ctx, ordersSettings)
  const { days, limit } = await downloadTerms(ctx, productId)
  return {
    expiresAt: new Date(ctx.now().getTime() + (days ?? downloadDays) * dayMs),
    limit: limit ?? downloadLimit,
  }
}

/** Renews all download links of an order with the original limits. Former links become invalid. */
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
        sent_bytes: 0,
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
