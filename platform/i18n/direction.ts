/** Right-to-left scripts. */
const toTheLeft: ReadonlySet<string> = new Set(['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr'])

/** Direction of a language, according to the script in which it is usually written: `ar-AE`, `he`, `ckb`. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  try {
    return toTheLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}
