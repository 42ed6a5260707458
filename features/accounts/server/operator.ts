import type { OutsideTransaction, Writable } from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { askForBackup, backupList, backupPlace, type BackupsTable } from '#platform/backup'
import { cancelJobs, discardFailedJobs, failedJobs, queues, retryFailedJobs, runningJobs } from '#platform/jobs'
import { mailHold, sendAgain } from '#platform/mail'

import { accountProblems } from '../contract/accounts.problems.ts'
import type { operatorApi } from '../contract/index.ts'
import type { SignedInContext, SignedInTransaction } from './sessions/account-context.ts'
import { requireStaff, actAsStaff } from './sessions/require-staff.ts'

const mostShown = 200
const aboutMax = 300

export async function readJobs(ctx: SignedInContext): Promise<Output<typeof operatorApi.jobs>> {
  await requireStaff(ctx, 'jobs.read')
  const { waiting, oldest } = await queues(ctx)
  const parked = await failedJobs(ctx, mostShown)
  const running = await runningJobs(ctx, mostShown)
  return {
    waiting,
    oldest: oldest?.toISOString() ?? null,
    running: running.map(({ id, kind, payload, since, retries }) => ({
      id,
      kind,
      about: aboutOf(payload),
      since: since.toISOString(),
      retries,
    })),
    parked: parked.map(({ id, kind, reason, payload, since }) => ({
      id,
      kind,
      reason,
      about: aboutOf(payload),
      since: since.toISOString(),
    })),
  }
}

function aboutOf(payload: unknown): string {
  return JSON.stringify(payload ?? {}).slice(0, aboutMax)
}

type Chosen = Input<typeof operatorApi.retryJobs>

export async function retryJobs(ctx: Writable<SignedInContext>, { ids }: Chosen): Promise<{ count: number }> {
  await actAsStaff(ctx, 'jobs.change', 'retry')
  return { count: await retryFailedJobs(outside(ctx), ids) }
}

export async function discardJobs(ctx: Writable<SignedInContext>, { ids }: Chosen): Promise<{ count: number }> {
  await actAsStaff(ctx, 'jobs.change', 'discard')
  return { count: await discardFailedJobs(outside(ctx), ids) }
}

export async function cancelRunningJobs(ctx: Writable<SignedInContext>, { ids }: Chosen): Promise<{ count: number }> {
  await actAsStaff(ctx, 'jobs.change', 'cancel')
  return { count: await cancelJobs(outside(ctx), ids) }
}

export async function readBackups(ctx: SignedInContext): Promise<Output<typeof operatorApi.backups>> {
  await requireStaff(ctx, 'backups.read')
  const settings = ctx.config.backups
  const { backups, lastDone } = await backupList(ctx)
  const plan = settings && {
    place: backupPlace(settings.to),
    at: [...settings.at],
    keep: settings.keep,
    isEncrypted: settings.key !== null,
  }
  return { plan: plan ?? null, lastDone: lastDone?.asked_at.toISOString() ?? null, backups: backups.map(shown) }
}

function shown(row: BackupsTable): Output<typeof operatorApi.backups>['backups'][number] {
  return {
    id: row.id,
    state: row.state,
    at: row.asked_at.toISOString(),
    name: row.name,
    bytes: row.bytes,
    isEncrypted: row.is_encrypted,
    failure: row.failure,
    trial: row.tried_at && { at: row.tried_at.toISOString(), failure: row.trial_failure },
  }
}

export async function backUpNow(ctx: SignedInTransaction): Promise<Record<string, never>> {
  await actAsStaff(ctx, 'backups.make')
  if (!ctx.config.backups) throw accountProblems.noBackupPlace()
  await askForBackup(ctx)
  return {}
}

export async function readMailState(ctx: SignedInContext): Promise<Output<typeof operatorApi.mailState>> {
  await requireStaff(ctx, 'mail.read')
  const hold = await mailHold(ctx)
  return { held: hold && { since: hold.since.toISOString(), reason: hold.reason } }
}

export async function sendPlatformEmailAgain(
  ctx: SignedInTransaction,
  { id }: Input<typeof operatorApi.sendEmailAgain>,
): Promise<Record<string, never>> {
  await actAsStaff(ctx, 'mail.send', id)
  await sendAgain(ctx, { websiteId: null, id })
  return {}
}

/** The queues belong to the login role, so a transaction of the program's own role cannot access them. */
function outside(ctx: Writable<SignedInContext>): OutsideTransaction<SignedInContext> {
  if (ctx.tx) throw new Error('Jobs are moved in a transaction of their own.')
  return { ...ctx, tx: null }
}
