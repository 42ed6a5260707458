import { resolve } from 'node:path'
import { readEnvironment } from '../server/read-environment.ts'
import { restoreBackup } from '../archive/restore-backup.ts'
import { type Command, dataOption } from './command.ts'

export const restoreCommand: Command = {
  name: 'restore',
  does: 'Puts a backup in place: into an empty installation, or over another one with --force.',
  takes: ['FILE'],
  options: { force: { says: 'replace everything that is here' }, data: dataOption },
  examples: ['./quoin restore quoin-2026-06-01.tar.gz --data ./restored'],
  run: async (input) => {
    const settings = readEnvironment({ data: input.text('data') })
    const { madeAt, tables, files } = await restoreBackup(settings, resolve(input.words[0] ?? ''), {
      force: input.has('force'),
    })
    input.say(`Restored: ${tables} tables and ${files} files, as they were on ${madeAt}.`)
    return 0
  },
}
