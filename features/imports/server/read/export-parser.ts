import { Parser } from 'htmlparser2'
import { importProblems } from '../../contract/imports.problems.ts'
import { type Field, appendText, attributeOf, openField, rawTag, richFields, startsField, textOf } from './fields.ts'
import { type Container, authorOf, commentOf, emptyContainer, itemOf, siteOf, termOf } from './containers.ts'
import type { Exported } from './records.ts'

const deepest = 400
/** Limit of an item in characters: it is in memory whole, with all its fields and comments. */
const largestItem = 100_000_000
/** Limit of a tag, a remark or a section without markup in characters: the parser holds each until it ends. */
const longestPiece = 100_000_000
/** Memory of a part in addition to its characters. */
const partWeight = 100
const containers = new Set([
  'item',
  'image',
  'wp:author',
  'wp:category',
  'wp:tag',
  'wp:term',
  'wp:comment',
  'wp:postmeta',
  'wp:commentmeta',
  'wp:termmeta',
])
const rootElements = new Set(['rss', 'channel'])
const inItem = new Set(['wp:comment', 'wp:postmeta'])
const inner: Record<string, string> = { 'wp:commentmeta': 'wp:comment', 'wp:termmeta': 'wp:term' }

export interface ExportParser {
  write: (text: string) => void
  end: () => void
}

interface Reading {
  emit: (exported: Exported) => void
  channel: Container
  open: Container[]
  field: Field | null
  isCdata: boolean
  depth: number
  ordinal: number
  isSiteKnown: boolean
  isExport: boolean
  /** Characters since the last event of the parser. */
  quiet: number
  /** Whether the root element has begun. */
  hasBegun: boolean
  hasEnded: boolean
}

/**
 * Parses leniently: unclosed, doubled and nested elements end where the next of their kind begins. Emits each record as
 * it ends.
 */
export function exportParser(emit: (exported: Exported) => void): ExportParser {
  const channel = emptyContainer('channel')
  const nothingYet = { isSiteKnown: false, isExport: false, hasBegun: false, hasEnded: false }
  const reading: Reading = {
    emit,
    channel,
    open: [channel],
    field: null,
    isCdata: false,
    depth: 0,
    ordinal: 0,
    quiet: 0,
    ...nothingYet,
  }
  const handlers = {
    onopentag: (name: string, attributes: Record<string, string>) => openTag(reading, name, attributes),
    onclosetag: (name: string, isImplied: boolean) => closeTag(reading, name, isImplied),
    ontext: (text: string) => {
      reading.quiet = 0
      if (reading.field) appendText(reading.field, text, reading.isCdata)
    },
    oncdatastart: () => {
      reading.isCdata = true
    },
    oncdataend: () => {
      reading.isCdata = false
    },
    onprocessinginstruction: (name: string, text: string) => {
      if (name.toUpperCase() === '!DOCTYPE' && /<!ENTITY/i.test(text)) throw importProblems.declaresEntities()
    },
  }
  const parser = new Parser(handlers, { xmlMode: true, decodeEntities: false, lowerCaseTags: false })
  return {
    write: (text) => {
      reading.quiet += text.length
      parser.write(text)
      if (reading.quiet > longestPiece) throw importProblems.largeItem({ megabytes: longestPiece / 1_000_000 })
    },
    end: () => {
      parser.end()
      endUntil(reading, 'channel')
      announce(reading)
      if (!reading.isExport) throw importProblems.notAnExport()
      emit({ kind: 'end', isCutOff: reading.hasBegun && !reading.hasEnded })
    },
  }
}

function openTag(reading: Reading, raw: string, attributes: Record<string, string>): void {
  const name = raw.toLowerCase()
  const { field } = reading
  reading.quiet = 0
  reading.depth += 1
  if (reading.depth > deepest) throw importProblems.tooDeep()
  reading.hasBegun ||= rootElements.has(name)
  reading.isExport ||= name === 'item' || name === 'channel' || name.startsWith('wp:')
  if (field && richFields.has(field.name) && !name.includes(':') && name !== 'item')
    return appendText(field, rawTag(raw, attributes), true)
  if (containers.has(name)) return begin(reading, name)
  if (!startsField(name, field)) return
  endField(reading)
  reading.field = openField(name, attributes)
}

function closeTag(reading: Reading, raw: string, isImplied: boolean): void {
  const name = raw.toLowerCase()
  const { field } = reading
  reading.quiet = 0
  reading.depth -= 1
  reading.hasEnded ||= rootElements.has(name) && !isImplied
  if (field?.name === name) return endField(reading)
  if (field && richFields.has(field.name) && !containers.has(name))
    return isImplied ? undefined : appendText(field, `</${raw}>`, true)
  if (containers.has(name) && reading.open.some((container) => container.name === name)) {
    endUntil(reading, name)
    endContainer(reading)
  }
}

function begin(reading: Reading, name: string): void {
  if (name === 'item' || name.startsWith('wp:')) announce(reading)
  endField(reading)
  if (name in inner) endUntil(reading, inner[name] ?? '')
  else endUntil(reading, inItem.has(name) ? 'item' : 'channel')
  if (name === 'item') reading.depth = 1
  reading.open.push(emptyContainer(name))
}

function endField(reading: Reading): void {
  const { field } = reading
  reading.field = null
  if (!field) return
  const holder = reading.open.at(-1) ?? reading.channel
  if (field.name === 'category' && holder.name === 'item')
    holder.terms.push({
      taxonomy: attributeOf(field, 'domain'),
      slug: attributeOf(field, 'nicename'),
      name: textOf(field),
    })
  else if (!holder.fields.has(field.name)) holder.fields.set(field.name, textOf(field))
  else return
  weigh(holder, field.name.length + field.length)
  if (field.isOversized) for (const container of reading.open) container.isOversized = true
}

function endContainer(reading: Reading): void {
  endField(reading)
  if (reading.open.length === 1) return
  const ended = reading.open.pop()
  const parent = reading.open.at(-1) ?? reading.channel
  if (!ended) return
  if (parent.name !== 'channel') weigh(parent, ended.weight)
  if (ended.name === 'wp:postmeta' || ended.name === 'wp:commentmeta')
    parent.meta.push({ key: ended.fields.get('wp:meta_key') ?? '', value: ended.fields.get('wp:meta_value') ?? '' })
  else if (ended.name === 'wp:comment') parent.comments.push(commentOf(ended))
  else if (ended.name === 'wp:author') reading.emit(authorOf(ended))
  else if (ended.name === 'item') {
    reading.ordinal += 1
    reading.emit(itemOf(ended, reading.ordinal))
  } else if (ended.name === 'wp:category' || ended.name === 'wp:tag' || ended.name === 'wp:term')
    reading.emit(termOf(ended))
}

function weigh(holder: Container, characters: number): void {
  holder.weight += characters + partWeight
  if (holder.weight > largestItem) throw importProblems.largeItem({ megabytes: largestItem / 1_000_000 })
}

function endUntil(reading: Reading, name: string): void {
  while (reading.open.length > 1 && reading.open.at(-1)?.name !== name) endContainer(reading)
}

function announce(reading: Reading): void {
  if (reading.isSiteKnown) return
  reading.isSiteKnown = true
  endField(reading)
  reading.emit(siteOf(reading.channel))
}
