import { taxSettings } from '#features/tax/server'
import type { SiteContext } from '#platform/context'
import { countryCodes } from '#platform/contract'

interface Country {
  readonly code: string
  readonly name: string
}

const named = new Map<string, readonly Country[]>()

/**
 * Countries by name in the site's language. The shop's own comes first, or that of its language if it has none. `codes`
 * is null for all countries.
 */
export async function namedCountries(ctx: SiteContext, codes: readonly string[] | null): Promise<Country[]> {
  const { settings } = await taxSettings(ctx)
  const own = settings.country || new Intl.Locale(ctx.site.locale).region
  const wanted = codes && new Set(codes)
  const offered = allIn(ctx.site.locale).filter(({ code }) => wanted === null || wanted.has(code))
  return offered.toSorted((a, b) => Number(b.code === own) - Number(a.code === own))
}

/** Sorted once for each language: it takes milliseconds and never changes. */
function allIn(locale: string): readonly Country[] {
  const before = named.get(locale)
  if (before) return before
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const all = countryCodes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale))
  named.set(locale, all)
  return all
}
