import { expect, test } from 'vitest'
import { databaseProblems } from '#platform/database'
import { checkoutProblems } from '../../contract/index.ts'
import { isRefused } from './compensate.ts'

test('money is refunded for an order that cannot be placed, and is kept during a temporary failure', () => {
  expect([checkoutProblems.changed(), checkoutProblems.soldOut({ variantId: 'v' })].map(isRefused)).toEqual([
    true,
    true,
  ])
  expect([databaseProblems.unreachable(), new Error('socket hang up'), null].map(isRefused)).toEqual([
    false,
    false,
    false,
  ])
})
