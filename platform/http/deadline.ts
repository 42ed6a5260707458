import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * Time limits in milliseconds for the beginning of a response, from the moment at which everything needed from the
 * client has arrived.
 */
export interface Deadlines {
  /** For pages and actions of visitors. */
  readonly usualMs: number
  /** For changes by an owner, which may be large, and for calls to other services. */
  readonly patientMs: number
}

/** Outside monitors give up after five seconds. */
export const usualDeadlines: Deadlines = { usualMs: 4500, patientMs: 30_000 }

export interface Deadline {
  readonly allow: (milliseconds: number) => void
  /** Whether the client was answered already, so that the request may have no further effect. */
  readonly isOver: () => boolean
}

const key = Symbol('deadline')

type Timed = IncomingMessage & { [key]?: Deadline }

export function deadlineOf(request: IncomingMessage): Deadline | undefined {
  const timed: Timed = request
  return timed[key]
}

/**
 * Calls `answer` when no response has begun in time. The time for receiving the body does not count, because it has its
 * own limit.
 */
export function setDeadline(
  request: IncomingMessage,
  response: ServerResponse,
  usualMs: number,
  answer: () => void,
): void {
  let allowedMs = usualMs
  let since = performance.now()
  let isOver = false
  let timer: NodeJS.Timeout | undefined
  const look = (): void => {
    if (response.headersSent || response.writableEnded || response.destroyed) return
    if (waitsForClient(request)) since = performance.now()
    const leftMs = since + allowedMs - performance.now()
    if (leftMs > 1) return arm(leftMs)
    isOver = true
    answer()
  }
  const arm = (milliseconds: number): void => {
    clearTimeout(timer)
    timer = setTimeout(look, milliseconds).unref()
  }
  arm(allowedMs)
  response.once('close', () => clearTimeout(timer))
  if (hasBody(request)) request.once('end', () => (since = performance.now()))
  const timed: Timed = request
  timed[key] = {
    allow: (milliseconds) => {
      allowedMs = milliseconds
      arm(Math.max(1, since + allowedMs - performance.now()))
    },
    isOver: () => isOver,
  }
}

/** Whether everything that arrived was read and more is expected. */
function waitsForClient(request: IncomingMessage): boolean {
  return hasBody(request) && !request.complete && request.readableFlowing === true && request.readableLength === 0
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}
