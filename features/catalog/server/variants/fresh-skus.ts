import { siteTables } from '#platform/database'
import type { SiteContext } from '#platform/context'
import { generatedSku } from '../../contract/index.ts'

/** Returns unused SKUs of this site: `SQ` and 7 digits, drawn at random. */
export async function freshSkus(
  ctx: SiteContext,
  count: number,
  usedSkus: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const drawn = new Set<string>()
  while (drawn.size < count) {
    const wanted = new Set<string>()
    while (wanted.size < count - drawn.size) {
      const [a = 0, b = 0, c = 0, d = 0] = ctx.random(4)
      const sku = generatedSku(((a << 24) | (b << 16) | (c << 8) | d) >>> 0)
      if (!drawn.has(sku) && !usedSkus.has(sku)) wanted.add(sku)
    }
    const present = await siteTables(ctx)
      .selectFrom('product_variants')
      .where('sku', 'in', [...wanted])
      .select('sku')
      .execute()
    for (const { sku } of present) wanted.delete(sku)
    for (const sku of wanted) drawn.add(sku)
  }
  return [...drawn]
}
