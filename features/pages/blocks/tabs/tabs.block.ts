import { block } from '#platform/render/server'
import { tabsBlockContract } from './tabs.contract.ts'
import { tabsStyles } from './tabs-styles.ts'
import { TabsView } from './tabs.view.tsx'

export const tabsBlock = block({ contract: tabsBlockContract, view: TabsView, css: tabsStyles })
