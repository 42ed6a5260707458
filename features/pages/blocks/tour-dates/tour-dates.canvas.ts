import { CalendarDays } from '#platform/icons'
import { canvasBlock, lazyPart } from '#platform/ui'
import { tourDatesBlockContract } from './tour-dates.contract.ts'
import css from './tour-dates.css?inline'
import { TourDatesView } from './tour-dates.view.tsx'

export const canvas = canvasBlock({
  contract: tourDatesBlockContract,
  view: TourDatesView,
  css,
  icon: CalendarDays,
  panel: lazyPart(() => import('./tour-dates.panel.tsx').then((module) => module.TourDatesPanel)),
})
