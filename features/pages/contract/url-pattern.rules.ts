/** C2.46: tokens in the address pattern of a blog. */
export const urlPatternTokens = ['year', 'month', 'day', 'title'] as const
export const defaultUrlPattern = '{title}'

/** Whether a pattern has a title and no unknown token. */
export function isUrlPattern(pattern: string): boolean {
  const tokens = pattern
    .split('{')
    .slice(1)
    .map((part) => part.slice(0, Math.max(0, part.indexOf('}'))))
  return tokens.includes('title') && tokens.every((token) => (urlPatternTokens as readonly string[]).includes(token))
}

/** The slug of an item: `{year}/{month}/{title}` with the date as it was on the site's own clock. */
export function slugFromPattern(pattern: string, item: { title: string; date: Date; timeZone: string }): string {
  const date = dateParts(item.date, item.timeZone)
  return pattern
    .replaceAll('{year}', date.year)
    .replaceAll('{month}', date.month)
    .replaceAll('{day}', date.day)
    .replaceAll('{title}', item.title)
    .replace(/\/{2,}/g, '/')
    .replace(/^\/|\/$/g, '')
}

function dateParts(date: Date, timeZone: string): { year: string; month: string; day: string } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(date)
  const part = (type: string): string => parts.find((candidate) => candidate.type === type)?.value ?? ''
  return { year: part('year').padStart(4, '0'), month: part('month'), day: part('day') }
}
