import { type ArchiveSource, restoreArchive, type RestoreOptions, type RestoreResult } from '#platform/backup'
import type { Settings } from '../server/read-environment.ts'
import { restoreTarget } from './restore-target.ts'

/**
 * Restores a backup into the installation of these settings. Without other migrations, those of the program are used.
 */
export function restoreBackup(
  settings: Settings,
  archive: ArchiveSource | string,
  { migrationsFolder, ...options }: RestoreOptions & { readonly migrationsFolder?: string },
): Promise<RestoreResult> {
  return restoreArchive({ ...restoreTarget(settings), ...(migrationsFolder && { migrationsFolder }) }, archive, options)
}
