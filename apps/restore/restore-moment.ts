import { type MomentOptions, type RecoveredMoment, recoverMoment } from '#platform/backup'
import type { Settings } from '../server/read-environment.ts'
import { restoreTarget } from './restore-target.ts'

/** Restores the embedded database of these settings to a moment. */
export function restoreMoment(settings: Settings, options: MomentOptions): Promise<RecoveredMoment> {
  return recoverMoment(restoreTarget(settings), options)
}
