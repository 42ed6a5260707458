import { audit, openSecret, resealedSecret, sealSecret } from '#features/accounts/server'
import {
  cacheTag,
  type OwnerContext,
  type OwnerTransaction,
  type ResealBatch,
  type ResealedBatch,
  resealRows,
  type SiteContext,
  type SiteTransaction,
} from '#platform/context'
import type { Input, Output } from '#platform/contract'
import { changed, siteCache, siteTables } from '#platform/database'
import type { captchaApi } from '../../contract/captcha.api.ts'
import type { CaptchaProvider } from '../../contract/form.rules.ts'

const subjectOf = (provider: string): string => `form captcha ${provider}`

/** Returns the public key of a service; null where the owner has set none. */
export async function siteKeyOf(ctx: SiteContext, provider: CaptchaProvider): Promise<string | null> {
  const rows = await siteCache.value(ctx, 'captcha keys', () =>
    siteTables(ctx).selectFrom('form_captcha_keys').select(['provider', 'site_key']).execute(),
  )
  return rows.find((row) => row.provider === provider)?.site_key ?? null
}

export async function captchaSecret(ctx: SiteContext, provider: CaptchaProvider): Promise<string | null> {
  const row = await siteTables(ctx)
    .selectFrom('form_captcha_keys')
    .select('secret')
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row ? openSecret(ctx, subjectOf(provider), row.secret) : null
}

export async function readCaptchaKeys(ctx: OwnerContext): Promise<Output<typeof captchaApi.keys>> {
  ctx.require('settings.advanced')
  const rows = await siteTables(ctx).selectFrom('form_captcha_keys').select(['provider', 'site_key']).execute()
  return { keys: rows.map(({ provider, site_key: siteKey }) => ({ provider, siteKey })) }
}

export async function saveCaptchaKeys(
  ctx: OwnerTransaction,
  { provider, siteKey, secret }: Input<typeof captchaApi.save>,
): Promise<Output<typeof captchaApi.keys>> {
  ctx.require('settings.advanced')
  const row = { site_key: siteKey, secret: sealSecret(ctx, subjectOf(provider), secret) }
  await siteTables(ctx)
    .insertInto('form_captcha_keys')
    .values({ provider, ...row })
    .onConflict((conflict) => conflict.columns(['website_id', 'provider']).doUpdateSet(row))
    .execute()
  await audit(ctx, { action: 'forms.captcha_changed', subject: provider, after: { siteKey } })
  await changed(ctx, [cacheTag.site])
  return readCaptchaKeys(ctx)
}

export async function removeCaptchaKeys(
  ctx: OwnerTransaction,
  { provider }: Input<typeof captchaApi.remove>,
): Promise<Output<typeof captchaApi.keys>> {
  ctx.require('settings.advanced')
  await siteTables(ctx).deleteFrom('form_captcha_keys').where('provider', '=', provider).execute()
  await audit(ctx, { action: 'forms.captcha_removed', subject: provider })
  await changed(ctx, [cacheTag.site])
  return readCaptchaKeys(ctx)
}

/** Seals the secrets of these services with the installation's secret in use. */
export async function resealCaptchaKeys(ctx: SiteTransaction, batch: ResealBatch): Promise<ResealedBatch> {
  const rows = await siteTables(ctx)
    .selectFrom('form_captcha_keys')
    .select(['provider as id', 'secret'])
    .where('provider', '>', batch.after as CaptchaProvider)
    .orderBy('provider')
    .execute()
  return resealRows(
    rows,
    batch,
    ({ id, secret }) => resealedSecret(ctx, subjectOf(id), secret),
    (secret, former) => {
      const row = siteTables(ctx).updateTable('form_captcha_keys').set({ secret })
      return row.where('provider', '=', former.id).where('secret', '=', former.secret).execute()
    },
  )
}
