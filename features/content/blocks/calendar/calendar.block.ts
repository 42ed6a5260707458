import { block } from '#platform/render/server'
import { calendarBlockContract } from './calendar.contract.ts'
import css from './calendar.css?inline'
import { calendarImporter } from './calendar.importer.ts'
import { loadCalendars } from './calendar.loader.ts'
import { CalendarView } from './calendar.view.tsx'

export const calendarBlock = block({
  contract: calendarBlockContract,
  loader: loadCalendars,
  view: CalendarView,
  css,
  importer: calendarImporter,
})
