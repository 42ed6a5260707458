import { siteTables } from '#platform/database'
import { Readable } from 'node:stream'
import { shownName } from '#features/media/contract'
import type { OwnerTransaction } from '#platform/context'
import { newId } from '#platform/contract'
import { productRowById } from '../base/products.queries.ts'

/** Stores a file for buyers from bytes in memory, for samples and imports. */
export async function keepProductFile(
  ctx: OwnerTransaction,
  { id, name, type, body }: { id: string; name: string; type: string; body: Uint8Array },
): Promise<void> {
  ctx.require('commerce.inventory')
  await productRowById(ctx, id)
  const fileId = newId(ctx.now().getTime())
  const key = `${ctx.site.id}/products/${fileId}`
  await ctx.storage.put(key, Readable.from([body]), 'application/octet-stream')
  await siteTables(ctx)
    .insertInto('product_files')
    .values({
      id: fileId,
      product_id: id,
      name: shownName(name),
      key,
      type,
      bytes: body.byteLength,
    })
    .execute()
}
