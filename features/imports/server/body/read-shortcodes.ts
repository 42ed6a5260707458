import { builderShortcode } from './builder-shortcodes.ts'
import { countLeft } from './builders/builder-fields.ts'
import { markShortcode } from './shortcode-pieces.ts'
import {
  attributesOf,
  endOfAttributes,
  type Shortcode,
  shortcodeContents,
  shortcodeNames,
  withPlainQuotes,
} from './shortcodes.ts'
import { withoutComments } from './without-comments.ts'

/** Text of a body whose shortcodes are read: those of builders as blocks, and the names of those that are left out. */
interface ReadBody {
  body: string
  left: ReadonlyMap<string, number>
}

interface Open {
  name: string
  close: string
}

interface Reading {
  text: string
  lower: string
  /** Names of shortcodes without a further end tag. */
  missing: Set<string>
  closings: ReadonlySet<string>
  out: string[]
  open: Open[]
  left: Map<string, number>
}

const kept = /<(pre|code|script|style|textarea|svg)\b/iy
const tag = /<[a-z/][^<>]*>/iy
const name = /\[(\/?)([a-z][\w-]{0,60})(?=[\s\]/=])/iy
/** `[[gallery]]` is the text `[gallery]`. */
const escaped = /\[\[([a-z][\w-]{0,60}(?:\s[^[\]\n]{0,4000})?)\]\]/gi

/**
 * Reads every shortcode of a body, except in code. An unknown one is replaced by its words, so that visitors see no
 * brackets.
 */
export function readShortcodes(text: string): ReadBody {
  const left = new Map<string, number>()
  if (!/\[\/?[a-z]/i.test(text)) return { body: text, left }
  const closings = new Set(Array.from(text.matchAll(/\[\/([a-z][\w-]{0,60})\s*\]/gi), ([, of = '']) => of))
  const reading: Reading = { text, lower: text.toLowerCase(), missing: new Set(), closings, out: [], open: [], left }
  let done = 0
  for (let at = nextMark(text, 0); at >= 0; ) {
    const end = text[at] === '<' ? endOfMarkup(reading, at) : readAt(reading, at, done)
    if (end > at && text[at] === '[') done = end
    at = nextMark(text, Math.max(end, at + 1))
  }
  reading.out.push(text.slice(done))
  for (const { close } of reading.open.toReversed()) reading.out.push(close)
  return { body: reading.out.join('').replace(escaped, '[$1]'), left }
}

/** Returns a text without its shortcodes, for summaries. */
export const withoutShortcodes = (text: string): string => withoutComments(readShortcodes(text).body, ' ')

const mark = /[<[]/g

function nextMark(text: string, from: number): number {
  mark.lastIndex = from
  return mark.exec(text)?.index ?? -1
}

/** Finds an end tag. Missing ones are remembered, so that unclosed parts are searched once. */
function endFrom({ lower, missing }: Reading, end: string, from: number): number {
  if (missing.has(end)) return -1
  const at = lower.indexOf(end, from)
  if (at < 0) missing.add(end)
  return at
}

function endOfMarkup(reading: Reading, at: number): number {
  const { text } = reading
  if (text.startsWith('<!--', at)) {
    const end = endFrom(reading, '-->', at)
    return end < 0 ? text.length : end + 3
  }
  kept.lastIndex = at
  const element = kept.exec(text)?.[1]
  if (element) {
    const end = endFrom(reading, `</${element.toLowerCase()}`, at)
    if (end >= 0) return end
  }
  tag.lastIndex = at
  return tag.test(text) ? tag.lastIndex : at + 1
}

/** Reads the shortcode at a bracket into the output, and returns its end; the place itself where there is none. */
function readAt(reading: Reading, at: number, done: number): number {
  const { text } = reading
  name.lastIndex = at
  const found = name.exec(text)
  if (!found || text[at - 1] === '[') return at
  const [, isEnd, word = ''] = found
  const end = endOfAttributes(text, name.lastIndex)
  if (end < 0 || text[end + 1] === '(' || text[end + 1] === ']') return at
  const written = text.slice(name.lastIndex, end)
  if (isEnd) return readEnd(reading, word, { at, done, end })
  const isAlone = standsAlone(text, at, end)
  if (!isShortcode(reading, word, written, isAlone)) return at
  reading.out.push(text.slice(done, at))
  return readOpening(reading, word, written, end + 1)
}

function readEnd(reading: Reading, word: string, { at, done, end }: { at: number; done: number; end: number }): number {
  const index = reading.open.findLastIndex((open) => open.name === word)
  if (index < 0 && !isShortcode(reading, word, '', true)) return at
  reading.out.push(reading.text.slice(done, at))
  if (index >= 0) for (const { close } of reading.open.splice(index).toReversed()) reading.out.push(close)
  return end + 1
}

/**
 * Whether it is a shortcode: by a known name, an end tag, attributes, or because it is alone in its line. Other words
 * in brackets are text.
 */
function isShortcode({ closings }: Reading, word: string, written: string, isAlone: boolean): boolean {
  if (shortcodeNames.has(word) || closings.has(word) || builderShortcode(word, new Map()) !== null) return true
  if (!/^[a-z]/.test(word)) return /\s[\w-]+=["'“”″]/.test(written)
  if (written.startsWith('=')) return false
  const isPlain = written.trim() === '' || written.trim() === '/'
  if (/\s[\w-]+\s*=\s*\S/.test(written) || written.trimEnd().endsWith('/')) return true
  if (isPlain) return isAlone || word.includes('_')
  return isAlone && /^\s+(?:https?:\/\/\S+|\d+)\s*$/.test(written)
}

function standsAlone(text: string, at: number, end: number): boolean {
  const earlier = text.slice(Math.max(0, at - 200), at)
  const before = earlier.slice(Math.max(earlier.lastIndexOf('\n'), earlier.lastIndexOf('>')) + 1).trim()
  const after = /^[^\n<]*/.exec(text.slice(end + 1, end + 201))?.[0].trim() ?? ''
  return (before === '' || before.endsWith(']')) && (after === '' || after.startsWith('['))
}

function readOpening(reading: Reading, word: string, written: string, start: number): number {
  const { text, out } = reading
  const isVoid = written.trimEnd().endsWith('/') || !reading.closings.has(word)
  const attributes = attributesOf(withPlainQuotes(written).replace(/^=/, ' '))
  const close = `[/${word}]`
  const raw = (): { content: string; end: number } => {
    const at = isVoid ? -1 : endFrom(reading, close.toLowerCase(), start)
    return at < 0 ? { content: '', end: start } : { content: text.slice(start, at), end: at + close.length }
  }
  if (shortcodeNames.has(word)) {
    const { content, end } = shortcodeContents.has(word) ? raw() : { content: '', end: start }
    const shortcode: Shortcode = { name: word, attributes, content }
    out.push(markShortcode(shortcode))
    return end
  }
  const builder = builderShortcode(word, attributes)
  if (builder?.raw) {
    const { content, end } = raw()
    const html = builder.raw(content)
    if (html === '') countLeft(reading.left, word)
    out.push(`\n\n${html}\n\n`)
    return end
  }
  const address = builder?.lone ? loneAddress(text, start, close) : ''
  if (builder?.lone && address !== '') {
    out.push(`\n\n${builder.lone(address)}\n\n`)
    return text.indexOf(close, start) + close.length
  }
  if (!builder || builder.isLost || (builder.isFrame && isVoid)) countLeft(reading.left, word)
  out.push(builder?.open ?? '')
  if (isVoid) out.push(builder?.close ?? '')
  else reading.open.push({ name: word, close: builder?.close ?? '' })
  return start
}

const lone = /\s{0,200}(https?:\/\/[^\s[\]<>]{1,2000})\s{0,200}/y

/** Returns an address that is all the content of a shortcode; '' for any other content. */
function loneAddress(text: string, start: number, close: string): string {
  lone.lastIndex = start
  const address = lone.exec(text)?.[1] ?? ''
  return address !== '' && text.startsWith(close, lone.lastIndex) ? address : ''
}
