import { resolve } from 'node:path'
import { askForBackup, backupList, backupPlace, backupProblems, makeBackup, makeDueBackup } from '#platform/backup'
import type { OutsideTransaction, PlatformContext } from '#platform/context'
import { backupKey } from '../server/read-environment.ts'
import { type Command, dataOption, type CommandInput } from './command.ts'
import { withInstallation } from './with-installation.ts'

export const backupCommand: Command = {
  name: 'backup',
  does: 'Writes the whole installation into one file: database, stored files, secret. The server may go on running. Without FILE, into the place of QUOIN_BACKUP_TO.',
  takes: ['[FILE]'],
  options: {
    list: { says: 'lists the backups that were made on the schedule, and does nothing else' },
    data: dataOption,
  },
  examples: ['./quoin backup quoin-$(date +%F).tar.gz', './quoin backup', './quoin backup --list'],
  run: (input) =>
    withInstallation(input, async (ctx) => {
      if (input.has('list')) return list(ctx, input)
      const [word] = input.words
      return word === undefined ? intoPlace(ctx, input) : intoFile(ctx, input, resolve(word))
    }),
}

async function intoFile(ctx: PlatformContext, input: CommandInput, file: string): Promise<number> {
  const key = backupKey()
  const { tables, files, missing } = await makeBackup(ctx, file, key)
  input.say(`The backup is whole: ${tables} tables and ${files} files in ${file}`)
  for (const name of missing.slice(0, 20)) input.say(`Not in it, because it was removed meanwhile: ${name}`)
  if (key === null) input.say('Keep it where nobody else can read it: it holds the secret and all personal data.')
  else input.say('It is encrypted with QUOIN_BACKUP_KEY: keep that apart from it, nobody opens it without.')
  return 0
}

async function intoPlace(ctx: OutsideTransaction<PlatformContext>, input: CommandInput): Promise<number> {
  const settings = ctx.config.backups
  if (!settings) throw backupProblems.noBackupPlace()
  await askForBackup(ctx)
  const wasBackedUp = await makeDueBackup(ctx, settings)
  const [newest] = (await backupList(ctx)).backups
  if (wasBackedUp) input.say(`The backup is whole: ${newest?.name} in ${backupPlace(settings.to)}`)
  else if (newest?.state === 'failed') input.say(`The backup failed: ${newest.failure}`)
  else throw backupProblems.backupRunning()
  return wasBackedUp ? 0 : 1
}

async function list(ctx: PlatformContext, input: CommandInput): Promise<number> {
  const { backups } = await backupList(ctx)
  if (backups.length === 0) input.say('No backup was made on the schedule yet.')
  for (const { asked_at, state, name, bytes, failure, tried_at, trial_failure } of backups) {
    const trial = tried_at && `restored as a trial ${trial_failure === null ? 'well' : `in vain: ${trial_failure}`}`
    const parts = [asked_at.toISOString(), state, name, bytes === null ? null : `${bytes} bytes`, failure, trial]
    input.say(parts.filter(Boolean).join('  '))
  }
  return 0
}
