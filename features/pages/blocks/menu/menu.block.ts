import { block } from '#platform/render/server'
import { menuBlockContract } from './menu.contract.ts'
import css from './menu.css?inline'
import { MenuView } from './menu.view.tsx'

export const menuBlock = block({ contract: menuBlockContract, view: MenuView, css })
