import { CalendarDays } from '#platform/icons'
import { canvasBlock } from '#platform/ui'
import { calendarBlockContract } from './calendar.contract.ts'
import css from './calendar.css?inline'
import { CalendarPanel } from './calendar.panel.tsx'
import { CalendarView } from './calendar.view.tsx'

export const canvas = canvasBlock({
  contract: calendarBlockContract,
  view: CalendarView,
  css,
  icon: CalendarDays,
  panel: CalendarPanel,
})
