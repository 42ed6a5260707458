import type { BlockLoader } from '#platform/render/server'
import { loadListed } from '../../server/load-assets.ts'
import type { AlbumProps } from './album.contract.ts'
import type { AlbumData } from './album.view.tsx'

export const loadAlbums: BlockLoader<AlbumProps, AlbumData> = (ctx, blocks) =>
  loadListed(ctx, blocks, ({ cover, tracks }) => [cover, ...tracks.map(({ asset }) => asset)])
