import type { OutsideTransaction } from '#platform/context'
import { expect, test } from 'vitest'
import { calledBy } from '#support/caller'
import { testContext } from '#support/context'
import { processorTime } from '#support/processor-time'
import type { AnyoneContext } from '../sessions/account-context.ts'
import { createOwner } from '../create-owner.ts'
import { forgotPassword } from './forgot-password.ts'
import { signIn } from './sign-in.ts'

const base = await testContext()
const knownEmail = 'known@example.com'
await createOwner(base, { email: knownEmail, password: 'a window over the canal' })
let count = 0

/** Every attempt is a stranger's first, because limits are not measured here. */
function anyone(): OutsideTransaction<AnyoneContext> {
  base.clock.forward(3_600_000)
  return { ...calledBy(base, { address: `10.${(count >> 8) & 255}.${++count & 255}.1` }), locale: 'en', account: null }
}

/** The least processor time of two kinds of request, asked in turn: whatever else the machine does counts little. */
async function fastest(rounds: number, kinds: readonly (() => Promise<unknown>)[]): Promise<number[]> {
  const times = kinds.map((): number[] => [])
  for (let round = 0; round < rounds; round++) {
    for (const [at, ask] of kinds.entries()) {
      times[at]?.push(await processorTime(() => ask().catch(() => {})))
    }
  }
  return times.map((list) => Math.min(...list))
}

test('T21 signing in takes as long for an unknown address as for a wrong password', async () => {
  const [wrong = 0, unknown = 0] = await fastest(15, [
    () => signIn(anyone(), { email: knownEmail, password: 'not this one at all' }),
    () => signIn(anyone(), { email: `nobody-${count}@example.com`, password: 'not this one at all' }),
  ])
  // Without the stand-in hash an unknown address would be answered in a tenth of the time.
  expect(unknown / wrong).toBeGreaterThan(0.5)
  expect(unknown / wrong).toBeLessThan(2)
})

test('T21 a forgotten password takes as long for an unknown address as for a known one', async () => {
  const [knownTime = 0, other = 0] = await fastest(31, [
    () => forgotPassword(anyone(), { email: knownEmail }),
    () => forgotPassword(anyone(), { email: `nobody-${count}@example.com` }),
  ])
  expect(other / knownTime).toBeGreaterThan(0.5)
  expect(other / knownTime).toBeLessThan(2)
})
