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

/** Languages a site is usually written in, each in its own words. */
export const siteLanguages = tags.map((value) => ({ value, label: nameOf(value) }))

/** B8.30: those that the browser tells; null: it tells none, as older ones do. */
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
