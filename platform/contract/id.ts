import { z } from 'zod'

/** 24 lower-case hex characters: 6 bytes of milliseconds since 1970, then 6 random bytes. Time-ordered, never a secret. */
export type Id = string

export const idSchema = z.string().regex(/^[0-9a-f]{24}$/, 'An id is 24 hexadecimal characters.')

/** A fresh id. `now` is milliseconds since 1970; `random` fills the array it is given. */
export function newId(now: number = Date.now(), random: (into: Uint8Array<ArrayBuffer>) => Uint8Array = fillRandom): Id {
  const time = Math.floor(now).toString(16).padStart(12, '0').slice(-12)
  const tail = [...random(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return time + tail
}

/** When the id was made, in milliseconds since 1970. */
export function idTime(id: Id): number {
  return Number.parseInt(id.slice(0, 12), 16)
}

function fillRandom(into: Uint8Array<ArrayBuffer>): Uint8Array {
  return crypto.getRandomValues(into)
}
