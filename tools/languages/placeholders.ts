import { type Part, parse } from '../../platform/i18n/parse.ts'

/** How a placeholder is used: a number where the message counts or writes it as one. */
export type Placeholder = 'value' | 'number' | 'select'

/** The placeholders of a message, by name. */
export function placeholdersOf(text: string): Map<string, Placeholder> {
  const found = new Map<string, Placeholder>()
  collect(parse(text), found)
  return found
}

function collect(parts: readonly Part[], found: Map<string, Placeholder>): void {
  for (const part of parts) {
    if (typeof part === 'string' || part.kind === 'count') continue
    const kind = kindOf(part.kind)
    if (kind !== 'value' || !found.has(part.name)) found.set(part.name, kind)
    if ('cases' in part) for (const words of part.cases.values()) collect(words, found)
  }
}

function kindOf(kind: Exclude<Part, string>['kind']): Placeholder {
  if (kind === 'value' || kind === 'select') return kind
  return 'number'
}
