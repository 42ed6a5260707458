import { allSites } from '#features/sites/server'
import {
  formerLinks,
  type OutsideTransaction,
  type PlatformContext,
  provided,
  type ResealBatch,
  type ResealedBatch,
  type SealedData,
  sealedOfInstallation,
  sealedOfSites,
} from '#platform/context'
import { inSite, withLock } from '#platform/database'
import { resealAcmeAccounts, resealCertificates } from '#platform/certificates'
import { resealEmails } from '#platform/mail'
import { minuteMs } from '#platform/contract'

type Context = OutsideTransaction<PlatformContext>
interface Resealed {
  readonly what: string
  readonly count: number
}

/** Sealed data of the platform itself. */
const ofPlatform: readonly SealedData<Context>[] = [
  { name: 'emails', reseal: resealEmails },
  { name: 'certificates', reseal: resealCertificates },
  { name: 'accounts at authorities', reseal: resealAcmeAccounts },
]

const resealLock = 5_170_330

/**
 * Encrypts and signs data of former secrets with the present one; a trial only counts them. Short-lived values (forms,
 * previews, opened pages) need no work: they are accepted with either, and issued with the present one.
 */
export async function resealAll(ctx: Context, { isTrial = false } = {}): Promise<Resealed[]> {
  if (isTrial) return resealed(ctx, true)
  return withLock(ctx.config.databaseUrl, resealLock, () => resealed(ctx, false))
}

async function resealed(ctx: Context, isTrial: boolean): Promise<Resealed[]> {
  const counts = new Map<string, number>()
  const add = (what: string, count: number) => counts.set(what, (counts.get(what) ?? 0) + count)
  for (const { name, reseal } of [...provided(ctx.product, sealedOfInstallation), ...ofPlatform])
    add(name, await allBatches((batch) => reseal(ctx, batch), isTrial))
  for (const site of await allSites(ctx))
    for (const { name, reseal } of provided(ctx.product, sealedOfSites)) {
      const batchOfSite = (batch: ResealBatch) =>
        inSite({ ...ctx, locale: 'en' as const }, site, (tx) => reseal(tx, batch))
      add(name, await allBatches(batchOfSite, isTrial))
    }
  if (!isTrial) await noteFormer(ctx, (ctx.config.formerSecrets ?? []).length > 0)
  return [...counts].map(([what, count]) => ({ what, count }))
}

async function allBatches(work: (batch: ResealBatch) => Promise<ResealedBatch>, isTrial: boolean): Promise<number> {
  let sum = 0
  for (let after: string | null = ''; after !== null; ) {
    const { count, last } = await work({ after, isTrial })
    sum += count
    after = last
  }
  return sum
}

/** Removes links of former secrets that are no longer accepted. */
export async function forgetFormerLinks(ctx: Context): Promise<void> {
  const { accepts_former_secret: accepts } = await ctx.db
    .selectFrom('installation')
    .select('accepts_former_secret')
    .executeTakeFirstOrThrow()
  if (!accepts) return
  for (const site of await allSites(ctx))
    await inSite({ ...ctx, locale: 'en' as const }, site, async (tx) => {
      for (const forget of provided(ctx.product, formerLinks)) await forget(tx)
    })
  await noteFormer(ctx, false)
}

async function noteFormer({ db }: Context, accepts: boolean): Promise<void> {
  await db.updateTable('installation').set({ accepts_former_secret: accepts }).execute()
}

const againMs = minuteMs

/** Runs when a worker starts, until all data are sealed with the new keys. */
export function runReseal(ctx: Context): { stop: () => Promise<void> } {
  let isStopped = false
  let timer: NodeJS.Timeout | undefined
  const hasFormer = (ctx.config.formerSecrets ?? []).length > 0
  const work = async (): Promise<void> => {
    try {
      if (!hasFormer) return await forgetFormerLinks(ctx)
      const parts = (await resealAll(ctx)).filter(({ count }) => count > 0)
      const counts = Object.fromEntries(parts.map(({ what, count }) => [what, count]))
      if (parts.length > 0) ctx.log.info({ counts }, 'What the former secret sealed is sealed anew.')
    } catch (error) {
      ctx.log.error({ error }, 'What the former secret sealed could not all be sealed anew; it is tried again.')
      if (!isStopped) timer = setTimeout(again, againMs)
    }
  }
  const again = (): void => {
    working = work()
  }
  let working = work()
  return {
    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      await working
    },
  }
}
