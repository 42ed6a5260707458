import { hash, verify } from '@node-rs/argon2'
import { boundedPool } from '#platform/threads'
import { accountProblems } from '../../contract/accounts.problems.ts'

/** T34: argon2id (the library's default kind) with 19 MiB and two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Each hash takes 19 MiB and a thread that also reads files, so more at a time would block other work. */
const refuse = () => accountProblems.tooManyAttempts({ retryAfter: 5 })
const pool = boundedPool({ atOnce: 2, waiting: { most: 100, refuse } })

/** A PHC string. */
export function hashPassword(password: string): Promise<string> {
  return pool(() => hash(password, cost))
}

// Verified instead of a missing hash, so that an unknown address takes as long as a wrong password.
const noOnesHash = hash(crypto.randomUUID(), cost)

export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const expectedHash = stored ?? (await noOnesHash)
  const isRight = await pool(() => verify(expectedHash, password))
  return isRight && stored !== null && stored !== undefined
}
