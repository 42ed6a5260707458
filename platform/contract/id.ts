import { z } from 'zod'

/**
 * 24 lower-case hex characters: 6 bytes of milliseconds since 1970, then 6 random bytes. Time-ordered, never a secret.
 */
export type Id = string

export const idSchema = z.string().regex(/^[0-9a-f]{24}$/, 'An id is 24 hexadecimal characters.')

const hexOf = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

/** A fresh id. `now` is milliseconds since 1970; `random` fills the array it is given. */
export function newId(
  now: number = Date.now(),
  random: (into: Uint8Array<ArrayBuffer>) => Uint8Array = fillRandom,
): Id {
  const time = Math.floor(now).toString(16).padStart(12, '0').slice(-12)
  let tail = ''
  for (const byte of random(new Uint8Array(6))) tail += hexOf[byte]
  return time + tail
}

const drawn = new Uint8Array(3072)
let used = drawn.length

/** Random bytes are generated many at a time, because a few cost as much as thousands. */
function fillRandom(into: Uint8Array<ArrayBuffer>): Uint8Array {
  if (used + into.length > drawn.length) {
    crypto.getRandomValues(drawn)
    used = 0
  }
  into.set(drawn.subarray(used, used + into.length))
  used += into.length
  return into
}
