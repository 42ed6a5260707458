import { UtensilsCrossed } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import { menuBlockContract } from './menu.contract.ts'
import css from './menu.css?inline'
import { MenuView } from './menu.view.tsx'

export const canvas = canvasBlock({
  contract: menuBlockContract,
  view: MenuView,
  css,
  icon: UtensilsCrossed,
  panel: lazyPart(() => import('./menu.panel.tsx').then((module) => module.MenuPanel)),
})
