import { block } from '#platform/render/server'
import { tourDatesBlockContract } from './tour-dates.contract.ts'
import css from './tour-dates.css?inline'
import { loadTourDates } from './tour-dates.loader.ts'
import { TourDatesView } from './tour-dates.view.tsx'

export const tourDatesBlock = block({
  contract: tourDatesBlockContract,
  loader: loadTourDates,
  view: TourDatesView,
  css,
})
