import type { OutsideTransaction, PlatformContext } from '#platform/context'
import { openLog } from '#platform/log'
import { tryBackup, type Trial } from '../restore/try-backup.ts'
import { product } from '../server/features.ts'
import { readEnvironment } from '../server/read-environment.ts'
import { type Command, dataOption } from './command.ts'
import { archiveNamed } from './restore.command.ts'
import { withInstallation } from './with-installation.ts'

export const tryBackupCommand: Command = {
  name: 'try-backup',
  does: 'Restores a backup into a second place, opens each site there, says how it went, and removes it again. Nothing here is touched.',
  takes: ['[FILE]'],
  options: { data: dataOption },
  examples: ['./quoin try-backup', './quoin try-backup quoin-2026-06-01.tar.gz'],
  run: (input) =>
    withInstallation(input, async (ctx) => {
      const settings = readEnvironment({ data: input.text('data'), joins: true })
      const archive = await archiveNamed(input, settings)
      const began = performance.now()
      const note = (failure: string | null) => noteTrial(ctx, archive.name, failure)
      const trial = await tryBackup({ settings, product, log: openLog('try-backup', 'error') }, archive).catch(
        async (error: unknown) => {
          await note((error as Error).message.slice(0, 500))
          throw error
        },
      )
      const failure = failureOf(trial)
      await note(failure)
      const { madeAt, tables, files, sites } = trial
      input.say(`${archive.name}, made on ${madeAt}: ${tables} tables, ${files} files, ${sites} sites.`)
      const seconds = Math.round((performance.now() - began) / 1000)
      input.say(failure ?? `It was restored and each site was served, in ${seconds} s. Nothing of it was kept.`)
      return failure === null ? 0 : 1
    }),
}

function failureOf({ broken }: Trial): string | null {
  return broken.length === 0 ? null : `These sites were not served: ${broken.slice(0, 20).join(', ')}.`
}

async function noteTrial(ctx: OutsideTransaction<PlatformContext>, name: string, failure: string | null) {
  await ctx.db
    .updateTable('backups')
    .set({ tried_at: ctx.now(), trial_failure: failure })
    .where('name', '=', name)
    .execute()
}
