import { type Business, weekdays } from '#features/sites/contract'
import type { Language } from '#platform/i18n'
import { dayMs } from '#platform/contract'

/** Any Monday; only the names of days are read from it. */
const monday = Date.UTC(2024, 0, 1)

/** The hours of a week, days that follow each other and are alike in one line. Closed days are not named. */
export function hoursByDays(business: Business, language: Language): { days: string; hours: string }[] {
  const format = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' })
  const nameOf = (at: number) => format.format(monday + at * dayMs).replace(/\.$/, '')
  const runs: { from: number; to: number; hours: string }[] = []
  for (const [at, day] of weekdays.entries()) {
    const hours = business[day].trim()
    const last = runs.at(-1)
    if (last && last.to === at - 1 && last.hours === hours) last.to = at
    else runs.push({ from: at, to: at, hours })
  }
  return runs
    .filter(({ hours }) => hours !== '')
    .map(({ from, to, hours }) => ({
      days: from === to ? nameOf(from) : `${nameOf(from)} – ${nameOf(to)}`,
      hours: hours.replaceAll('-', '–'),
    }))
}
