import type { Messages } from '../../languages/messages.d.ts'
import { anyTexts, hasCatalogues, type Language, sourceLanguage, textsOf } from './languages.ts'
import { readSentence, type Sentence, type Values } from './sentence.ts'

/**
 * A part of a feature's catalogue: `galleries.panels` are the texts under `panels` in each
 * `languages/<language>/galleries.json`.
 */
export type CataloguePart = keyof Messages
/** The names of the messages of a part. */
export type MessageName<P extends CataloguePart> = keyof Messages[P] & string
/** The names of messages without placeholders. */
export type PlainName<P extends CataloguePart> = {
  [K in MessageName<P>]: Record<never, never> extends Messages[P][K] ? K : never
}[MessageName<P>]
/** Values that a message needs: none, or an object with its placeholders. */
export type MessageValues<P extends CataloguePart, K extends MessageName<P>> =
  Record<never, never> extends Messages[P][K] ? [values?: Messages[P][K]] : [values: Messages[P][K]]

/** The code of a problem that the catalogues have a sentence for: `galleries.not_found`. */
export type ProblemCode = {
  [P in CataloguePart]: P extends `${infer Feature}.problems` ? `${Feature}.${MessageName<P>}` : never
}[CataloguePart]

/** A message whose language is chosen later. */
export type Message = (language: Language) => string

/** The messages of a part without their language: the result of `useWords`. */
export interface Words<P extends CataloguePart> {
  (name: PlainName<P>): string
  <K extends MessageName<P>>(name: K, ...values: MessageValues<P, K>): string
}

export interface Say<P extends CataloguePart> {
  (language: Language, name: PlainName<P>): string
  <K extends MessageName<P>>(language: Language, name: K, ...values: MessageValues<P, K>): string
  readonly part: P
  /** Returns all messages in one language: `const t = galleryMessages.in('nl')`. */
  in: (language: Language) => Words<P>
  /** A message whose caller chooses the language. */
  message: (name: PlainName<P>) => Message
  has: (name: string) => name is MessageName<P>
  /** Finds the message of a name from outside the program; null when it is unknown. */
  find: Find
}
export type Find = (language: Language, name: string) => string | null

/**
 * Returns the messages of a part of the catalogues: `const galleryMessages = messages('galleries.general')`, used as
 * `galleryMessages('nl', 'count', { n: 3 })`. The types of names and placeholders come from English. Islands receive
 * finished strings.
 */
export function messages<P extends CataloguePart>(part: P): Say<P> {
  const [feature, section] = halves(part)
  const say = (language: Language, name: string, values: Values = {}): string => {
    const text = textOf(language, feature, section, name)
    // A name without a text comes from broken or hostile data, so it is shown as it is and not parsed as a message.
    return text === undefined ? name : format(language, text, values)
  }
  return Object.assign(say, {
    part,
    in: (language: Language) => (name: string, values?: Values) => say(language, name, values),
    message: (name: string) => (language: Language) => say(language, name),
    has: (name: string): boolean => isIn(feature, section, name),
    find: (language: Language, name: string) => (isIn(feature, section, name) ? say(language, name) : null),
  }) as unknown as Say<P>
}

/**
 * The sentence of a problem in a language, by its code: `galleries.not_found` is `not_found` among the feature's
 * `problems`; null without a sentence.
 */
export function problemSentence(language: Language, code: string, details: Record<string, unknown>): string | null {
  const [feature, name] = halves(code)
  const text = textOf(language, feature, 'problems', name)
  return text === undefined ? null : format(language, text, details)
}

/**
 * A browser has the texts of the language that it shows, with English ones for missing texts, but not all of English.
 */
function textOf(language: Language, feature: string, part: string, name: string): string | undefined {
  for (const texts of [
    textsOf(language, feature, part),
    textsOf(sourceLanguage, feature, part),
    anyTexts(feature, part),
  ])
    if (texts && Object.hasOwn(texts, name)) return texts[name]
  if (!hasCatalogues()) throw new Error(`“${feature}.${part}.${name}” is asked for before the languages are loaded.`)
  return undefined
}

function isIn(feature: string, part: string, name: string): boolean {
  return Object.hasOwn(textsOf(sourceLanguage, feature, part) ?? anyTexts(feature, part) ?? {}, name)
}

function halves(dotted: string): [string, string] {
  const dot = dotted.indexOf('.')
  return [dotted.slice(0, dot), dotted.slice(dot + 1)]
}

const sentences = new Map<string, Sentence>()

function format(language: Language, text: string, values: Values): string {
  if (!text.includes('{') && !text.includes("'")) return text
  const sentence = sentences.get(text) ?? readSentence(text)
  sentences.set(text, sentence)
  return sentence(language, values)
}
