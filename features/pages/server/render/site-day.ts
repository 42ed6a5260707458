import type { SiteContext } from '#platform/context'

/** Longer than any day in any time zone. */
const longestDayMs = 26 * 60 * 60 * 1000

/** Returns the date in the site's time zone, such as `2031-05-04`, and the end of that day. */
export function siteDay({ site, now }: Pick<SiteContext, 'site' | 'now'>): { today: string; until: Date } {
  const { format } = new Intl.DateTimeFormat('en-CA', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: site.timeZone,
  })
  return { today: format(now()), until: endOfDay(now().getTime(), format) }
}

/** Returns the first millisecond of the next day, also when the clock changes that night. */
function endOfDay(moment: number, format: (at: number) => string): Date {
  const day = format(moment)
  let within = moment
  let after = moment + longestDayMs
  while (after - within > 1) {
    const middle = Math.floor((within + after) / 2)
    if (format(middle) === day) within = middle
    else after = middle
  }
  return new Date(after)
}
