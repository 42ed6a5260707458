import { defaultDuration, wantsLessMotion } from './motion.ts'

export interface Tween {
  /** Settles at the end, or when the tween is stopped. */
  readonly done: Promise<void>
  stop(): void
}

/** Calls `step` with 0 … 1 on every frame. With reduced motion it is called once, with 1. */
export function tween(step: (progress: number) => void, duration: number = defaultDuration): Tween {
  if (typeof step !== 'function') throw new TypeError('A tween needs a function.')
  if (!Number.isFinite(duration)) throw new TypeError('A tween needs a finite duration.')
  let stop = () => {}
  const done = new Promise<void>((resolve) => {
    stop = resolve
    if (wantsLessMotion() || duration <= 0) {
      step(1)
      return resolve()
    }
    const began = performance.now()
    const frame = (now: number) => {
      const progress = Math.min(1, Math.max(0, (now - began) / duration))
      step(ease(progress))
      if (progress === 1) resolve()
      else next = requestAnimationFrame(frame)
    }
    let next = requestAnimationFrame(frame)
    stop = () => {
      cancelAnimationFrame(next)
      resolve()
    }
  })
  return { done, stop: () => stop() }
}

/** Fast at first, then slowing down. */
function ease(progress: number): number {
  return 1 - (1 - progress) ** 3
}
