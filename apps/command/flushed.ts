import type { Writable } from 'node:stream'

/** When all that was written has been taken by whoever reads, however slowly; or when they read no more. */
export function flushed(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      stream.off('error', end)
      resolve()
    }
    stream.once('error', end)
    // After a failure the event comes once the callback was called: it finds its listener still.
    stream.write('', (error) => (error ? resolve() : end()))
  })
}
