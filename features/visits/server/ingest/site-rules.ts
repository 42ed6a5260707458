import { siteSettings } from '#features/sites/server'
import type { PlatformContext, Site, Writable } from '#platform/context'
import { type ChangeFeed, inSite } from '#platform/database'
import { measuresVisits } from './measures-visits.ts'

/** A site's rules about measured visitors. */
export interface SiteRules {
  /** Whether visitors are measured at all. */
  readonly measures: boolean
  /** True when only visitors who agreed are measured. */
  readonly asksFirst: boolean
  readonly keepsNetworks: boolean
}

export type RulesOf = (site: Site) => SiteRules | Promise<SiteRules>

const mostRemembered = 20_000

/** Read once, and again when the site has changed: asking the database costs more than all the rest of a hit. */
export function siteRules(ctx: Writable<PlatformContext>, feed: Pick<ChangeFeed, 'onChange' | 'onReset'>): RulesOf {
  const remembered = new Map<string, SiteRules>()
  const reading = new Map<string, Promise<SiteRules>>()
  const forget = () => {
    remembered.clear()
    reading.clear()
  }
  feed.onReset(forget)
  feed.onChange((websiteId) => {
    remembered.delete(websiteId)
    reading.delete(websiteId)
  })
  const read = (site: Site): Promise<SiteRules> => {
    const rules = rulesOf(ctx, site)
    reading.set(site.id, rules)
    const ended = (found?: SiteRules): void => {
      // Rules that changed while they were being read were removed from the map.
      if (reading.get(site.id) !== rules) return
      reading.delete(site.id)
      if (remembered.size >= mostRemembered) remembered.clear()
      if (found) remembered.set(site.id, found)
    }
    rules.then(ended, () => ended())
    return rules
  }
  return (site) => remembered.get(site.id) ?? reading.get(site.id) ?? read(site)
}

function rulesOf(ctx: Writable<PlatformContext>, site: Site): Promise<SiteRules> {
  return inSite(ctx, site, async (tx) => {
    const within = { ...tx, locale: 'en' as const }
    const { isRestrictiveCookiePolicyEnabled, isVisitorDataRestricted } = (await siteSettings(within)).cookies
    return {
      measures: await measuresVisits(within),
      asksFirst: isRestrictiveCookiePolicyEnabled,
      keepsNetworks: !isVisitorDataRestricted,
    }
  })
}
