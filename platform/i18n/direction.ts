/** Right-to-left scripts. */
const toTheLeft: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr'])

/**
 * The direction in which a language is written, told by the script that it is usually written in: `ar-AE`, `he`, `ckb`.
 */
export function directionOf(language: string): 'ltr' | 'rtl' {
  try {
    return toTheLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}
