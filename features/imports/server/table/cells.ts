const hidden =
  /^(?:no|nee|nein|non|false|falsch|0|off|uit|aus|n|draft|concept|entwurf|brouillon|borrador|hidden|verborgen|versteckt|private|inactive|inactief|inaktiv|disabled|archived|unpublished|not visible individually)$/i

const shown =
  /^(?:yes|ja|oui|sí|si|true|wahr|vrai|verdadero|1|x|y|j|on|an|aan|publish(?:ed)?|gepubliceerd|veröffentlicht|publié|publicado|pubblicato|active|actief|aktiv|actif|activo|attivo|visible|zichtbaar|sichtbar|enabled|live|online|public|openbaar|öffentlich|available|for sale|on sale|catalog, ?search|both)$/i
/** Columns whose values mean the opposite of the others. */
const ofDrafts = /^(?:draft|concept|entwurf|brouillon|borrador|hidden|verborgen|versteckt)$/i

/** Returns the visibility of a record by its cell: only a word that is surely public shows it. */
function visibilityIn({ name, value }: { name: string; value: string }): 'shown' | 'hidden' | 'unknown' {
  const word = value.trim()
  const isShown = shown.test(word) || isDay(word)
  if (!isShown && !hidden.test(word)) return 'unknown'
  return isShown === ofDrafts.test(name.trim()) ? 'hidden' : 'shown'
}

/** A column “Published” may contain a date. */
const isDay = (word: string): boolean => /\d{4}/.test(word) && Number.isFinite(Date.parse(word))

/** Returns the word that does not surely show a record, and whether it is known to hide it; null for a shown record. */
export function hidingWord(
  cells: readonly { name: string; value: string }[],
): { word: string; isKnown: boolean } | null {
  const visibilities = cells.map((cell) => ({ word: cell.value.trim(), visibility: visibilityIn(cell) }))
  const first = ['hidden', 'unknown'].flatMap(
    (kind) => visibilities.find(({ visibility }) => visibility === kind) ?? [],
  )[0]
  return first ? { word: first.word, isKnown: first.visibility === 'hidden' } : null
}

/** Splits names in one cell by bars, by semicolons, or else by commas. */
export function listIn(cell: string): string[] {
  const text = cell.trim().replace(/^\[(.*)\]$/s, '$1')
  const separator = ['|', ';', '\n', ','].find((mark) => text.includes(mark)) ?? ','
  const names = text.split(separator).map((name) => name.trim().replace(/^"(.*)"$/s, '$1'))
  return [...new Set(names.filter((name) => name !== ''))]
}
