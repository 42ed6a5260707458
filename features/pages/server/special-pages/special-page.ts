import type { Asset } from '#features/media/contract'
import { assetsByIds } from '#features/media/server'
import { settingsOf } from '#features/sites/server'
import { type CacheTag, cacheTag, type SiteContext } from '#platform/context'
import { specialPagesSettings, type SpecialPageName } from '../../contract/special-pages.settings.ts'

/** Returns the owner's texts and image of a page that no document lays out. Changing them changes the tag `site`. */
export async function specialPage(
  ctx: SiteContext,
  name: SpecialPageName,
): Promise<{ title: string; text: string; image: Asset | null; tags: readonly CacheTag[] }> {
  const { title, text, imageId } = (await settingsOf(ctx, specialPagesSettings))[name]
  const image = imageId === null ? null : ((await assetsByIds(ctx, [imageId])).get(imageId) ?? null)
  return { title, text, image, tags: [cacheTag.site, ...(imageId === null ? [] : [cacheTag.asset(imageId)])] }
}
