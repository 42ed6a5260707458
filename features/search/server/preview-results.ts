import { assetUrl } from '#features/media/contract'
import { hrefOf } from '#features/pages/contract'
import type { SiteContext } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import type { FoundProduct } from '../blocks/search/search.view.tsx'
import type { searchApi } from '../contract/search.api.ts'
import { find } from './find.ts'
import { goodsAmong } from './goods-among.ts'

/** Number of results that fit below a field without hiding the page. */
const mostShown = 5
/** Shown 40 pixels wide, on screens of two pixels each. */
const imageWidth = 100

/** Returns the first results of `/search`, with the same entries in the same order. */
export async function previewResults(
  ctx: SiteContext,
  { q }: Input<typeof searchApi.preview>,
): Promise<Output<typeof searchApi.preview>> {
  const { results, count, corrected } = await find(ctx, q, { limit: mostShown, offset: 0 })
  const goods = await goodsAmong(
    ctx,
    results.flatMap(({ subject }) => subject ?? []),
  )
  return {
    count,
    corrected: corrected ?? '',
    results: results.map(({ subject, path, title }) => {
      const product = goods.get(subject ?? '')
      return {
        href: hrefOf(path),
        title,
        note: product?.price ?? '',
        image: product?.image ? smallOf(product.image) : null,
      }
    }),
  }
}

function smallOf({ asset }: NonNullable<FoundProduct['image']>): string {
  const small = asset.renditions
    .filter(({ format, width }) => format === 'webp' && width >= imageWidth)
    .sort((a, b) => a.width - b.width)[0]
  return assetUrl(asset.id, small?.file ?? asset.file)
}
