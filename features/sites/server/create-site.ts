import { audit } from '#features/accounts/server'
import { type Account, type Locale, type PlatformContext, provided, type Site, type Writable } from '#platform/context'
import { enumerations, newId } from '#platform/contract'
import { inSite, inTransaction } from '#platform/database'
import { languageOf } from '#platform/i18n'
import { isSiteName, sitesPerAccount, suggestSiteName } from '../contract/site.rules.ts'
import { startColours } from '../contract/start-colours.rules.ts'
import { cookieSettingsSchema, newCookieSettings } from '../contract/settings.schema.ts'
import { siteProblems } from '../contract/sites.problems.ts'
import { defaultPlan } from './entitlements.ts'
import { offeredStarts, siteBeginnings } from './extension-points.ts'
import { asOwner } from './people/roles-on.ts'
import { siteById } from './site.queries.ts'

export interface NewSite {
  title: string
  /** Absent: made from the title; a number is added while it is taken. */
  name?: string | undefined
  locale?: string | undefined
  timeZone?: string | undefined
  /** See `siteBeginnings`. */
  start?: string | undefined
  colours?: keyof typeof startColours | undefined
  texts?: 'sample' | 'none' | undefined
  /** Set when a site is restored or imported; otherwise generated. */
  id?: string | undefined
}

/** Makes a site that `ctx.account` owns, with what every feature gives a site from the start, in one transaction. */
export async function createSite(
  ctx: Writable<PlatformContext> & { readonly account: Account; readonly locale?: Locale },
  wanted: NewSite,
): Promise<Site> {
  const { start = 'blank' } = wanted
  const knownStarts = ['blank', 'empty', ...provided(ctx.product, offeredStarts).map(({ name }) => name)]
  if (!knownStarts.includes(start)) throw siteProblems.startUnknown({ name: start })
  return inTransaction(ctx, async (tx) => {
    const { count } = await tx.db
      .selectFrom('websites')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('owner_id', '=', ctx.account.id)
      .where('removed_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (count >= sitesPerAccount) throw siteProblems.tooManySites({ most: sitesPerAccount })
    const id = await insertSite(tx, wanted)
    const site = await siteById(tx, id)
    if (!site) throw siteProblems.notFound()
    await inSite(tx, site, async (within) => {
      const owner = asOwner({ ...within, locale: ctx.locale ?? languageOf(site.locale) }, ctx.account, ['admin'])
      await audit(owner, { action: 'site.created', subject: site.id, after: { name: site.name, title: site.title } })
      const beginning = {
        start,
        colours: wanted.colours && startColours[wanted.colours],
        isWithoutText: wanted.texts === 'none',
      }
      for (const begin of provided(ctx.product, siteBeginnings)) await begin(owner, beginning)
    })
    return site
  })
}

async function insertSite(
  ctx: Writable<PlatformContext> & { readonly account: Account },
  { title, name, locale = 'en-GB', timeZone = 'Europe/Amsterdam', id }: NewSite,
): Promise<string> {
  if (name !== undefined && !isSiteName(name)) throw siteProblems.nameUnfit({ name })
  for (const candidate of name === undefined ? namesFor(title, ctx) : [name]) {
    const now = ctx.now()
    const row = await ctx.db
      .insertInto('websites')
      .values({
        id: id ?? newId(now.getTime()),
        name: candidate,
        title,
        locale,
        time_zone: timeZone,
        type: enumerations.siteTypes.classic,
        status: enumerations.siteStatuses.paid,
        layout_version: enumerations.layoutVersion,
        owner_id: ctx.account.id,
        plan: defaultPlan,
        settings: { cookies: cookieSettingsSchema.parse(newCookieSettings) },
        created_at: now,
        removed_at: null,
        status_before: null,
        requires_second_factor: false,
      })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (row) return row.id
  }
  throw siteProblems.nameTaken({ name: name ?? suggestSiteName(title) })
}

function namesFor(title: string, ctx: PlatformContext): string[] {
  const suggested = suggestSiteName(title)
  const base = isSiteName(suggested) ? suggested : `site-${suggested}`.replace(/(?<!-)-+$/, '').slice(0, 50)
  const random = Buffer.from(ctx.random(4)).toString('hex')
  return [
    base,
    ...[2, 3, 4, 5].map((number) => `${base.slice(0, 60)}-${number}`),
    `${base.slice(0, 50)}-${random}`,
  ].filter(isSiteName)
}
