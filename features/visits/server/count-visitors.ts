import type { PlatformContext, Writable } from '#platform/context'
import { isProgram, type Viewer } from '#platform/http'
import { type LateWriter, writeLater } from '#platform/jobs'
import { visitorMark } from './visitor-mark.ts'
import { keepVisitors, type Seen } from './visits.queries.ts'

export interface VisitorCounter extends LateWriter {
  readonly note: (websiteId: string, viewer: Viewer) => void
}

/** Limit of visitors remembered in memory, each of whom is written once; beyond it the database distinguishes them. */
const mostRemembered = 50_000
/** Limit of counts that wait while the database cannot be reached. */
const mostWaiting = 50_000

/** Counts a browser once a day for each site, by its hash of `visitorMark`. */
export function countVisitors(ctx: Writable<PlatformContext>): VisitorCounter {
  const remembered = new Set<string>()
  let today = ''
  let waiting: Seen[] = []

  const note: VisitorCounter['note'] = (websiteId, viewer) => {
    const { address, userAgent } = viewer
    const at = ctx.now()
    const day = at.toISOString().slice(0, 10)
    if (day !== today || remembered.size >= mostRemembered) remembered.clear()
    today = day
    const who = `${websiteId} ${address} ${userAgent}`
    if (remembered.has(who) || waiting.length >= mostWaiting) return
    remembered.add(who)
    if (isProgram(userAgent)) return
    waiting.push({ websiteId, at, mark: visitorMark(ctx, { day, websiteId, viewer }) })
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
