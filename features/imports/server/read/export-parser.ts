import { Parser } from 'htmlparser2'
import { importProblems } from '../../contract/imports.problems.ts'
import { decodeEntities } from './decode-entities.ts'
import { type Field, appendText, openField, rawTag, richFields, startsField, textOf } from './fields.ts'
import { type Container, authorOf, commentOf, emptyContainer, itemOf, siteOf, termOf } from './containers.ts'
import type { Exported } from './records.ts'

const deepest = 400
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
const inItem = new Set(['wp:comment', 'wp:postmeta'])
const inner: Record<string, string> = { 'wp:commentmeta': 'wp:comment', 'wp:termmeta': 'wp:term' }

export interface ExportParser {
  write: (text: string) => void
  end: () => void
}

/** Reads what it can: unclosed, doubled and nested elements end where the next of their kind begins. Emits each thing as it ends. */
export function exportParser(emit: (exported: Exported) => void): ExportParser {
  const channel = emptyContainer('channel')
  const open: Container[] = [channel]
  let field: Field | null = null
  let isCdata = false
  let depth = 0
  let ordinal = 0
  let isSiteKnown = false
  let isExport = false

  const endField = (): void => {
    if (!field) return
    const holder = open.at(-1) ?? channel
    if (field.name === 'category' && holder.name === 'item')
      holder.terms.push({
        taxonomy: decodeEntities(field.attributes.domain ?? ''),
        slug: decodeEntities(field.attributes.nicename ?? ''),
        name: textOf(field),
      })
    else if (!holder.fields.has(field.name)) holder.fields.set(field.name, textOf(field))
    if (field.isOversized) for (const one of open) one.isOversized = true
    field = null
  }
  const endContainer = (): void => {
    endField()
    const ended = open.pop()
    const parent = open.at(-1) ?? channel
    if (!ended || ended === channel) return
    if (ended.name === 'wp:postmeta') parent.meta.push({ key: ended.fields.get('wp:meta_key') ?? '', value: ended.fields.get('wp:meta_value') ?? '' })
    else if (ended.name === 'wp:comment') parent.comments.push(commentOf(ended))
    else if (ended.name === 'wp:author') emit(authorOf(ended))
    else if (ended.name === 'item') emit(itemOf(ended, ++ordinal))
    else if (ended.name === 'wp:category' || ended.name === 'wp:tag' || ended.name === 'wp:term') emit(termOf(ended))
  }
  const endUntil = (name: string): void => {
    while (open.length > 1 && open.at(-1)?.name !== name) endContainer()
  }
  const announce = (): void => {
    if (isSiteKnown) return
    isSiteKnown = true
    endField()
    emit(siteOf(channel))
  }
  const begin = (name: string): void => {
    if (name === 'item' || name.startsWith('wp:')) announce()
    endField()
    if (name in inner) endUntil(inner[name] ?? '')
    else endUntil(inItem.has(name) ? 'item' : 'channel')
    if (name === 'item') depth = 1
    open.push(emptyContainer(name))
  }

  const parser = new Parser(
    {
      onopentag: (raw, attributes) => {
        const name = raw.toLowerCase()
        depth += 1
        if (depth > deepest) throw importProblems.tooDeep()
        isExport ||= name === 'item' || name === 'channel' || name.startsWith('wp:')
        if (field && richFields.has(field.name) && !name.includes(':') && name !== 'item') return appendText(field, rawTag(raw, attributes), true)
        if (containers.has(name)) return begin(name)
        if (!startsField(name, field)) return
        endField()
        field = openField(name, attributes)
      },
      onclosetag: (raw, isImplied) => {
        const name = raw.toLowerCase()
        depth -= 1
        if (field?.name === name) return endField()
        if (field && richFields.has(field.name) && !containers.has(name)) return isImplied ? undefined : appendText(field, `</${raw}>`, true)
        if (containers.has(name) && open.some((one) => one.name === name)) {
          endUntil(name)
          endContainer()
        }
      },
      ontext: (text) => {
        if (field) appendText(field, text, isCdata)
      },
      oncdatastart: () => {
        isCdata = true
      },
      oncdataend: () => {
        isCdata = false
      },
      onprocessinginstruction: (name, text) => {
        if (name.toUpperCase() === '!DOCTYPE' && /<!ENTITY/i.test(text)) throw importProblems.declaresEntities()
      },
    },
    { xmlMode: true, decodeEntities: false, lowerCaseTags: false },
  )
  return {
    write: (text) => parser.write(text),
    end: () => {
      parser.end()
      endUntil('channel')
      announce()
      if (!isExport) throw importProblems.notAnExport()
    },
  }
}
