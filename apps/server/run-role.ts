import { Problem } from '#platform/contract'
import type { Log } from '#platform/log'
import { hopeless } from './role-process.ts'

export interface Running {
  readonly stop: () => Promise<void>
}

/**
 * Runs a role of `main.ts` (web, worker) until it is stopped: by SIGTERM, by Ctrl-C, or by the end of the supervisor,
 * whose channel closes even after kill -9. Reports to the supervisor when it is ready.
 */
export async function runRole(log: Log, start: () => Promise<Running>): Promise<void> {
  const { promise: stopRequested, resolve: tell } = Promise.withResolvers<string>()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, tell)
  if (process.channel) process.on('disconnect', () => tell('supervisor gone'))
  process.on('unhandledRejection', (error) => failed(log, error))
  process.on('uncaughtException', (error) => failed(log, error))
  const running = await start().catch((error) => failed(log, error))
  process.send?.({ isReady: true })
  const reason = await stopRequested
  log.info({ reason }, 'Stopping.')
  // Unfinished work is cut off here. Everything that a client was promised has been committed.
  setTimeout(() => process.exit(1), 25_000).unref()
  await running.stop()
  process.exit(0)
}

function failed(log: Log, error: unknown): never {
  if (error instanceof Problem) {
    process.stderr.write(`${error.message}\n`)
    process.exit(error.code.startsWith('server.') ? hopeless : 1)
  }
  log.error({ error }, 'The process ends because of a defect.')
  process.exit(1)
}
