import { readFileSync } from 'node:fs'

/**
 * Whether a process has ended. Whoever adopted it may take a moment to ask for its end: until then the system keeps its
 * number.
 */
export function isGone(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return true
  }
}
