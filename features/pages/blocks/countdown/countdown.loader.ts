import type { BlockLoader } from '#platform/render/server'
import type { CountdownData, CountdownProps } from './countdown.contract.ts'

/** A page with a countdown is rebuilt when its moment comes. */
export const loadCountdowns: BlockLoader<CountdownProps, CountdownData> = async ({ site, now }, blocks) => {
  const format = new Intl.DateTimeFormat(site.locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: site.timeZone,
  })
  return new Map(
    blocks.map(({ id, props: { moment } }) => {
      if (moment === null) return [id, { data: { date: '', isOver: false }, tags: [] }]
      const at = new Date(moment)
      const isOver = at <= now()
      return [id, { data: { date: format.format(at), isOver }, tags: [], ...(isOver ? {} : { until: at }) }]
    }),
  )
}
