import { createHmac } from 'node:crypto'
import type { PlatformContext, Writable } from '#platform/context'
import { isProgram, type Viewer } from '#platform/http'
import { type LateWriter, writeLater } from '#platform/jobs'
import { keepVisitors, type Seen } from './visits.queries.ts'

export interface VisitorCounter extends LateWriter {
  readonly note: (websiteId: string, viewer: Viewer) => void
}

/** Limit of visitors remembered in memory, each of whom is written once; beyond it the database distinguishes them. */
const mostRemembered = 50_000
/** Limit of counts that wait while the database cannot be reached. */
const mostWaiting = 50_000

/**
 * Counts a browser once a day for each site. What tells browsers apart is an address and a name that go into a hash
 * with the day: nothing that is kept leads back to a person, or from one day to the next.
 */
export function countVisitors(ctx: Writable<PlatformContext>): VisitorCounter {
  const remembered = new Set<string>()
  let today = ''
  let waiting: Seen[] = []

  const note: VisitorCounter['note'] = (websiteId, { address, userAgent }) => {
    const at = ctx.now()
    const day = at.toISOString().slice(0, 10)
    if (day !== today || remembered.size >= mostRemembered) remembered.clear()
    today = day
    const who = `${websiteId} ${address} ${userAgent}`
    if (remembered.has(who) || waiting.length >= mostWaiting) return
    remembered.add(who)
    if (isProgram(userAgent)) return
    const mark = createHmac('sha256', ctx.config.secret).update(`visitor ${day} ${who}`).digest('base64url')
    waiting.push({ websiteId, at, mark: mark.slice(0, 22) })
  }
  const write = async (): Promise<void> => {
    const seen = waiting
    if (seen.length === 0) return
    waiting = []
    try {
      await keepVisitors(ctx, seen)
    } catch (error) {
      waiting = [...seen, ...waiting].slice(0, mostWaiting)
      ctx.log.warn({ error }, 'Visitors could not be written down; it is tried again.')
    }
  }
  return { note, ...writeLater(write) }
}
