import type { Selectable } from 'kysely'
import type { Configuration, PlatformContext, Site } from '#platform/context'
import type { SiteInfo } from '../contract/site.schema.ts'
import { siteProblems } from '../contract/sites.problems.ts'
import { otherLanguagesOf } from './languages/other-languages.ts'
import type { WebsitesTable } from './sites.tables.ts'

export type WebsiteRow = Selectable<WebsitesTable> & { primary_host: string | null }

/** Websites with the host of their primary domain, including removed ones. */
export function websites(ctx: PlatformContext) {
  return ctx.db
    .selectFrom('websites')
    .leftJoin('domains', (join) =>
      join.onRef('domains.website_id', '=', 'websites.id').on('domains.is_primary', '=', true),
    )
    .selectAll('websites')
    .select('domains.host as primary_host')
}

/** Finds a site by its name; removed sites are not found. */
export async function siteByName(ctx: PlatformContext, name: string): Promise<Site | null> {
  const row = await websites(ctx).where('websites.name', '=', name).where('removed_at', 'is', null).executeTakeFirst()
  return row ? siteOf(ctx.config, row) : null
}

export async function siteById(ctx: PlatformContext, id: string): Promise<Site | null> {
  const row = await websites(ctx).where('websites.id', '=', id).where('removed_at', 'is', null).executeTakeFirst()
  return row ? siteOf(ctx.config, row) : null
}

export async function allSites(ctx: PlatformContext): Promise<Site[]> {
  const rows = await websites(ctx).where('removed_at', 'is', null).orderBy('websites.id').execute()
  return rows.map((row) => siteOf(ctx.config, row))
}

export function siteOf(config: Configuration, row: WebsiteRow): Site {
  return {
    id: row.id,
    name: row.name,
    title: row.title,
    locale: row.locale,
    otherLanguages: otherLanguagesOf(row),
    timeZone: row.time_zone,
    type: row.type,
    status: row.status,
    baseUrl: `${config.protocol}://${row.primary_host ? withPort(config, row.primary_host) : builtInHost(config, row.name)}`,
  }
}

export function siteInfo(config: Configuration, row: WebsiteRow): SiteInfo {
  const { otherLanguages: _, ...site } = siteOf(config, row)
  return {
    ...site,
    layoutVersion: row.layout_version,
    adminUrl: `${config.protocol}://${adminHost(config, row.name)}/config`,
    removedAt: row.removed_at?.toISOString() ?? null,
  }
}

export function builtInHost(config: Configuration, name: string): string {
  return `${name}.${config.sitesHost}`
}

export function adminHost(config: Configuration, name: string): string {
  return `${name}.${config.adminHost}`
}

/** Custom domains use the same port as the sites. */
export function withPort(config: Configuration, host: string): string {
  return host + portOf(config)
}

export function portOf({ sitesHost }: Configuration): string {
  return /:\d+$/.exec(sitesHost)?.[0] ?? ''
}

export async function websiteRow(ctx: PlatformContext & { readonly site: Pick<Site, 'id'> }): Promise<WebsiteRow> {
  const row = await websites(ctx).where('websites.id', '=', ctx.site.id).executeTakeFirst()
  if (!row) throw siteProblems.notFound()
  return row
}
