import { siteSettings } from '#features/sites/server'
import type { BlockLoader } from '#platform/render/server'
import { loadAssets } from '../../server/load-assets.ts'
import type { LogoProps } from './logo.contract.ts'
import type { LogoData } from './logo.view.tsx'
import { cacheTag } from '#platform/context'

/** A block without its own image and text shows the logo of the site's settings, if there is one. */
export const loadLogos: BlockLoader<LogoProps, LogoData> = async (ctx, blocks) => {
  const { general } = await siteSettings(ctx)
  const shown = blocks.map((block) => ({
    ...block,
    props: { asset: block.props.asset ?? (block.props.text ? null : general.logoAssetId) },
  }))
  const loaded = await loadAssets(ctx, shown, ['asset'])
  return new Map([...loaded].map(([id, { data, tags }]) => [id, { data, tags: [cacheTag.site, ...tags] }]))
}
