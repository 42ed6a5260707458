import { AudioLines } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import { albumBlockContract } from './album.contract.ts'
import css from './album.css?inline'
import { AlbumView } from './album.view.tsx'

export const canvas = canvasBlock({
  contract: albumBlockContract,
  view: AlbumView,
  css,
  icon: AudioLines,
  panel: lazyPart(() => import('./album.panel.tsx').then((module) => module.AlbumPanel)),
})
