import { createHash } from 'node:crypto'
import { siteSettings } from '#features/sites/server'
import type { VisitorContext, VisitorTransaction } from '#platform/context'
import { type Input, newId } from '#platform/contract'
import { insertRow, siteTables } from '#platform/database'
import {
  type Answer,
  type CalledBy,
  type CookieChange,
  answer,
  isOwnPath,
  networkPrefix,
  redirect,
} from '#platform/http'
import type {} from './consent.tables.ts'
import { type BannerView, type consentApi, consentDays, trackingCookies } from '../contract/index.ts'
import { shownBanner } from './shown-banner.ts'

const seconds = consentDays * 86_400

type Context = VisitorTransaction & CalledBy

/**
 * C4.02, C4.03: stores a visitor's choice in their browser and in the log, and deletes cookies that it does not allow.
 */
export async function choose(ctx: Context, { choice, path, signal }: Input<typeof consentApi.choose>): Promise<Answer> {
  const { cookies: settings } = await siteSettings(ctx)
  const id = newId(ctx.now().getTime())
  const keepsMore = !settings.isVisitorDataRestricted
  await insertRow(ctx.db, 'consent_choices', {
    website_id: ctx.site.id,
    id,
    choice: choice === 'true' ? 'accepted' : choice === 'false' ? 'declined' : 'withdrawn',
    policy: await policyNumber(ctx, shownBanner(ctx, settings)),
    page_path: pathOf(path),
    had_signal: signal === '1' || ctx.caller.refusesTracking,
    network: keepsMore ? networkPrefix(ctx.caller.address) : '',
    browser: keepsMore ? ctx.caller.userAgent.slice(0, 300) : '',
    chosen_at: ctx.now(),
  })
  const cookies: CookieChange[] = [
    { name: 'ss_cookieAllowed', value: choice === 'reopen' ? null : choice, maxAge: seconds },
    { name: '__Host-consent', value: choice === 'reopen' ? null : id, maxAge: seconds },
    ...(choice === 'true'
      ? []
      : ([...trackingCookies, '__Host-analyticsId', '__Host-visitSource'] as const).map((name) => ({
          name,
          value: null,
        }))),
  ]
  return ctx.caller.wantsPage ? redirect(pathOf(path), { cookies }) : answer({ body: {}, cookies })
}

const pathOf = (path: string): string => (isOwnPath(path) ? path : '/')

/** Version of the banner's texts and buttons; a change creates the next version. */
async function policyNumber(ctx: Context, shown: BannerView): Promise<number> {
  const hash = createHash('sha256').update(JSON.stringify(shown)).digest('base64url').slice(0, 22)
  const policies = siteTables(ctx).selectFrom('consent_policies')
  const earlier = await policies.select('version').where('hash', '=', hash).executeTakeFirst()
  if (earlier) return earlier.version
  // Serialises visitors who are the first to see new texts.
  await ctx.db.selectFrom('websites').select('id').where('id', '=', ctx.site.id).forUpdate().execute()
  const meanwhile = await policies.select('version').where('hash', '=', hash).executeTakeFirst()
  if (meanwhile) return meanwhile.version
  const { latest } = await policies.select((sql) => sql.fn.max('version').as('latest')).executeTakeFirstOrThrow()
  const version = (latest ?? 0) + 1
  await insertRow(ctx.db, 'consent_policies', { website_id: ctx.site.id, version, hash, shown, since: ctx.now() })
  return version
}

/** Requested by browsers without scripts; hides the banner of their page after a choice. */
export async function bannerStyle({ caller }: VisitorContext & CalledBy): Promise<Answer<string>> {
  return answer({
    type: 'text/css; charset=utf-8',
    headers: { 'cache-control': 'private, no-store' },
    body: caller.cookie('ss_cookieAllowed') === undefined ? '' : '.consent{display:none!important}',
  })
}
