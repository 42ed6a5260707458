import { getDomain } from 'tldts'
import type { Configuration } from '#platform/context'
import { isLocalHost } from './read-environment.ts'
import { serverProblems } from './server.problems.ts'

/**
 * Owners' cookies are safe from sites' scripts only where the two share no registrable domain. On localhost the
 * `__Host-` prefix of the cookies keeps them apart.
 */
export function checkDomains({
  platformHost,
  adminHost,
  sitesHost,
}: Pick<Configuration, 'platformHost' | 'adminHost' | 'sitesHost'>): void {
  if ([platformHost, adminHost, sitesHost].every(isLocalHost)) return
  const sites = domainOf(sitesHost)
  for (const host of [platformHost, adminHost]) {
    if (domainOf(host) === sites) throw serverProblems.sameDomain({ platform: host, sites: sitesHost, domain: sites })
  }
}

/**
 * Returns the registrable domain by the public suffix list, which also contains the shared names of hosting companies.
 */
function domainOf(host: string): string {
  const name = host.replace(/:\d+$/, '')
  return getDomain(name, { allowPrivateDomains: true }) ?? name
}
