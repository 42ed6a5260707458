import { siteTables } from '#platform/database'
import type { SiteContext, SiteTransaction, OutsideTransaction } from '#platform/context'
import type { ProviderName } from '../contract/index.ts'
import { openAccount } from './accounts.queries.ts'
import { applyProviderEvent } from './apply-provider-event.ts'
import { type PaymentSteps, separateSteps, stepsWithin } from './payment-steps.ts'
import type { PaymentProvider, ProviderEvent, ProviderUpdate } from './provider.ts'
import { localProvider, providers } from './providers.ts'

/**
 * Processes a provider's message once. Its content is not trusted: the provider is asked for the present state, so
 * messages may be repeated, late and in any order. Returns false for a repeated one.
 */
export function receiveEvent(
  ctx: OutsideTransaction<SiteContext>,
  name: ProviderName,
  event: ProviderEvent,
): Promise<boolean> {
  return receive(separateSteps(ctx), providers[name], event)
}

/** Like `receiveEvent`, in the caller's transaction: for providers that keep their records in this database. */
export function receiveLocalEvent(tx: SiteTransaction, name: ProviderName, event: ProviderEvent): Promise<boolean> {
  return receive(stepsWithin(tx), localProvider(name), event)
}

async function receive<P extends PaymentProvider>(
  steps: PaymentSteps<P>,
  provider: P,
  event: ProviderEvent,
): Promise<boolean> {
  const { name } = provider
  const paymentId = await steps.inStep((tx) => paymentOf(tx, name, event))
  if (await steps.inStep((tx) => isHeard(tx, name, event.id))) return false
  const update = paymentId && event.reference ? await askAbout(steps, provider, event.reference) : null
  await steps.inStep(async (tx) => {
    await note(tx, name, event)
    if (paymentId && update) await applyProviderEvent(tx, paymentId, update)
  })
  return true
}

async function askAbout<P extends PaymentProvider>(
  { inStep, callProvider }: PaymentSteps<P>,
  provider: P,
  reference: string,
): Promise<ProviderUpdate | null> {
  if (!provider.lookUp) return null
  const account = await inStep((tx) => openAccount(tx, provider.name, { mustBeOn: false }))
  return callProvider(provider, async (called, ctx) => (await called.lookUp?.(ctx, { account, reference })) ?? null)
}

async function paymentOf(
  ctx: SiteContext,
  provider: ProviderName,
  { reference, paymentId }: ProviderEvent,
): Promise<string | null> {
  if (reference === null) return null
  const row = await siteTables(ctx)
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', provider)
    .where((is) =>
      is.or([
        is('reference', '=', reference),
        ...(paymentId
          ? [
              is.and([
                is('id', '=', paymentId),
                is.or([is('reference', 'is', null), is('reference', 'like', 'cs\\_%')]),
              ]),
            ]
          : []),
      ]),
    )
    .executeTakeFirst()
  return row?.id ?? null
}

async function isHeard(ctx: SiteContext, provider: ProviderName, eventId: string): Promise<boolean> {
  const row = await siteTables(ctx)
    .selectFrom('payment_events')
    .select('event_id')
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Two processes that receive the same message at the same time both ask; merging the same update twice changes nothing.
 */
async function note(
  ctx: SiteTransaction,
  provider: ProviderName,
  { id, kind, reference, happenedAt }: ProviderEvent,
): Promise<void> {
  await siteTables(ctx)
    .insertInto('payment_events')
    .values({
      provider,
      event_id: id,
      kind,
      reference: reference ?? '',
      happened_at: happenedAt,
      received_at: ctx.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
