import type { PlatformContext, Site } from '#platform/context'
import { adminHost, builtInHost, portOf, siteOf, websites } from './site.queries.ts'

export interface HostedSite {
  readonly site: Site
  readonly kind: 'admin' | 'public'
  /** The primary domain, if this host only redirects to it. */
  readonly canonical?: string
}

/**
 * Finds the site of a host by exact match (T1): `{name}.admin…`, `{name}.…`, or a verified domain. `host` is in lower
 * case, with a port other than the protocol's default. Removed sites have no host.
 */
export async function siteOfHost(ctx: PlatformContext, host: string): Promise<HostedSite | null> {
  const { config } = ctx
  const adminName = labelBefore(host, config.adminHost)
  if (adminName !== null) return hosted(ctx, 'admin', host, adminName)
  const name = labelBefore(host, config.sitesHost)
  if (name !== null) return hosted(ctx, 'public', host, name)
  return ofDomain(ctx, host)
}

async function hosted(
  ctx: PlatformContext,
  kind: 'admin' | 'public',
  host: string,
  name: string,
): Promise<HostedSite | null> {
  const row = await websites(ctx).where('websites.name', '=', name).where('removed_at', 'is', null).executeTakeFirst()
  if (!row || host !== (kind === 'admin' ? adminHost : builtInHost)(ctx.config, name)) return null
  return {
    site: siteOf(ctx.config, row),
    kind,
    ...(kind === 'public' ? canonicalOf(ctx, host, siteOf(ctx.config, row)) : {}),
  }
}

async function ofDomain(ctx: PlatformContext, host: string): Promise<HostedSite | null> {
  const port = portOf(ctx.config)
  if (!host.endsWith(port)) return null
  const row = await websites(ctx)
    .innerJoin('domains as asked', 'asked.website_id', 'websites.id')
    .where('asked.host', '=', host.slice(0, host.length - port.length))
    .where('asked.verified_at', 'is not', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!row) return null
  const site = siteOf(ctx.config, row)
  return { site, kind: 'public', ...canonicalOf(ctx, host, site) }
}

function canonicalOf(ctx: PlatformContext, host: string, site: Site): { canonical?: string } {
  const canonical = site.baseUrl.slice(`${ctx.config.protocol}://`.length)
  return canonical === host ? {} : { canonical }
}

/** Returns `bakker` of `bakker.localhost:8080`; null unless the host is one label before the suffix. */
function labelBefore(host: string, suffix: string): string | null {
  if (!host.endsWith(`.${suffix}`)) return null
  const label = host.slice(0, host.length - suffix.length - 1)
  return /^[a-z0-9-]{1,63}$/.test(label) ? label : null
}
