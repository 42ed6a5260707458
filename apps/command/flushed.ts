import type { Writable } from 'node:stream'

/** Resolves when the reader has received all output, however slowly, or stops reading. */
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
