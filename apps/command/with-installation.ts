import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { accountByEmail, accountOf } from '#features/accounts/server'
import { allSites, siteByName } from '#features/sites/server'
import type { Account, PlatformContext, Site, OutsideTransaction } from '#platform/context'
import { openLog } from '#platform/log'
import { product } from '../server/features.ts'
import { openInstallation } from '../server/open-installation.ts'
import { dataFolderOf, readEnvironment } from '../server/read-environment.ts'
import type { CommandInput } from './command.ts'
import { commandProblems } from './command.problems.ts'
import { listenForStop } from './stopping.ts'

/**
 * Runs a command on the named installation: beside a running server on the same database, or with a database that is
 * opened for the command. Signals close it too: `graceMs` is the time that work which listens to `signal` has for
 * finishing.
 */
export async function withInstallation<R>(
  input: CommandInput,
  work: (ctx: OutsideTransaction<PlatformContext>, signal: AbortSignal) => Promise<R>,
  { begins = false, graceMs = 0 } = {},
): Promise<R> {
  const line = { data: input.text('data'), joins: true }
  const folder = dataFolderOf(line)
  // Refuses a misspelt data folder, which would otherwise become a new installation with an empty backup.
  if (!process.env['DATABASE_URL'] && !begins && !existsSync(join(folder, 'postgres')))
    throw commandProblems.noInstallation({ folder })
  const settings = readEnvironment(line)
  const stopping = listenForStop(graceMs)
  const installation = await openInstallation({ settings, product, log: openLog('command', 'error'), connections: 5 })
  try {
    if (stopping.signal.aborted) throw commandProblems.stopped()
    return await Promise.race([work(installation.ctx, stopping.signal), stopping.over])
  } finally {
    // A statement that goes on for long is not waited for: its connection ends with this process, if not with the
    // database.
    await (stopping.signal.aborted ? installation.embedded?.close() : installation.close())
    stopping.forget()
  }
}

export async function accountNamed(ctx: PlatformContext, email: string): Promise<Account> {
  const row = await accountByEmail(ctx, email.trim().toLowerCase())
  if (!row) throw commandProblems.noAccount({ email })
  return accountOf(row)
}

export async function siteNamed(ctx: PlatformContext, name: string): Promise<Site> {
  const site = await siteByName(ctx, name.trim().toLowerCase())
  if (site) return site
  const siteNames = (await allSites(ctx)).map((existing) => existing.name)
  throw commandProblems.noSite({ name, choices: siteNames.slice(0, 20).join(', ') })
}
