import type { PlatformContext, Writable } from '#platform/context'
import type { ChangeFeed } from '#platform/database'
import { type LateWriter, writeLater } from '#platform/jobs'
import { dayMs, minuteMs } from '#platform/contract'
import { type ErrorReport, keepErrors } from './errors/keep-errors.ts'
import { visitsProblems } from '../contract/visits.problems.ts'
import { keepEvents } from './ingest/keep-events.ts'
import type { VisitEvent } from './ingest/pack-events.ts'
import { type RulesOf, siteRules } from './ingest/site-rules.ts'

/**
 * Receives all reports from scripts of published pages. They are written a third of a second later, so that a killed
 * process loses less than a second of them.
 */
export interface EventRecorder extends LateWriter {
  /** Throws `visits.too_many` when the site has reported too much. */
  readonly events: (events: readonly VisitEvent[]) => void
  readonly errors: (reports: readonly ErrorReport[]) => void
  readonly rulesOf: RulesOf
}

const everyMs = 300
/** Limits per site in this process. */
const mostOfMinute = 6000
const mostOfDay = 500_000
/** Limit of events that wait while the database cannot be reached. */
const mostWaiting = 20_000

const recorders = new WeakMap<PlatformContext['config'], EventRecorder>()

export function recordEvents(
  ctx: Writable<PlatformContext>,
  feed: Pick<ChangeFeed, 'onChange' | 'onReset'>,
): EventRecorder {
  let events: VisitEvent[] = []
  let errors: ErrorReport[] = []
  const quota = quotas(() => ctx.now().getTime())

  const write = async (): Promise<void> => {
    const [newEvents, newErrors] = [events, errors]
    if (newEvents.length + newErrors.length === 0) return
    events = []
    errors = []
    try {
      if (newEvents.length > 0) await keepEvents(ctx, newEvents)
      if (newErrors.length > 0) await keepErrors(ctx, newErrors)
    } catch (error) {
      events = [...newEvents, ...events].slice(0, mostWaiting)
      errors = [...newErrors, ...errors].slice(0, mostWaiting)
      ctx.log.warn({ error }, 'What pages told could not be written down; it is tried again.')
    }
  }
  const recorder: EventRecorder = {
    events: (more) => {
      quota(more[0]?.websiteId, more.length)
      if (events.length < mostWaiting) events.push(...more)
    },
    errors: (more) => {
      quota(more[0]?.websiteId, more.length)
      if (errors.length < mostWaiting) errors.push(...more)
    },
    rulesOf: siteRules(ctx, feed),
    ...writeLater(write, everyMs),
  }
  recorders.set(ctx.config, recorder)
  return recorder
}

/** The recorder of this process. */
export function recorderOf({ config }: Pick<PlatformContext, 'config'>): EventRecorder {
  const recorder = recorders.get(config)
  if (!recorder) throw new Error('Nobody records what pages tell in this process.')
  return recorder
}

function quotas(now: () => number): (websiteId: string | undefined, count: number) => void {
  const windows = [
    { milliseconds: minuteMs, most: mostOfMinute },
    { milliseconds: dayMs, most: mostOfDay },
  ].map((window) => ({ ...window, at: 0, counts: new Map<string, number>() }))
  return (websiteId, count) => {
    if (websiteId === undefined) return
    for (const window of windows) {
      const at = Math.floor(now() / window.milliseconds)
      if (at !== window.at) window.counts.clear()
      window.at = at
      const sum = (window.counts.get(websiteId) ?? 0) + count
      if (sum > window.most) throw visitsProblems.tooMany({ retryAfter: 60 })
      window.counts.set(websiteId, sum)
    }
  }
}
