import { assetsByIds } from '#features/media/server'
import { provided, type SiteContext } from '#platform/context'
import { type SubjectDetails, foundSubjects } from './extension-points.ts'
import type { FoundProduct } from '../blocks/search/search.view.tsx'

/** Returns the image and price of subjects that have one, with one query to each feature that knows them. */
export async function goodsAmong(
  ctx: SiteContext,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, FoundProduct>> {
  const found = new Map<string, SubjectDetails>()
  for (const [label, answer] of provided(ctx.product, foundSubjects)) {
    const ids = subjects.flatMap((subject) => (subject.startsWith(`${label}:`) ? subject.slice(label.length + 1) : []))
    if (ids.length > 0) for (const [id, shown] of await answer(ctx, ids)) found.set(`${label}:${id}`, shown)
  }
  const assets = await assetsByIds(
    ctx,
    [...found.values()].flatMap(({ assetId }) => assetId ?? []),
  )
  return new Map(
    [...found].map(([subject, { assetId, focalPoint, price, before }]) => {
      const asset = assetId === null ? undefined : assets.get(assetId)
      return [subject, { image: asset ? { asset, focalPoint } : null, price, before }]
    }),
  )
}
