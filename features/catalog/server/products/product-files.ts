import { Readable } from 'node:stream'
import { audit } from '#features/accounts/server'
import { shownName } from '#features/media/contract'
import type { OwnerContext, SiteContext, SiteTransaction, OwnerTransaction, Writable } from '#platform/context'
import { newId } from '#platform/contract'
import { inSite, siteTables } from '#platform/database'
import type { CalledBy } from '#platform/http'
import { catalogProblems, type ProductFile } from '../../contract/index.ts'
import { productRowById } from '../base/products.queries.ts'

export const largestProductFile = 2_000_000_000

/** Adds a file that buyers download. Its storage key never appears on a page; the orders feature sends it to buyers. */
export async function addFile(ctx: Writable<OwnerContext> & CalledBy, { id }: { id: string }): Promise<ProductFile[]> {
  ctx.require('commerce.inventory')
  await inSite(ctx, ctx.site, (tx) => productRowById(tx, id))
  for await (const { name, claimedType, body, isTruncated } of ctx.caller.files()) {
    const fileId = newId(ctx.now().getTime())
    const key = `${ctx.site.id}/products/${fileId}`
    let bytes = 0
    const counted = async function* (): AsyncGenerator<Uint8Array> {
      for await (const piece of body as AsyncIterable<Uint8Array>) {
        bytes += piece.byteLength
        yield piece
      }
    }
    await ctx.storage.put(key, Readable.from(counted()), 'application/octet-stream')
    if (isTruncated()) {
      await ctx.storage.remove([key])
      throw catalogProblems.fileTooLarge({ max: `${largestProductFile / 1_000_000_000} GB` })
    }
    const row = {
      website_id: ctx.site.id,
      id: fileId,
      product_id: id,
      name: shownName(name),
      key,
      type: claimedType.slice(0, 200),
      bytes,
    }
    await inSite(ctx, ctx.site, async (tx) => {
      await tx.db.insertInto('product_files').values(row).execute()
      await audit(tx, { action: 'catalog.file_added', subject: id, after: { name: row.name } })
    })
  }
  return inSite(ctx, ctx.site, (tx) => listFiles(tx, id))
}

/** Ends the sale of a file; buyers can still download it as agreed. */
export async function removeFile(
  ctx: OwnerTransaction,
  { id, fileId }: { id: string; fileId: string },
): Promise<ProductFile[]> {
  ctx.require('commerce.inventory')
  const gone = await siteTables(ctx)
    .updateTable('product_files')
    .set({ removed_at: ctx.now() })
    .where('product_id', '=', id)
    .where('id', '=', fileId)
    .where('removed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw catalogProblems.fileMissing()
  return listFiles(ctx, id)
}

/** A file that was bought, whether or not it is still sold. */
export async function boughtFile(ctx: SiteContext, id: string): Promise<{ key: string; bytes: number } | null> {
  const file = siteTables(ctx).selectFrom('product_files').select(['key', 'bytes']).where('id', '=', id)
  return (await file.executeTakeFirst()) ?? null
}

/** Returns files that are no longer sold. */
export async function removedFiles(ctx: Pick<SiteContext, 'db' | 'site'>): Promise<string[]> {
  const rows = siteTables(ctx).selectFrom('product_files').select('id').where('removed_at', 'is not', null)
  return (await rows.execute()).map(({ id }) => id)
}

/** Deletes files permanently, and returns their keys, under which the store still has them. */
export async function forgetFiles(
  ctx: Pick<SiteTransaction, 'db' | 'site'>,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return []
  const gone = await siteTables(ctx).deleteFrom('product_files').where('id', 'in', ids).returning('key').execute()
  return gone.map(({ key }) => key)
}

async function listFiles(ctx: SiteContext, productId: string): Promise<ProductFile[]> {
  return (await productFiles(ctx, productId)).map(({ id, name, type, bytes }) => ({ id, name, type, bytes }))
}

/** Returns the files with their keys in the store. */
export async function productFiles(ctx: SiteContext, productId: string): Promise<(ProductFile & { key: string })[]> {
  return siteTables(ctx)
    .selectFrom('product_files')
    .where('product_id', '=', productId)
    .where('removed_at', 'is', null)
    .select(['id', 'name', 'key', 'type', 'bytes'])
    .orderBy('id')
    .execute()
}

/** Limits of a buyer's downloads in number and days; null uses those of the shop. */
export async function downloadTerms(
  ctx: SiteContext,
  productId: string,
): Promise<{ limit: number | null; days: number | null }> {
  const product = await siteTables(ctx)
    .selectFrom('products')
    .where('id', '=', productId)
    .select(['download_limit', 'download_days'])
    .executeTakeFirst()
  return { limit: product?.download_limit ?? null, days: product?.download_days ?? null }
}
