import { CalendarDays } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { TermsPanel } from '../../owner/terms-panel.tsx'
import { postsByMonthBlockContract } from './posts-by-month.contract.ts'
import termCss from '../../visitor/term-list.css?inline'
import { PostsByMonthView } from './posts-by-month.view.tsx'

export const canvas = canvasBlock({
  contract: postsByMonthBlockContract,
  view: PostsByMonthView,
  css: termCss,
  icon: CalendarDays,
  panel: TermsPanel,
})
