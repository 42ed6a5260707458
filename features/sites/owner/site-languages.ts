const tags = [
  'en-GB',
  'en-US',
  'nl-NL',
  'nl-BE',
  'de-DE',
  'de-AT',
  'fr-FR',
  'fr-BE',
  'es-ES',
  'it-IT',
  'pt-PT',
  'da-DK',
  'sv-SE',
  'nb-NO',
  'fi-FI',
  'pl-PL',
]

/** Common languages of sites, each by its own name. */
export const siteLanguages = tags.map((value) => ({ value, label: nameOf(value) }))

/** B8.30: time zones of the browser; null for an older browser. */
export function timeZonesOfBrowser(): { value: string; label: string }[] | null {
  try {
    return Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: value.replaceAll('_', ' ') }))
  } catch {
    return null
  }
}

function nameOf(tag: string): string {
  const name = new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}
