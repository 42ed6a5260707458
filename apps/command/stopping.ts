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
 * Listens for Ctrl-C and SIGTERM instead of ending at once, so that the command can close its resources. A second
 * signal ends the process immediately.
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
