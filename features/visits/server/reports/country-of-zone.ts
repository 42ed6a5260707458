import { countryCodes } from '#platform/contract'
import { turnEvery } from '#platform/threads'

let zones: Promise<ReadonlyMap<string, string>> | null = null

/** Returns the country of each time zone, as the runtime knows them; built once, in turns with other work. */
async function countries(): Promise<ReadonlyMap<string, string>> {
  const turn = turnEvery(10)
  const byZone = new Map<string, string>()
  for (const code of countryCodes) {
    await turn()
    const locale = new Intl.Locale(`und-${code}`) as Intl.Locale & { getTimeZones?: () => string[] | undefined }
    for (const zone of locale.getTimeZones?.() ?? []) if (!byZone.has(zone)) byZone.set(zone, code)
  }
  return byZone
}

/** Returns the country of a browser: of its time zone, else the region of its language; '' where neither tells. */
export async function countryFinder(): Promise<(zone: string, region: string) => string> {
  zones ??= countries()
  const byZone = await zones
  return (zone, region) =>
    byZone.get(zone) ?? byZone.get(nameInRuntime(zone)) ?? (countryCodes.includes(region) ? region : '')
}

/** Browsers name some time zones differently: `Asia/Kolkata` is also `Asia/Calcutta`. */
function nameInRuntime(zone: string): string {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return ''
  }
}
