import { setTimeout } from 'node:timers/promises'

/**
 * What has to be so after this long: tried again and again until it is, and by whoever begins once that time is over it
 * has to be found so. A machine that stops in between makes an attempt late, but no late attempt is counted as a
 * failure before it has been made.
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
