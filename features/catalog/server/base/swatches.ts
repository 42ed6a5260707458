import { assetsByIds } from '#features/media/server'
import { type CacheTag, cacheTag, type SiteContext, type SiteTransaction } from '#platform/context'
import { changed, siteTables } from '#platform/database'
import { optionWord, type ProductOption, type Swatch, type SwatchView } from '../../contract/index.ts'
import type { OptionInput } from './variants-for-options.ts'

/** Returns the swatches of these words, by word. */
export async function swatchesOf(ctx: SiteContext, words: readonly string[]): Promise<Record<string, Swatch>> {
  if (words.length === 0) return {}
  const rows = await siteTables(ctx)
    .selectFrom('option_swatches')
    .where('word', 'in', [...new Set(words)])
    .select(['word', 'color', 'image'])
    .execute()
  return Object.fromEntries(rows.map(({ word, color, image }) => [word, { color, image }]))
}

/** Returns swatches for pages. A swatch without a colour whose image was deleted is left out. */
export async function swatchViewsOf(
  ctx: SiteContext,
  words: readonly string[],
): Promise<{ views: ReadonlyMap<string, SwatchView>; tags: CacheTag[] }> {
  const swatches = Object.entries(await swatchesOf(ctx, words))
  const imageIds = swatches.flatMap(([, { image }]) => image ?? [])
  const assets = await assetsByIds(ctx, imageIds)
  const views = swatches.flatMap(([word, { color, image }]): [string, SwatchView][] => {
    const asset = (image === null ? undefined : assets.get(image)) ?? null
    return color === null && asset === null ? [] : [[word, { color, image: asset }]]
  })
  return { views: new Map(views), tags: imageIds.map(cacheTag.asset) }
}

/** Returns options for their pages. */
export function optionsWithSwatches(
  options: readonly ProductOption[],
  views: ReadonlyMap<string, SwatchView>,
): (ProductOption & { swatches?: Record<string, SwatchView> })[] {
  return options.map(({ name, values }) => {
    const own = values.flatMap((value): [string, SwatchView][] => {
      const view = views.get(optionWord(name, value))
      return view ? [[value, view]] : []
    })
    return { name, values, ...(own.length > 0 ? { swatches: Object.fromEntries(own) } : {}) }
  })
}

/** Stores the swatches of values; pages of all products with these values follow. */
export async function writeSwatches(ctx: SiteTransaction, options: readonly OptionInput[]): Promise<void> {
  const wanted = options.flatMap(({ name, values }) =>
    values.flatMap(({ value, swatch }) => (swatch === undefined ? [] : [{ word: optionWord(name, value), swatch }])),
  )
  const before = await swatchesOf(
    ctx,
    wanted.map(({ word }) => word),
  )
  const different = wanted.filter(
    ({ word, swatch }) => swatch?.color !== before[word]?.color || swatch?.image !== before[word]?.image,
  )
  if (different.length === 0) return
  await siteTables(ctx)
    .deleteFrom('option_swatches')
    .where(
      'word',
      'in',
      different.map(({ word }) => word),
    )
    .execute()
  const swatches = different.flatMap(({ word, swatch }) => (swatch === null ? [] : [{ word, ...swatch }]))
  if (swatches.length > 0) await siteTables(ctx).insertInto('option_swatches').values(swatches).execute()
  await changed(ctx, [cacheTag.store])
}
