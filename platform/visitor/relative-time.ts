/** B4.75 */
export const relativeTimeRefresh = 5000
const justNow = 5

export interface RelativeWords {
  justNow: string
  /** `about {n} seconds ago` */
  seconds: string
}

/**
 * Returns the elapsed time in words: `just now` under five seconds, then approximate seconds, then minutes, hours and
 * days in the language's own forms.
 */
export function relativeTime(then: number, now: number, language: string, words: RelativeWords): string {
  const seconds = Math.max(0, Math.floor((now - then) / 1000))
  if (seconds < justNow) return words.justNow
  if (seconds < 60) return words.seconds.replace('{n}', String(seconds))
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'always' })
  if (seconds < 3600) return format.format(-Math.floor(seconds / 60), 'minute')
  if (seconds < 86_400) return format.format(-Math.floor(seconds / 3600), 'hour')
  return format.format(-Math.floor(seconds / 86_400), 'day')
}

/** Older moments keep the date that the server wrote. */
const recently = 7 * 86_400_000

/** Keeps every recent `<time data-relative>` inside up to date. Answers what ends it. */
export function relativeTimes(root: HTMLElement, words: RelativeWords): () => void {
  const language = document.documentElement.lang || 'en'
  const refresh = () => {
    for (const time of root.querySelectorAll<HTMLTimeElement>('time[data-relative]')) {
      const then = Date.parse(time.dateTime)
      if (!(Date.now() - then < recently)) continue
      time.title ||= time.textContent ?? ''
      const shown = relativeTime(then, Date.now(), language, words)
      if (time.textContent !== shown) time.textContent = shown
    }
  }
  refresh()
  const timer = setInterval(refresh, relativeTimeRefresh)
  return () => clearInterval(timer)
}
