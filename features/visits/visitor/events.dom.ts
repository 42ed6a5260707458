import type { MeasuredPage } from '../contract/measured-page.rules.ts'
import { traceInterval } from '../contract/tracking.rules.ts'
import type { SessionInfo } from './session.dom.ts'
import { sendOnLeave } from './tell.dom.ts'

/**
 * Functions for owners' code and the product's own, as `window.quoin`. Both event clients are loaded with their first
 * event.
 */
export interface EventClients {
  /** Records usage of the page (B7.01–B7.04). */
  log: (type: string, data: unknown) => void
  /** B7.08: records an event in the older form. */
  record: (event: string, payload?: object) => Promise<void>
  /** B7.09: records an event in the newer form. Invalid fields are left out with a warning. */
  track: (fields: object, customData?: object | null, customSchemaName?: string | null) => Promise<void>
}

export function eventClients(page: MeasuredPage, session: SessionInfo): EventClients {
  const forms = () => import('./event-forms.dom.ts')
  return {
    log: eventLogger(),
    record: async (...told) => (await forms()).record(page, ...told),
    track: async (...told) => (await forms()).track(page, session, ...told),
  }
}

/** B7.02, B7.03: sends at most every 30 seconds, and when the page is left. */
function eventLogger(): EventClients['log'] {
  let waiting: object[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = (): void => {
    timer = undefined
    if (waiting[0]) sendOnLeave('/api/events/Trace', new URLSearchParams({ data: JSON.stringify(waiting) }))
    waiting = []
  }
  addEventListener('pagehide', flush)
  return (type, data) => {
    if (waiting.length < 100) waiting.push({ pageUrl: location.href, type, data: JSON.stringify(data) })
    timer ??= setTimeout(flush, traceInterval)
  }
}
