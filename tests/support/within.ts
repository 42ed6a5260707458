import { setTimeout } from 'node:timers/promises'

/**
 * Repeats an attempt until it succeeds or the time is over. An attempt that begins after that time must succeed, so a
 * stopped machine delays attempts but never fails one before it was made.
 */
export async function within<T>(milliseconds: number, attempt: () => Promise<T>): Promise<T> {
  const from = Date.now()
  for (;;) {
    const isLast = Date.now() - from >= milliseconds
    try {
      return await attempt()
    } catch (error) {
      if (isLast) throw error
    }
    await setTimeout(25)
  }
}
