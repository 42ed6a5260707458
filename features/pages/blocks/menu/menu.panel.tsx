import { UtensilsCrossed } from 'lucide-react'
import { blockPanel, lazyPart } from '#platform/ui'
import type { MenuProps } from './menu.contract.ts'

export const menuPanel = blockPanel<MenuProps>({
  type: 'menu',
  label: { en: 'Menu card', nl: 'Menukaart' },
  group: 'layout',
  icon: UtensilsCrossed,
  keywords: { en: 'restaurant food dishes prices lunch', nl: 'restaurant eten gerechten prijzen lunch' },
  Panel: lazyPart(() => import('./menu-fields.panel.tsx').then((module) => module.MenuPanel)),
})
