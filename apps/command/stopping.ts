import { commandProblems } from './command.problems.ts'

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

export interface Stopping {
  /** Aborted when the command is interrupted. */
  readonly signal: AbortSignal
  /** Rejects a fixed time after that. */
  readonly over: Promise<never>
  readonly forget: () => void
}

/**
 * Listens to Ctrl-C and to being told to end, instead of ending at once: whatever the command opened can be closed
 * first. A second time ends it where it is.
 */
export function listenForStop(graceMs: number): Stopping {
  const stop = new AbortController()
  const { promise: over, reject } = Promise.withResolvers<never>()
  over.catch(() => {})
  const onSignal = (): void => {
    forget()
    stop.abort()
    setTimeout(() => reject(commandProblems.stopped()), graceMs)
  }
  const forget = (): void => signals.forEach((signal) => void process.off(signal, onSignal))
  for (const signal of signals) process.on(signal, onSignal)
  return { signal: stop.signal, over, forget }
}
