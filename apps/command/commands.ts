import { backupCommand } from './backup.command.ts'
import { benchCommand } from './bench.command.ts'
import type { Command } from './command.ts'
import { createOwnerCommand } from './create-owner.command.ts'
import { createSiteCommand } from './create-site.command.ts'
import { devCommand } from './dev.command.ts'
import { doctorCommand } from './doctor.command.ts'
import { exportCommand } from './export.command.ts'
import { importCommand } from './import.command.ts'
import { restoreCommand } from './restore.command.ts'
import { signInLinkCommand } from './sign-in-link.command.ts'
import { rotateKeysCommand } from './rotate-keys.command.ts'
import { startCommand } from './start.command.ts'
import { testCommand } from './test.command.ts'

/** In the order in which the help lists them. */
export const commands: readonly Command[] = [
  startCommand,
  createOwnerCommand,
  createSiteCommand,
  signInLinkCommand,
  importCommand,
  exportCommand,
  backupCommand,
  restoreCommand,
  doctorCommand,
  rotateKeysCommand,
  benchCommand,
  devCommand,
  testCommand,
]
