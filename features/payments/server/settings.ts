import { audit } from '#features/accounts/server'
import {
  cacheTag,
  type OwnerContext,
  type SiteContext,
  type OwnerTransaction,
  type SiteTransaction,
} from '#platform/context'
import type { Input } from '#platform/contract'
import { changed, siteTables } from '#platform/database'
import type { Language } from '#platform/i18n'
import {
  type PaymentSubject,
  type PaymentOption,
  type PaymentSettings,
  paymentsMessages,
  paymentsProblems,
  type paymentsApi,
} from '../contract/index.ts'
import { type AccountRow, accountRows, configuredProviders } from './accounts.queries.ts'
import { isTestAccount } from './is-test-account.ts'
import { providers } from './providers.ts'
import { seal, unseal } from './seal.ts'

export async function readSettings(ctx: OwnerContext): Promise<PaymentSettings> {
  ctx.require('commerce.payments')
  return settingsOf(ctx)
}

/**
 * Changes the given settings. Secrets are never returned; the former webhook secret is accepted until the next change.
 */
export async function changeSettings(
  ctx: OwnerTransaction,
  change: Input<typeof paymentsApi.change>,
): Promise<PaymentSettings> {
  ctx.require('commerce.payments')
  const before = (await accountRows(ctx)).find((row) => row.provider === change.provider)
  if (!before) throw paymentsProblems.providerOff({ provider: change.provider })
  const after: AccountRow = {
    ...before,
    is_enabled: change.isEnabled ?? before.is_enabled,
    title: change.title ?? before.title,
    instructions: change.instructions ?? before.instructions,
    publishable_key: change.publishableKey ?? before.publishable_key,
    capture: change.capture ?? before.capture,
    ...(await changedSecrets(ctx, before, change)),
    changed_at: ctx.now(),
  }
  check(after, change)
  await checkWorlds(ctx, after, change)
  await ctx.db
    .insertInto('payment_accounts')
    .values(after)
    .onConflict((conflict) => conflict.columns(['website_id', 'provider']).doUpdateSet(after))
    .execute()
  await audit(ctx, {
    action: 'payments.settings_changed',
    subject: change.provider,
    before: shownOf(before),
    after: shownOf(after),
  })
  await changed(ctx, [cacheTag.terms])
  return settingsOf(ctx)
}

async function changedSecrets(
  ctx: SiteTransaction,
  before: AccountRow,
  { secretKey, webhookSecret }: Input<typeof paymentsApi.change>,
): Promise<Partial<AccountRow>> {
  const isNewHook = webhookSecret !== undefined
  return {
    ...(secretKey === undefined
      ? {}
      : { secret_key: secretKey === '' ? null : await seal(ctx, secretKey), secret_key_end: secretKey.slice(-4) }),
    ...(isNewHook
      ? {
          webhook_secret: webhookSecret === '' ? null : await seal(ctx, webhookSecret),
          webhook_secret_end: webhookSecret.slice(-4),
        }
      : {}),
    ...(isNewHook
      ? { older_webhook_secret: before.webhook_secret, older_webhook_secret_end: before.webhook_secret_end }
      : {}),
  }
}

function check(after: AccountRow, { secretKey }: Input<typeof paymentsApi.change>): void {
  if (after.provider !== 'stripe') return
  const wrong = (what: string) => paymentsProblems.settingsUnfit({ what })
  if (secretKey && !/^(sk|rk)_(test|live)_\w+$/.test(secretKey))
    throw wrong('The secret key of Stripe starts with sk_ or rk_.')
  if (after.publishable_key !== '' && !/^pk_(test|live)_\w+$/.test(after.publishable_key))
    throw wrong('The publishable key of Stripe starts with pk_.')
  if (after.is_enabled && (after.secret_key === null || after.publishable_key === '' || after.webhook_secret === null))
    throw wrong(
      'Stripe needs a publishable key, a secret key and the secret of the webhook before it can be switched on.',
    )
}

/** A payment page in one mode would pay for orders of the other: test money would buy real goods. */
async function checkWorlds(
  ctx: SiteTransaction,
  after: AccountRow,
  { secretKey }: Input<typeof paymentsApi.change>,
): Promise<void> {
  if (after.provider !== 'stripe' || !after.is_enabled || after.secret_key === null) return
  const secret = secretKey ?? (await unseal(ctx, after.secret_key))
  if (/^.._test_/.test(secret) !== isTestAccount(ctx, after))
    throw paymentsProblems.settingsUnfit({
      what: 'One key of Stripe is a test key and the other is a live key: both come from one mode.',
    })
}

function shownOf({ is_enabled, title, publishable_key, secret_key_end, webhook_secret_end, capture }: AccountRow) {
  return { is_enabled, title, publishable_key, secret_key_end, webhook_secret_end, capture }
}

async function settingsOf(ctx: SiteContext): Promise<PaymentSettings> {
  const [rows, set] = [await accountRows(ctx), await configuredProviders(ctx)]
  const end = (signs: string) => (signs === '' ? '' : `…${signs}`)
  return {
    providers: rows.map((row) => ({
      provider: row.provider,
      isEnabled: row.is_enabled,
      isStart: !set.has(row.provider),
      isTest: isTestAccount(ctx, row),
      title: row.title,
      instructions: row.instructions,
      publishableKey: row.publishable_key,
      secretKeyEnd: end(row.secret_key_end),
      webhookSecretEnd: end(row.webhook_secret_end),
      olderWebhookSecretEnd: end(row.older_webhook_secret_end),
      webhookUrl: row.provider === 'stripe' ? `${ctx.site.baseUrl}/api/payments/stripe/webhook` : '',
      capture: row.capture,
    })),
  }
}

/** Tells whether shoppers can pay with real money: gift cards bought with test payments are then worthless. */
export async function takesLivePayments(ctx: SiteContext): Promise<boolean> {
  return (await accountRows(ctx)).some((row) => row.is_enabled && !isTestAccount(ctx, row))
}

/** The ways to pay that a shopper may choose, in the shopper's language. */
export async function paymentOptions(ctx: SiteContext): Promise<PaymentOption[]> {
  const rows = await accountRows(ctx)
  return rows
    .filter((row) => row.is_enabled)
    .map((row) => ({
      provider: row.provider,
      title: row.title || paymentsMessages(ctx.locale, `option.${row.provider}`),
      description: paymentsMessages(ctx.locale, `option.${row.provider}.description`),
      isTest: isTestAccount(ctx, row),
      canSave: providers[row.provider].saveMethod !== undefined,
      script: row.provider === 'stripe' ? { publishableKey: row.publishable_key, capture: row.capture } : null,
    }))
}

const underWay = ['action', 'processing', 'authorised'] as const

/**
 * Returns the owner's instructions for an outstanding payment, or the contact to ask. Empty while a card or bank
 * payment is under way.
 */
export async function openPaymentText(ctx: SiteContext, subject: PaymentSubject, language: Language): Promise<string> {
  const manual = (await accountRows(ctx)).find((row) => row.provider === 'manual')
  const payments = await siteTables(ctx)
    .selectFrom('payments')
    .select(['provider', 'state'])
    .where('subject', '=', subject)
    .execute()
  if (payments.some(({ state }) => underWay.some((candidate) => candidate === state))) return ''
  const isAgreed = payments.some(({ provider, state }) => provider === 'manual' && state === 'pending')
  if (!manual?.is_enabled && !isAgreed) return ''
  return manual?.instructions || paymentsMessages(language, 'howToPay.ask')
}
