import fc from 'fast-check'
import { Transform } from 'prosemirror-transform'
import { type Block, type Document, emptyDocument, sectionSchema } from '../../platform/document/document.ts'
import type { Operation, PlainOperation } from '../../platform/document/operation.ts'
import { type RichTextDoc, readRichText, richTextSchema } from '../../platform/document/rich-text.ts'
import { writeSteps } from '../../platform/document/text-steps.ts'

export const hex = (number: number): string => number.toString(16).padStart(24, '0')
export const documentId = hex(1)
const sections = [10, 11, 12].map(hex)
const blocks = [20, 21, 22, 23, 24, 25].map(hex)

const order = fc.constantFrom('a0', 'a1', 'a1V', 'a2', 'a3')
const cells = fc.record({
  x: fc.integer({ min: 0, max: 23 }),
  y: fc.integer({ min: 0, max: 40 }),
  w: fc.integer({ min: 1, max: 24 }),
  h: fc.integer({ min: 1, max: 20 }),
  z: fc.integer({ min: 0, max: 3 }),
})
const words = fc.constantFrom('', 'Fresh bread', 'Every day', 'Ω and 面包', 'a')
const paragraph = words.map((text) => ({ type: 'paragraph', ...(text ? { content: [{ type: 'text', text }] } : {}) }))
const text: fc.Arbitrary<RichTextDoc> = fc
  .array(paragraph, { minLength: 1, maxLength: 3 })
  .map((content) => ({ type: 'doc', content }))
const entries = fc
  .uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 })
  .map((ids) => ids.map((id) => ({ id, label: id })))
const props = fc.record({
  text,
  colour: fc.constantFrom('red', 'blue'),
  entries,
  deep: fc.record({ size: fc.integer({ min: 0, max: 9 }) }),
})

const block: fc.Arbitrary<Block> = fc.record({
  id: fc.constantFrom(...blocks),
  section: fc.constantFrom(...sections),
  parent: fc.option(fc.constantFrom(...blocks), { nil: undefined, freq: 3 }),
  order,
  type: fc.constantFrom('html', 'image'),
  version: fc.constant(1),
  props,
  place: fc.record({ desktop: cells, mobile: fc.option(cells, { nil: null }) }),
})
const section = fc
  .record({ id: fc.constantFrom(...sections), order, name: words })
  .map((parts) => sectionSchema.parse(parts))

const path = fc.constantFrom(
  ['colour'],
  ['text'],
  ['deep', 'size'],
  ['deep', 'new', 'inner'],
  ['entries', { id: 'b' }],
  ['entries', { id: 'c' }, 'label'],
  ['fresh', { id: 'x' }],
  ['__proto__', 'polluted'],
)
const change = fc.record(
  {
    path,
    value: fc.oneof(fc.string(), fc.integer(), fc.record({ id: fc.string(), label: words }), text, fc.constant(null)),
    remove: fc.boolean(),
    before: fc.constantFrom('a', 'b', null),
  },
  { requiredKeys: ['path', 'value'] },
)
const changes = fc.array(change, { minLength: 1, maxLength: 3 })
const block_ = fc.constantFrom(...blocks)
const section_ = fc.constantFrom(...sections)

/** Any operation at all; many do not fit the document they meet. */
export const plainOperation = fc.oneof(
  fc.record({ kind: fc.constant('insertSection' as const), section }),
  fc.record({ kind: fc.constant('removeSection' as const), id: section_ }),
  fc.record({
    kind: fc.constant('changeSection' as const),
    id: section_,
    changes: fc.constant([{ path: ['name'], value: 'Menu' }]),
  }),
  fc.record({ kind: fc.constant('insertBlock' as const), block }),
  fc.record({ kind: fc.constant('removeBlock' as const), id: block_ }),
  fc.record({
    kind: fc.constant('moveBlock' as const),
    id: block_,
    section: section_,
    parent: fc.option(block_, { nil: null, freq: 2 }),
    slot: fc.constantFrom(null, 'items'),
    order,
  }),
  fc.record(
    {
      kind: fc.constant('placeBlock' as const),
      id: block_,
      desktop: cells,
      mobile: fc.option(cells, { nil: null }),
      group: fc.option(block_, { nil: null }),
    },
    { requiredKeys: ['kind', 'id'] },
  ),
  fc.record({ kind: fc.constant('changeBlock' as const), id: block_, changes }),
  fc.record({ kind: fc.constant('changeSettings' as const), changes }),
  fc.record({ kind: fc.constant('upgradeBlock' as const), id: block_, version: fc.integer({ min: 1, max: 3 }), props }),
) as fc.Arbitrary<PlainOperation>

export const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 4, arbitrary: plainOperation },
  {
    weight: 1,
    arbitrary: fc.array(plainOperation, { maxLength: 5 }).map((operations) => ({ kind: 'batch' as const, operations })),
  },
)

/** A person's input, turned into an operation once the document is known. */
export type Deed =
  | { kind: 'operation'; operation: Operation }
  | { kind: 'typing'; block: string; from: number; length: number; text: string }
const typing = fc.record({
  kind: fc.constant('typing' as const),
  block: block_,
  from: fc.nat(60),
  length: fc.constantFrom(0, 0, 0, 1, 4),
  text: fc.constantFrom('x', 'y', 'hello ', '', '\n'),
})
export const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 2, arbitrary: operation.map((drawn) => ({ kind: 'operation' as const, operation: drawn })) },
  { weight: 3, arbitrary: typing },
)

/** The operation of a deed on this document; null where there is nothing to type in. */
export function operationOf(document: Document, nextDeed: Deed): Operation | null {
  if (nextDeed.kind === 'operation') return nextDeed.operation
  const text = readRichText(document.blocks[nextDeed.block]?.props['text'])
  if (!text) return null
  const transform = new Transform(text)
  const from = Math.min(nextDeed.from, text.content.size)
  const to = Math.min(from + nextDeed.length, text.content.size)
  try {
    if (nextDeed.text === '\n') transform.split(from)
    else if (nextDeed.text === '') transform.delete(from, to)
    else transform.replaceWith(from, to, richTextSchema.text(nextDeed.text))
  } catch {
    return null
  }
  if (transform.steps.length === 0) return null
  return { kind: 'changeText', id: nextDeed.block, path: ['text'], steps: writeSteps(transform.steps) }
}

/** A page with two sections and some text to work on. */
export function startingDocument(): Document {
  const start = emptyDocument(documentId, 'page', { title: 'Home', deep: { size: 1 } })
  const place = { desktop: { x: 0, y: 0, w: 12, h: 4, z: 0 }, mobile: null }
  const words = (content: string): RichTextDoc => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: content }] }],
  })
  const blockAt = (id: string, section: string, content: string): Block => ({
    id,
    section,
    order: 'a0',
    type: 'html',
    version: 1,
    props: {
      text: words(content),
      colour: 'red',
      entries: [
        { id: 'a', label: 'A' },
        { id: 'b', label: 'B' },
      ],
      deep: { size: 1 },
    },
    place,
  })
  return {
    ...start,
    sections: Object.fromEntries(
      sections.slice(0, 2).map((id, at) => [id, sectionSchema.parse({ id, order: `a${at}` })]),
    ),
    blocks: {
      [hex(20)]: blockAt(hex(20), hex(10), 'We bake every morning.'),
      [hex(21)]: blockAt(hex(21), hex(11), 'Come in and smell it.'),
    },
  }
}
