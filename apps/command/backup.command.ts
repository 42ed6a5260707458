import { resolve } from 'node:path'
import { makeBackup } from '../archive/make-backup.ts'
import { type Command, dataOption } from './command.ts'
import { withInstallation } from './with-installation.ts'

export const backupCommand: Command = {
  name: 'backup',
  does: 'Writes the whole installation into one file: database, stored files, secret. The server may go on running.',
  takes: ['FILE'],
  options: { data: dataOption },
  examples: ['./quoin backup quoin-$(date +%F).tar.gz'],
  run: (input) =>
    withInstallation(input, async (ctx) => {
      const file = resolve(input.words[0] ?? '')
      const { tables, files, missing } = await makeBackup(ctx, file)
      input.say(`The backup is whole: ${tables} tables and ${files} files in ${file}`)
      for (const key of missing.slice(0, 20)) input.say(`Not in it, because it was removed meanwhile: ${key}`)
      input.say('Keep it where nobody else can read it: it holds the secret and all personal data.')
      return 0
    }),
}
