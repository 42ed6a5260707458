import { hash, verify } from '@node-rs/argon2'

/** T34: argon2id (the library's default kind) with 19 MiB and two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** A PHC string. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

// Verified in place of a hash that is not there, so that an unknown address takes as long as a wrong password.
const noOnesHash = hash(crypto.randomUUID(), cost)

export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const isRight = await verify(stored ?? (await noOnesHash), password)
  return isRight && stored !== null && stored !== undefined
}
