import { Menu } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { NavigationPanel } from './navigation.panel.tsx'
import { navigationBlockContract } from './navigation.contract.ts'
import menu from './menu.css?inline'
import css from './navigation.css?inline'
import { NavigationView } from './navigation.view.tsx'

export const canvas = canvasBlock({
  contract: navigationBlockContract,
  view: NavigationView,
  css: css + menu,
  icon: Menu,
  panel: NavigationPanel,
})
