import { existsSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { archiveFile, type ArchiveSource, keptBackup } from '#platform/backup'
import { restoreBackup } from '../restore/restore-backup.ts'
import { restoreMoment } from '../restore/restore-moment.ts'
import { backupKey, dataFolderOf, readEnvironment, type Settings } from '../server/read-environment.ts'
import { type Command, dataOption, type CommandInput } from './command.ts'
import { commandProblems } from './command.problems.ts'

export const restoreCommand: Command = {
  name: 'restore',
  does: 'Puts a backup in place: into an empty installation, or over another one with --force. FILE may be “latest”: the newest of QUOIN_BACKUP_TO. With --at, the embedded database as it was at a moment.',
  takes: ['[FILE]'],
  options: {
    force: { says: 'replace everything that is here' },
    at: { value: "'2026-11-25 14:30'", says: 'a moment (UTC) within QUOIN_BACKUP_DAYS, or “latest”' },
    from: { value: './data', says: 'with --at: the data folder of before, whose files and secret are taken' },
    data: dataOption,
  },
  examples: [
    './quoin restore quoin-2026-06-01.tar.gz --data ./restored',
    './quoin restore latest --data ./restored',
    "./quoin restore --at '2026-11-25 14:30' --from ./data --data ./restored",
  ],
  run: async (input) => {
    const folder = dataFolderOf({ data: input.text('data') })
    const isNew = !existsSync(folder)
    try {
      const settings = readEnvironment({ data: folder })
      return await (input.text('at') === undefined ? restoreFile(input, settings) : restoreAt(input, settings))
    } catch (error) {
      if (isNew) rmSync(folder, { recursive: true, force: true })
      throw error
    }
  },
}

async function restoreFile(input: CommandInput, settings: Settings): Promise<number> {
  if (input.words[0] === undefined) throw commandProblems.missingWord({ command: 'restore', word: 'FILE' })
  const force = input.has('force')
  const { madeAt, tables, files } = await restoreBackup(settings, await archiveNamed(input, settings), { force })
  input.say(`Restored: ${tables} tables and ${files} files, as they were on ${madeAt}.`)
  return 0
}

async function restoreAt(input: CommandInput, settings: Settings): Promise<number> {
  const at = momentOf(input.text('at') ?? '')
  const from = input.text('from')
  const key = backupKey()
  const { base, pieces, files } = await restoreMoment(settings, { at, key, from: from && resolve(from) })
  const reached = at ? `as it was on ${at.toISOString()}` : 'as far as the log reaches'
  input.say(`Restored: the database ${reached}, and ${files} files.`)
  input.say(`It was made from the copy of ${base.startedAt} and ${pieces} pieces of the log.`)
  return 0
}

/** Parses a moment, in UTC unless it names a zone; null for the end of the log. */
function momentOf(typed: string): Date | null {
  if (typed === 'latest') return null
  const [, day, time, zone = 'Z'] =
    /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?$/.exec(typed.trim()) ?? []
  const moment = new Date(`${day}T${time}${zone}`)
  if (Number.isNaN(moment.getTime())) throw commandProblems.momentUnfit({ typed })
  return moment
}

/** A file of this machine, or `latest`. */
export async function archiveNamed(input: CommandInput, settings: Settings): Promise<ArchiveSource> {
  const [word = 'latest'] = input.words
  return word === 'latest' ? keptBackup(settings, undefined, backupKey()) : archiveFile(resolve(word), backupKey())
}
