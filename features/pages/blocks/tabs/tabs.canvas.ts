import { PanelTop } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import { tabsBlockContract } from './tabs.contract.ts'
import { tabsStyles } from './tabs-styles.ts'
import { TabsView } from './tabs.view.tsx'

export const canvas = canvasBlock({
  contract: tabsBlockContract,
  view: TabsView,
  css: tabsStyles,
  icon: PanelTop,
  panel: lazyPart(() => import('./tabs.panel.tsx').then((module) => module.TabsPanel)),
})
