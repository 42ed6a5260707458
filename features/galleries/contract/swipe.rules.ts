/** B4.72–B4.74, R1.44. */
export const swipeDistance = 50
export const swipeTime = 250
export const tapDistance = 1
/** B9.55, B9.56. */
export const velocitySamples = 5
export const axisLockDistance = 10
/** Milliseconds for which a movement still counts: a finger that rested longer before it was lifted throws nothing. */
const restTime = 100
/** B9.59, in seconds. */
export const swipeSeconds = 0.28
/** Speed in pixels per millisecond from which a drag continues to the next slide: that of the shortest swipe. */
const throwSpeed = swipeDistance / swipeTime

export type Gesture = 'tap' | 'swipe' | 'drag' | 'none'

export function gestureOf(distance: number, milliseconds: number): Gesture {
  if (Math.abs(distance) <= tapDistance) return 'tap'
  if (milliseconds > swipeTime) return 'drag'
  return Math.abs(distance) >= swipeDistance ? 'swipe' : 'none'
}

/**
 * Number of slides that a gesture moves; negative goes back. A swipe moves one. A drag moves as far as it passed the
 * snap point (a share of the width), or one when it is released in motion (B4.71).
 */
export function stepsOf(distance: number, milliseconds: number, width: number, velocity = 0, snap = 0.5): number {
  const gesture = gestureOf(distance, milliseconds)
  const way = distance < 0 ? 1 : -1
  if (gesture === 'swipe') return way
  if (gesture !== 'drag') return 0
  const drawn = Math.floor(Math.abs(distance) / width + 1 - snap)
  const isThrown = Math.abs(distance) >= swipeDistance && Math.abs(velocity) >= throwSpeed && velocity * distance > 0
  return way * Math.max(drawn, isThrown ? 1 : 0) + 0
}

export interface Sample {
  at: number
  x: number
}

/** The last five positions, oldest first. */
export function sampled(samples: readonly Sample[], sample: Sample): Sample[] {
  return [...samples, sample].slice(-velocitySamples)
}

/** Speed in pixels per millisecond over the stored samples, at the moment of release. */
export function velocityOf(samples: readonly Sample[], liftedAt: number): number {
  const first = samples[0]
  const last = samples.at(-1)
  if (!first || !last || last.at <= first.at || liftedAt - last.at > restTime) return 0
  return (last.x - first.x) / (last.at - first.at)
}

/** Axis to which a movement is locked after 10 px. */
export function axisOf(dx: number, dy: number): 'x' | 'y' | null {
  if (Math.hypot(dx, dy) < axisLockDistance) return null
  return Math.abs(dx) > Math.abs(dy) ? 'x' : 'y'
}
