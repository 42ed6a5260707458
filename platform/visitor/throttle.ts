/** C9.23, C9.24 */
export const samplesKept = 22
export const waitFactor = 2

/** Runs work on request, but pauses for twice its usual duration: slow work runs less often. */
export function throttled(work: () => void, now: () => number = () => performance.now()): () => boolean {
  const took: number[] = []
  let rested = Number.NEGATIVE_INFINITY
  return () => {
    const began = now()
    if (began < rested) return false
    work()
    const ended = now()
    took.push(ended - began)
    if (took.length > samplesKept) took.shift()
    rested = ended + waitFactor * (took.reduce((sum, duration) => sum + duration, 0) / took.length)
    return true
  }
}
