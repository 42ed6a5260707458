import { type CanvasBlock, canvasBlock } from '#platform/ui'
import { navigationBlockContract } from '../blocks/navigation/navigation.contract.ts'
import css from '../blocks/navigation/navigation.css?inline'
import { navigationPanel } from '../blocks/navigation/navigation.panel.tsx'
import { NavigationView } from '../blocks/navigation/navigation.view.tsx'

export const navigationBlocks: readonly CanvasBlock[] = [
  canvasBlock({ contract: navigationBlockContract, view: NavigationView, css, panel: navigationPanel }),
]
