import { Cloud } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { TagCloudPanel } from './tag-cloud.panel.tsx'
import { tagCloudBlockContract } from './tag-cloud.contract.ts'
import css from './tag-cloud.css?inline'
import { TagCloudView } from './tag-cloud.view.tsx'

export const canvas = canvasBlock({
  contract: tagCloudBlockContract,
  view: TagCloudView,
  css,
  icon: Cloud,
  panel: TagCloudPanel,
})
