import type { Writable } from 'node:stream'

/** When all that was written has been taken by whoever reads, however slowly; or when they read no more. */
export function flushed(stream: Writable): Promise<void> {
  return new Promise((resolve) => {
    stream.once('error', () => resolve())
    stream.write('', () => resolve())
  })
}
