import { cacheTag } from '#platform/context'
import { settingsOf } from '#features/sites/server'
import { servicesSettings } from '#features/visits/contract'
import type { BlockLoader } from '#platform/render/server'
import { loadAssets } from '../../server/load-assets.ts'
import type { MapProps } from './map.contract.ts'
import { isOfGoogle } from './map.rules.ts'
import type { MapData } from './map.view.tsx'

export const loadMaps: BlockLoader<MapProps, MapData> = async (ctx, blocks) => {
  const loaded = await loadAssets(ctx, blocks, ['poster'])
  const { mapsKey } = await settingsOf(ctx, servicesSettings)
  return new Map(
    blocks.map(({ id, props }) => {
      const { data, tags } = loaded.get(id) ?? { data: { poster: null }, tags: [] }
      return [id, { data: { ...data, key: isOfGoogle(props) ? mapsKey : '' }, tags: [...tags, cacheTag.site] }]
    }),
  )
}
