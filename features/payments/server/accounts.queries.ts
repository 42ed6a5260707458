import type { Selectable } from 'kysely'
import type { SiteContext } from '#platform/context'
import { siteCache, siteTables } from '#platform/database'
import { type ProviderName, paymentsProblems, providerNames } from '../contract/index.ts'
import { isTestAccount } from './is-test-account.ts'
import type { PaymentAccountsTable } from './payments.tables.ts'
import type { ProviderAccount } from './provider.ts'
import { unseal } from './seal.ts'

export type AccountRow = Selectable<PaymentAccountsTable>

/** Returns the account of every provider, as set or by default. The test gateway is on until another provider is. */
export async function accountRows(ctx: SiteContext): Promise<AccountRow[]> {
  const rows = await setRows(ctx)
  const hasOther = rows.some((row) => row.provider !== 'test' && row.is_enabled)
  return providerNames.map(
    (provider) =>
      rows.find((row) => row.provider === provider) ?? startOf(ctx, provider, provider === 'test' && !hasOther),
  )
}

/** Returns the providers that have been set up. */
export async function configuredProviders(ctx: SiteContext): Promise<ReadonlySet<ProviderName>> {
  return new Set((await setRows(ctx)).map(({ provider }) => provider))
}

function setRows(ctx: SiteContext): Promise<AccountRow[]> {
  return siteCache.value(ctx, 'payment accounts', () =>
    siteTables(ctx).selectFrom('payment_accounts').selectAll().execute(),
  )
}

function startOf(ctx: SiteContext, provider: ProviderName, isEnabled: boolean): AccountRow {
  return {
    website_id: ctx.site.id,
    provider,
    is_enabled: isEnabled,
    title: '',
    instructions: '',
    publishable_key: '',
    secret_key: null,
    secret_key_end: '',
    webhook_secret: null,
    webhook_secret_end: '',
    older_webhook_secret: null,
    older_webhook_secret_end: '',
    capture: 'now',
    changed_at: ctx.now(),
  }
}

/**
 * The account with its secrets opened: for one call, never kept or logged. `mustBeOn` for new payments; old ones are
 * finished also when it is switched off.
 */
export async function openAccount(
  ctx: SiteContext,
  provider: ProviderName,
  { mustBeOn }: { mustBeOn: boolean },
): Promise<ProviderAccount> {
  const row = (await accountRows(ctx)).find((candidate) => candidate.provider === provider)
  if (!row || (mustBeOn && !row.is_enabled)) throw paymentsProblems.providerOff({ provider })
  const secrets = await Promise.all(
    [row.webhook_secret, row.older_webhook_secret].map(async (sealed) => (sealed === null ? '' : unseal(ctx, sealed))),
  )
  return {
    provider,
    isTest: isTestAccount(ctx, row),
    title: row.title,
    instructions: row.instructions,
    publishableKey: row.publishable_key,
    secretKey: row.secret_key === null ? '' : await unseal(ctx, row.secret_key),
    webhookSecrets: secrets.filter((secret) => secret !== ''),
    capture: row.capture,
  }
}
