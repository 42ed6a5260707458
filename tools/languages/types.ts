import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languagesFolder, type MessageText, messagesOf } from './read.ts'
import { type Placeholder, placeholdersOf } from './placeholders.ts'

const file = join(languagesFolder, 'messages.d.ts')

/** Returns the type declarations of messages: their names and placeholders, from English. */
export function typesOf(english: readonly MessageText[]): string {
  const byPart = Map.groupBy(english, ({ part }) => part)
  return [
    '// Built by `node tools/languages.ts` from `languages/en`.',
    "import type { Value } from '../platform/i18n/sentence.ts'",
    '',
    'type Nothing = Record<never, never>',
    '',
    'export interface Messages {',
    ...[...byPart]
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([part, texts]) => [
        `  '${part}': {`,
        ...texts.map(({ name, text }) => `    ${keyOf(name)}: ${valuesOf(placeholdersOf(text))}`),
        '  }',
      ]),
    '}',
    '',
  ].join('\n')
}

/** Writes the file that `messages()` takes its types from. It is built, so no commit holds it. */
export function writeTypes(): void {
  const types = typesOf(messagesOf('en'))
  if (types !== writtenTypes()) writeFileSync(file, types)
}

function writtenTypes(): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function valuesOf(placeholders: ReadonlyMap<string, Placeholder>): string {
  if (placeholders.size === 0) return 'Nothing'
  const fields = [...placeholders].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `{ ${fields.map(([name, kind]) => `${keyOf(name)}: ${kind === 'number' ? 'number' : 'Value'}`).join('; ')} }`
}

function keyOf(name: string): string {
  return /^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`
}
