import type { SiteContext } from '#platform/context'
import type { ProviderName } from '../contract/index.ts'
import { openAccount } from './accounts.queries.ts'
import { applyProviderEvent } from './apply-provider-event.ts'
import { callProvider, inStep } from './in-steps.ts'
import type { ProviderEvent, ProviderUpdate } from './provider.ts'
import { providers } from './providers.ts'

/**
 * Hears a provider's message once. What it says is not believed word for word: the provider is asked how the payment stands now, so that
 * messages may come twice, late and in any order. False when it was heard before.
 */
export async function receiveEvent(ctx: SiteContext, provider: ProviderName, event: ProviderEvent): Promise<boolean> {
  const paymentId = await inStep(ctx, (inside) => paymentOf(inside, provider, event))
  if (await inStep(ctx, (inside) => isHeard(inside, provider, event.id))) return false
  const update = paymentId && event.reference ? await askAbout(ctx, provider, event.reference) : null
  await inStep(ctx, async (inside) => {
    await note(inside, provider, event)
    if (paymentId && update) await applyProviderEvent(inside, paymentId, update)
  })
  return true
}

async function askAbout(ctx: SiteContext, name: ProviderName, reference: string): Promise<ProviderUpdate | null> {
  const provider = providers[name]
  const { lookUp } = provider
  if (!lookUp) return null
  const account = await inStep(ctx, (inside) => openAccount(inside, name, { mustBeOn: false }))
  return callProvider(ctx, provider, (inside) => lookUp(inside, { account, reference }))
}

async function paymentOf(
  ctx: SiteContext,
  provider: ProviderName,
  { reference, paymentId }: ProviderEvent,
): Promise<string | null> {
  if (reference === null) return null
  const row = await ctx.db
    .selectFrom('payments')
    .select('id')
    .where('website_id', '=', ctx.site.id)
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
  const row = await ctx.db
    .selectFrom('payment_events')
    .select('event_id')
    .where('website_id', '=', ctx.site.id)
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .executeTakeFirst()
  return row !== undefined
}

/** Two that hear the same message at the same time both ask; joining the same news twice changes nothing. */
async function note(
  ctx: SiteContext,
  provider: ProviderName,
  { id, kind, reference, happenedAt }: ProviderEvent,
): Promise<void> {
  await ctx.db
    .insertInto('payment_events')
    .values({
      website_id: ctx.site.id,
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
