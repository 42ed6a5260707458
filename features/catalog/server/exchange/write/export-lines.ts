import { csvRow } from '#platform/contract'

export type ExportLine = Record<string, string>

/** Returns lines as a table. Further columns come last, sorted by name. */
export function tableOf(fixed: readonly string[], lines: readonly ExportLine[]): string {
  const others = new Set<string>()
  const fixedNames = new Set(fixed)
  for (const line of lines)
    for (const [name, cell] of Object.entries(line)) if (cell !== '' && !fixedNames.has(name)) others.add(name)
  const columns = [...fixed, ...[...others].toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))]
  const rows = lines.map((line) => columns.map((name) => (Object.hasOwn(line, name) ? (line[name] ?? '') : '')))
  return `\uFEFF${[columns, ...rows].map(csvRow).join('')}`
}

/** Formats a number for files: without an exponent, with a limit of decimals. */
export function numberText(value: number | null, places = 3): string {
  return value === null ? '' : String(Number(value.toFixed(places)))
}
