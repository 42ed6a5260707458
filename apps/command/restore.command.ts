import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { archiveFile, type ArchiveSource } from '../archive/read-archive.ts'
import { restoreBackup } from '../archive/restore-backup.ts'
import { keptBackup } from '../server/backups/backup-store.ts'
import { backupKey } from '../server/read-backups.ts'
import { dataFolderOf, readEnvironment, type Settings } from '../server/read-environment.ts'
import { type Command, dataOption, type CommandInput } from './command.ts'

export const restoreCommand: Command = {
  name: 'restore',
  does: 'Puts a backup in place: into an empty installation, or over another one with --force. FILE may be “latest”: the newest of QUOIN_BACKUP_TO.',
  takes: ['FILE'],
  options: { force: { says: 'replace everything that is here' }, data: dataOption },
  examples: ['./quoin restore quoin-2026-06-01.tar.gz --data ./restored', './quoin restore latest --data ./restored'],
  run: async (input) => {
    const folder = dataFolderOf({ data: input.text('data') })
    const isNew = !existsSync(folder)
    try {
      const settings = readEnvironment({ data: folder })
      const force = input.has('force')
      const { madeAt, tables, files } = await restoreBackup(settings, await archiveNamed(input, settings), { force })
      input.say(`Restored: ${tables} tables and ${files} files, as they were on ${madeAt}.`)
      return 0
    } catch (error) {
      if (isNew) rmSync(folder, { recursive: true, force: true })
      throw error
    }
  },
}

/** A file of this machine, or `latest`. */
export async function archiveNamed(input: CommandInput, settings: Settings): Promise<ArchiveSource> {
  const [word = 'latest'] = input.words
  return word === 'latest' ? keptBackup(settings, undefined, backupKey()) : archiveFile(resolve(word), backupKey())
}
