import { SquareArrowOutUpRight } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { CollectionLinkPanel } from './collection-link.panel.tsx'
import { collectionLinkBlockContract } from './collection-link.contract.ts'
import css from './collection-link.css?inline'
import { CollectionLinkView } from './collection-link.view.tsx'

export const canvas = canvasBlock({
  contract: collectionLinkBlockContract,
  view: CollectionLinkView,
  css,
  icon: SquareArrowOutUpRight,
  panel: CollectionLinkPanel,
})
