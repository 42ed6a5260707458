import type { Piscina } from 'piscina'

export type InThread<Input, Output> = (input: Input, signal: AbortSignal) => Promise<Output>

/** The work was stopped because it took too much time or memory, or too much other work was waiting. */
export class TooMuchWork extends Error {
  override name = 'TooMuchWork'
}

const idleMs = 30_000
/** Limit per thread. Exceeding it ends the thread, not the process. */
const memoryMb = 192
const maxWaiting = 256

let pool: Promise<Piscina> | null = null

/**
 * Work whose cost may grow faster than its input, kept off the thread that answers requests. `file` is a module
 * `NAME.worker.ts`, written as `new URL('./NAME.worker.ts', import.meta.url)` so that the build finds it; `name` is a
 * function that it exports. Input and output are copied. The call ends with `TooMuchWork` as soon as `signal` is
 * aborted, and the thread is stopped.
 */
export function inThread<Input, Output>(file: URL, name: string): InThread<Input, Output> {
  return async (input, signal) => {
    pool ??= openPool()
    const threads = await pool
    try {
      return (await threads.run(input, { filename: file.href, name, signal })) as Output
    } catch (error) {
      throw isStopped(error) ? Object.assign(new TooMuchWork(`${name} was stopped.`), { cause: error }) : error
    }
  }
}

async function openPool(): Promise<Piscina> {
  const { Piscina: Threads } = await import('piscina')
  return new Threads({
    minThreads: 0,
    maxThreads: 2,
    idleTimeout: idleMs,
    maxQueue: maxWaiting,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  })
}

function isStopped(error: unknown): boolean {
  const { name, code, message } = error as { name?: string; code?: string; message?: string }
  return name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY' || message === 'Task queue is at limit'
}
