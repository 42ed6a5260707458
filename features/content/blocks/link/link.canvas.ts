import { Link2 } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import { linkBlockContract } from './link.contract.ts'
import css from './link.css?inline'
import { LinkView } from './link.view.tsx'

export const canvas = canvasBlock({
  contract: linkBlockContract,
  view: LinkView,
  css,
  icon: Link2,
  panel: lazyPart(() => import('./link.panel.tsx').then((module) => module.LinkPanel)),
})
