import { crumb } from './csrf-token.ts'

/** A9.01–A9.04 */
const mostReports = 20
const mostQueued = 10
const longestStack = 5000
const pause = 1000
const longestText = 1900

let count = 0
let queue: object[] = []
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Reports an error in a script of this page to the server (A8.19). The script's address distinguishes the product's
 * code from the owner's.
 */
export function reportPageError(event: Event): void {
  const {
    error,
    reason,
    message = '',
    filename = '',
    lineno = 0,
    colno = 0,
  } = event as Partial<ErrorEvent & PromiseRejectionEvent>
  const cause: unknown = error ?? reason
  const { stack } = (cause ?? {}) as { stack?: unknown }
  const trace = typeof stack === 'string' ? stack : ''
  if (++count > mostReports || queue.length >= mostQueued) return
  const { dataset } = document.body
  queue.push({
    event: event.type,
    timestamp: Date.now(),
    data: {
      websiteId: dataset['website'] ?? '',
      templateId: dataset['kind'] ?? '',
      url: location.href.slice(0, longestText),
      userAgent: navigator.userAgent.slice(0, longestText),
      app: (trace || filename).includes('/universal/yui3/') ? 'quoin' : 'site',
      message: String(message || cause).slice(0, longestText),
      stack: trace.slice(0, longestStack),
      file: filename.slice(0, longestText),
      line: lineno,
      column: colno,
      custom: null,
    },
  })
  clearTimeout(timer)
  timer = setTimeout(() => void send(), pause)
}

/** A7.04: errors of the report itself are ignored. */
async function send(): Promise<void> {
  const body = JSON.stringify(queue)
  queue = []
  try {
    const headers = { 'content-type': 'application/json', 'x-csrf-token': await crumb() }
    await fetch('/api/events/RecordJavascriptErrors', { method: 'POST', keepalive: true, headers, body })
  } catch {
    // A report that fails is lost.
  }
}
