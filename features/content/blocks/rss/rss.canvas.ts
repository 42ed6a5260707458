import { Rss } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { RssPanel } from './rss.panel.tsx'
import { rssBlockContract } from './rss.contract.ts'
import css from './rss.css?inline'
import { RssView } from './rss.view.tsx'

export const canvas = canvasBlock({
  contract: rssBlockContract,
  view: RssView,
  css,
  icon: Rss,
  panel: RssPanel,
})
