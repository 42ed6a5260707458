import type { Dashboard } from '../../contract/index.ts'

type Unit = Dashboard['unit']

const ticks: Readonly<Record<Unit, Intl.DateTimeFormatOptions>> = {
  hour: { hour: '2-digit', minute: '2-digit' },
  day: { day: 'numeric', month: 'short' },
  month: { month: 'short' },
}
const labels: Readonly<Record<Unit, Intl.DateTimeFormatOptions>> = {
  hour: { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  day: { weekday: 'short', day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
}

/**
 * Names of a period's steps: short under an axis, complete in a sentence. Steps are hours and days of the shop, so no
 * time zone shifts them.
 */
export function stepWords(locale: string, unit: Unit) {
  const tick = new Intl.DateTimeFormat(locale, { ...ticks[unit], timeZone: 'UTC' })
  const label = new Intl.DateTimeFormat(locale, { ...labels[unit], timeZone: 'UTC' })
  return { tick: (step: string) => tick.format(asDate(step)), label: (step: string) => label.format(asDate(step)) }
}

function asDate(step: string): Date {
  const [day = '', hour = '00'] = step.split('T')
  return new Date(`${day.length === 7 ? `${day}-01` : day}T${hour}:00:00Z`)
}
