import type { BlockLoader } from '#platform/render/server'
import { siteDay } from '../../server/render/site-day.ts'
import type { TourDatesData, TourDatesProps } from './tour-dates.contract.ts'

/** Loads today's date in the site's time zone. A page with a date of today or later is rebuilt when that day ends. */
export const loadTourDates: BlockLoader<TourDatesProps, TourDatesData> = async (ctx, blocks) => {
  const { today, until } = siteDay(ctx)
  return new Map(
    blocks.map(({ id, props: { dates, hidesPast } }) => {
      const changes = hidesPast && dates.some(({ day }) => day !== null && day >= today)
      return [id, { data: { today }, tags: [], ...(changes ? { until } : {}) }]
    }),
  )
}
