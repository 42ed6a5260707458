import { type Part, parse } from '../../platform/i18n/parse.ts'
import { languageFolders, type MessageText, messagesOf } from './read.ts'
import { type Placeholder, placeholdersOf } from './placeholders.ts'

/**
 * Everything that is wrong with the messages of a language, a line each: language, message, what is wrong. Empty when
 * it is whole.
 */
export function faultsOf(language: string, own: readonly MessageText[], english: readonly MessageText[]): string[] {
  const texts = new Map(own.map((message) => [keyOf(message), message.text]))
  const englishKeys = new Set(english.map(keyOf))
  const missing = english.flatMap((message) =>
    texts.get(keyOf(message))?.trim() ? [] : [`${language} ${keyOf(message)}: missing, in English “${message.text}”`],
  )
  const unknown = own.flatMap((message) =>
    englishKeys.has(keyOf(message)) ? [] : [`${language} ${keyOf(message)}: there is no such message in English`],
  )
  const wrong = english.flatMap((message) => {
    const text = texts.get(keyOf(message))
    return text === undefined
      ? []
      : faultsOfText(language, text, message.text).map((fault) => `${language} ${keyOf(message)}: ${fault}`)
  })
  return [...missing, ...unknown, ...wrong]
}

export function faultsOfLanguages(): string[] {
  const english = messagesOf('en')
  return languageFolders().flatMap((language) => faultsOf(language, messagesOf(language), english))
}

/** Returns the faults of a text as a translation of the English one. */
function faultsOfText(language: string, text: string, english: string): string[] {
  try {
    const parts = parse(text)
    return [...placeholderFaults(text, english), ...formFaults(language, parts)]
  } catch (error) {
    return [(error as Error).message]
  }
}

function placeholderFaults(text: string, english: string): string[] {
  const [own, wanted] = [placeholdersOf(text), placeholdersOf(english)]
  return [
    ...[...wanted.keys()].filter((name) => !own.has(name)).map((name) => `the placeholder {${name}} is missing`),
    ...[...own].flatMap(([name, kind]) => misuse(name, kind, wanted.get(name))),
  ]
}

/** A translation may write a number as it is, or count one that English does not; it cannot count what is no number. */
function misuse(name: string, kind: Placeholder, wanted: Placeholder | undefined): string[] {
  if (wanted === undefined) return [`there is no placeholder {${name}} in English`]
  return kind === 'number' && wanted !== 'number'
    ? [`{${name}} is no number in English: make it one there first, so that code must give one`]
    : []
}

/** CLDR says which forms a language has: each plural of a message needs all of them. */
function formFaults(language: string, parts: readonly Part[]): string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string' || !('cases' in part)) return []
    const inner = [...part.cases.values()].flatMap((words) => formFaults(language, words))
    if (part.kind === 'select') return inner
    const { pluralCategories } = new Intl.PluralRules(language, {
      type: part.kind === 'plural' ? 'cardinal' : 'ordinal',
    }).resolvedOptions()
    const missing = pluralCategories.filter(
      (category) => !part.cases.has(category) && !saidByNumber(part.cases, category),
    )
    const foreign = [...part.cases.keys()].filter(
      (name) => !name.startsWith('=') && !(pluralCategories as string[]).includes(name),
    )
    return [
      ...missing.map((category) => `{${part.name}} needs the plural form “${category}”`),
      ...foreign.map(
        (category) => `{${part.name}} has the plural form “${category}”, which the language does not know`,
      ),
      ...inner,
    ]
  })
}

/** `=1` stands for “one” where that is the only number of the form. */
function saidByNumber(cases: ReadonlyMap<string, unknown>, category: string): boolean {
  return category === 'one' && cases.has('=1')
}

function keyOf({ part, name }: MessageText): string {
  return `${part} ${name}`
}
