import type { Writable } from 'node:stream'

/** Resolves when the reader has received all output, however slowly, or stops reading. */
export function flushed(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      stream.off('error', end)
      resolve()
    }
    stream.once('error', end)
    // After a failure the error event follows the callback, when its listener is already attached.
    stream.write('', (error) => (error ? resolve() : end()))
  })
}
