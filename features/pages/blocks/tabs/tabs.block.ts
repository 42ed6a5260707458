import { block } from '#platform/render/server'
import { tabsBlockContract } from './tabs.contract.ts'
import css from './tabs.css?inline'
import { TabsView } from './tabs.view.tsx'

export const tabsBlock = block({ contract: tabsBlockContract, view: TabsView, css })
