import { isbot } from 'isbot'

/** Cache by user agent, because many share one and the list is long. */
const answers = new Map<string, boolean>()
const mostAnswers = 2000

/**
 * Tells whether a User-Agent names a program rather than a person's browser: crawlers, assistants, monitors, or no name
 * at all.
 */
export function isProgram(userAgent: string): boolean {
  const before = answers.get(userAgent)
  if (before !== undefined) return before
  const isOne = userAgent === '' || isbot(userAgent)
  if (answers.size >= mostAnswers) answers.clear()
  if (userAgent.length <= 500) answers.set(userAgent, isOne)
  return isOne
}
