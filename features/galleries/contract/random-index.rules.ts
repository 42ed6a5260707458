import { wrapped } from './gallery-index.rules.ts'

/** B4.19: a random slide other than the present one; `random` is from 0 up to 1. */
export function randomIndex(current: number, count: number, random: number): number {
  if (count < 2) return current
  return wrapped(current + 1 + Math.floor(random * (count - 1)), count)
}
