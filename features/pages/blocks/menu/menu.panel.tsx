import { UtensilsCrossed } from '#platform/icons'
import { messages } from '#platform/i18n'
import { blockPanel, lazyPart } from '#platform/ui'
import type { MenuProps } from './menu.contract.ts'

const palette = messages('pages.palette')

export const menuPanel = blockPanel<MenuProps>({
  type: 'menu',
  label: palette.message('menu'),
  group: 'layout',
  icon: UtensilsCrossed,
  keywords: palette.message('menu.keywords'),
  Panel: lazyPart(() => import('./menu-fields.panel.tsx').then((module) => module.MenuPanel)),
})
