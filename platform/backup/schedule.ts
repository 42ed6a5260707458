import { dayMs, minuteMs } from '#platform/contract'
import type { BackupsTable } from './backups.tables.ts'

/** Pause after a failed backup: enough to free space on a disk, and short enough for a backup on the same day. */
export const retryMs = 30 * minuteMs

/** The last of these times of the day (minutes of UTC) that is not in the future. */
export function lastTime(at: readonly number[], now: Date): Date {
  const midnight = Math.floor(now.getTime() / dayMs) * dayMs
  const moments = [midnight - dayMs, midnight].flatMap((begin) => at.map((time) => begin + time * minuteMs))
  return new Date(Math.max(...moments.filter((moment) => moment <= now.getTime())))
}

type Newest = Pick<BackupsTable, 'state' | 'asked_at' | 'ended_at'>

/**
 * Tells whether a backup is due: it was requested, or the last scheduled one is missing, for instance because the
 * machine was off.
 */
export function isDue(at: readonly number[], now: Date, newest: Newest | null, lastDone: Newest | null): boolean {
  if (newest?.state === 'asked') return true
  const since = lastTime(at, now)
  const isMissing = !lastDone || lastDone.asked_at < since
  if (newest?.state === 'failed' && newest.ended_at && (newest.asked_at >= since || !isMissing))
    return now.getTime() - newest.ended_at.getTime() >= retryMs
  return isMissing
}
