const hidden =
  /^(?:no|nee|nein|non|false|falsch|0|off|uit|aus|n|draft|concept|entwurf|brouillon|borrador|hidden|verborgen|versteckt|private|inactive|inactief|inaktiv|disabled|archived|unpublished|not visible individually)$/i

/** Words by which tables mark a hidden record. */
export const isHidden = (cell: string): boolean => hidden.test(cell.trim())

/** Names in one cell, parted by a bar, a semicolon, or else by commas. */
export function listIn(cell: string): string[] {
  const text = cell.trim().replace(/^\[(.*)\]$/s, '$1')
  const separator = ['|', ';', '\n', ','].find((mark) => text.includes(mark)) ?? ','
  const names = text.split(separator).map((name) => name.trim().replace(/^"(.*)"$/s, '$1'))
  return [...new Set(names.filter((name) => name !== ''))]
}
