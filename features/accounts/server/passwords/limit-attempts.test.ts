import { expect, test } from 'vitest'
import { calledBy, kept } from '#support/caller'
import { testContext } from '#support/context'
import { createOwner } from '../create-owner.ts'
import { countAttempt, forgiveAttempt } from './limit-attempts.ts'
import { signIn } from '../sign-in/sign-in.ts'

const base = await testContext()
const password = 'a window over the canal'
const refused = { code: 'accounts.too_many_attempts', kind: 'busy' }

test('a bucket takes its capacity, then one more for each that leaked', async () => {
  const limit = { name: 'plain', capacity: 3, refillSeconds: 60 }
  for (const _ of [1, 2, 3]) await countAttempt(base, limit, 'a')
  await expect(countAttempt(base, limit, 'a')).rejects.toMatchObject({ ...refused, details: { retryAfter: 60 } })
  await countAttempt(base, limit, 'b')
  base.clock.forward(60_000)
  await countAttempt(base, limit, 'a')
  await expect(countAttempt(base, limit, 'a')).rejects.toMatchObject(refused)
})

test('beyond the free attempts each attempt doubles the next wait', async () => {
  const limit = { name: 'slow', capacity: 40, refillSeconds: 6000, slowAfter: 2 }
  const waits: number[] = []
  for (let attempt = 0; attempt < 6; attempt++) {
    await countAttempt(base, limit, 'a')
    const wait = await countAttempt(base, limit, 'a').then(
      () => 0,
      (error: { details: { retryAfter: number } }) => error.details.retryAfter,
    )
    waits.push(wait)
    base.clock.forward(wait * 1000)
  }
  expect(waits.slice(1)).toEqual([1, 2, 4, 8, 16])
})

test('a correct attempt is taken back and makes room for one more', async () => {
  const limit = { name: 'forgiven', capacity: 1, refillSeconds: 6000 }
  await countAttempt(base, limit, 'a')
  await expect(countAttempt(base, limit, 'a')).rejects.toMatchObject(refused)
  await forgiveAttempt(base, limit, 'a', false)
  await expect(countAttempt(base, limit, 'a')).resolves.toBeUndefined()
  await expect(countAttempt(base, limit, 'a')).rejects.toMatchObject(refused)
})

test('nodes share one bucket', async () => {
  const limit = { name: 'shared', capacity: 5, refillSeconds: 6000 }
  const nodes = [base, base.another(), base.another()]
  const tried = await Promise.allSettled(
    Array.from({ length: 30 }, (_, at) => countAttempt(nodes[at % 3] ?? base, limit, 'a')),
  )
  expect(tried.filter((result) => result.status === 'fulfilled')).toHaveLength(5)
})

test('few of a thousand guesses at one account from a hundred addresses are checked', async () => {
  await createOwner(base, { email: 'target@example.com', password })
  let evaluated = 0
  for (let guess = 0; guess < 1000; guess++) {
    const ctx = calledBy(base, { address: `198.51.${guess % 100}.7` })
    await signIn(ctx, { email: 'target@example.com', password: `guess number ${guess}` }).catch(
      (error: { code: string }) => {
        evaluated += Number(error.code === 'accounts.wrong_credentials')
      },
    )
    base.clock.forward(100)
  }
  expect(evaluated).toBeLessThanOrEqual(20)
})

test('strangers who guess do not lock the owner out of a browser that has signed in before', async () => {
  await createOwner(base, { email: 'known@example.com', password })
  const browser = kept(
    (await signIn(calledBy(base, { address: '192.0.2.1' }), { email: 'known@example.com', password })).cookies,
  )
  for (let guess = 0; guess < 30; guess++) {
    await signIn(calledBy(base, { address: `198.18.${guess}.7` }), {
      email: 'known@example.com',
      password: 'wrong',
    }).catch(() => {})
  }
  await expect(
    signIn(calledBy(base, { address: '192.0.2.99' }), { email: 'known@example.com', password }),
  ).rejects.toMatchObject(refused)
  const again = await signIn(
    calledBy(base, { address: '192.0.2.1', cookies: { '__Host-device': browser['__Host-device'] ?? '' } }),
    {
      email: 'known@example.com',
      password,
    },
  )
  expect(again.account.email).toBe('known@example.com')
})
