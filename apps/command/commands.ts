import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../server/project-root.ts'
import { backupCommand } from './backup.command.ts'
import { benchCommand } from './bench.command.ts'
import type { Command } from './command.ts'
import { createOwnerCommand } from './create-owner.command.ts'
import { createSiteCommand } from './create-site.command.ts'
import { devCommand } from './dev.command.ts'
import { doctorCommand } from './doctor.command.ts'
import { exportCommand } from './export.command.ts'
import { featuresCommand } from './features.command.ts'
import { importCommand } from './import.command.ts'
import { jobsCommand } from './jobs.command.ts'
import { newCommand } from './new.command.ts'
import { removeSecondFactorCommand } from './remove-second-factor.command.ts'
import { releaseCommand } from './release.command.ts'
import { restoreCommand } from './restore.command.ts'
import { signInLinkCommand } from './sign-in-link.command.ts'
import { rotateKeysCommand } from './rotate-keys.command.ts'
import { startCommand } from './start.command.ts'
import { testCommand } from './test.command.ts'
import { tryBackupCommand } from './try-backup.command.ts'

/** Commands that read the sources, which a release does not contain. */
const ofSources: readonly Command[] = [devCommand, newCommand, benchCommand, testCommand, releaseCommand]

/** All commands in the order of the help. */
export const commands: readonly Command[] = [
  startCommand,
  createOwnerCommand,
  createSiteCommand,
  signInLinkCommand,
  removeSecondFactorCommand,
  featuresCommand,
  importCommand,
  exportCommand,
  backupCommand,
  restoreCommand,
  tryBackupCommand,
  doctorCommand,
  jobsCommand,
  rotateKeysCommand,
  ...(existsSync(join(projectRoot(), 'tools')) ? ofSources : []),
]
