import { swipeBreakpoint } from './gallery.rules.ts'

export const boundaryKinds = ['none', 'hard', 'inertial'] as const
export type Boundary = (typeof boundaryKinds)[number]

/** B9.57–B9.59, in seconds. Below 767 px the limits are narrower. */
export const newSwipeSeconds = { min: 0.2, max: 0.5, narrowMin: 0.25, narrowMax: 0.4 }

/** Returns the duration of the rest of a movement, in seconds. */
export function settleSeconds(rest: number, velocity: number, windowWidth: number): number {
  const { min, max, narrowMin, narrowMax } = newSwipeSeconds
  const [from, to] = windowWidth < swipeBreakpoint ? [narrowMin, narrowMax] : [min, max]
  const natural = velocity === 0 ? to : Math.abs(rest / velocity) / 1000
  return Math.min(to, Math.max(from, natural))
}

/** B5.14. */
export function requireBoundary(value: unknown): Boundary {
  if ((boundaryKinds as readonly unknown[]).includes(value)) return value as Boundary
  throw new RangeError(`A boundary of new-swipe must be none, hard or inertial, not ${String(value)}.`)
}

/** B5.15: parses `30%` to 0.3. `none` is the default of a half. */
export function snapPointOf(value: unknown): number {
  if (value === 'none') return 0.5
  const percentage = typeof value === 'string' && /^(\d+(?:\.\d+)?)%$/.exec(value)
  const share = percentage ? Number(percentage[1]) / 100 : 0
  if (share > 0 && share <= 1) return share
  throw new RangeError(`A snap point of new-swipe must be a percentage or none, not ${String(value)}.`)
}

/** Distance by which the image follows a finger beyond an end. */
export function heldBack(distance: number, boundary: Boundary): number {
  if (boundary === 'none') return distance
  return boundary === 'hard' ? 0 : distance * 0.35
}
