/**
 * Timings are counted in steps of a tenth, so that percentiles need one number per step, however many timings there
 * are.
 */
const growth = 1.1

/** Step of a timing in milliseconds, or of a score below one. */
export function timingStep(value: number): number {
  return Math.max(0, Math.round(Math.log(value * 1000) / Math.log(growth)))
}

/** The timing in the middle of a step. */
export function timingOf(step: number): number {
  return step === 0 ? 0 : growth ** step / 1000
}

/** Returns the value that three quarters of the timings do not exceed; null without any. */
export function upperQuartile(steps: ReadonlyMap<number, number>): number | null {
  const count = [...steps.values()].reduce((sum, n) => sum + n, 0)
  let passed = 0
  for (const [step, n] of [...steps].toSorted(([a], [b]) => a - b)) {
    passed += n
    if (passed >= count * 0.75) return timingOf(step)
  }
  return null
}
