import { block } from '#platform/render/server'
import { albumBlockContract } from './album.contract.ts'
import css from './album.css?inline'
import { loadAlbums } from './album.loader.ts'
import { AlbumView } from './album.view.tsx'

export const albumBlock = block({
  contract: albumBlockContract,
  loader: loadAlbums,
  view: AlbumView,
  css,
})
