import { z } from 'zod'
import { siteById } from '#features/sites/server'
import type { PlatformContext, SiteContext, OutsideTransaction, Writable } from '#platform/context'
import { inSite } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { enqueue, longJob } from '#platform/jobs'
import { minuteMs } from '#platform/contract'
import { openAccount } from './accounts.queries.ts'
import { applyProviderEvent } from './apply-provider-event.ts'
import { callProvider } from './payment-steps.ts'
import { paymentRow } from './payments.queries.ts'
import type { PaymentsTable } from './payments.tables.ts'
import { providers } from './providers.ts'

/** Minutes after which an open payment without messages is looked up; after the last one only messages count. */
const minutes = [15, 60, 360, 1440, 4320] as const

/** Asks the provider for the state of open payments, because a message may be lost. */
export const reconcilePaymentsJob = longJob({
  name: 'payments.look-again',
  input: z.object({ websiteId: z.string(), paymentId: z.string(), round: z.int() }),
  run: async (ctx: OutsideTransaction<PlatformContext>, { websiteId, paymentId, round }) => {
    const site = await siteById(ctx, websiteId)
    if (!site) return
    const tx: OutsideTransaction<SiteContext> = { ...ctx, site, locale: languageOf(site.locale) }
    const payment = await inSite(tx, tx.site, (step) => paymentRow(step, paymentId))
    if (!payment || !isOpen(payment)) return
    await lookUp(tx, payment)
    await inSite(tx, tx.site, (step) => scheduleReconciliation(step, payment, round + 1))
  },
})

function isOpen({ state, wanted }: PaymentsTable): boolean {
  return wanted === null && state !== 'captured' && state !== 'cancelled'
}

async function lookUp(
  ctx: OutsideTransaction<SiteContext>,
  { id, provider: name, reference }: PaymentsTable,
): Promise<void> {
  const provider = providers[name]
  if (!provider.lookUp || reference === null) return
  const account = await inSite(ctx, ctx.site, (step) => openAccount(step, name, { mustBeOn: false }))
  const update = await callProvider(ctx, provider, async (called, step) =>
    called.lookUp?.(step, { account, reference }),
  )
  if (update) await inSite(ctx, ctx.site, (step) => applyProviderEvent(step, id, update))
}

/** Only a remote provider can know more than this database. */
export async function scheduleReconciliation(
  ctx: Writable<SiteContext>,
  payment: Pick<PaymentsTable, 'id' | 'provider'>,
  round: number,
): Promise<void> {
  const wait = minutes[round]
  if (wait === undefined || !providers[payment.provider].isOutside) return
  const after = new Date(ctx.now().getTime() + wait * minuteMs)
  await enqueue(
    ctx,
    reconcilePaymentsJob,
    { websiteId: ctx.site.id, paymentId: payment.id, round },
    { after, key: `${payment.id}:${round}` },
  )
}
