import { hex } from '#support/document-arbitraries'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type BlockContract, blockContract } from './block-contract.ts'
import { type Block, type Document, emptyDocument, sectionSchema } from '../document/document.ts'
import { paragraphs } from '../document/rich-text.ts'
import { richText, text } from './text.ts'
import { textsOf } from './texts-of.ts'
import { upgradeDocument, validateDocument } from './upgrade.ts'

const quote = blockContract({
  type: 'quote',
  fixedOn: 'the pages of this test',
  props: z.object({ words: richText(), by: text(), style: z.enum(['plain', 'large']).default('plain') }),
  starts: { words: paragraphs(''), by: '', style: 'plain' },
  examples: {},
  history: [{ version: 1, props: { quote: 'Bread.', by: 'Ada' } }],
  upgrades: [({ quote: words, ...rest }: { quote: string; by: string }) => ({ ...rest, words: paragraphs(words) })],
})
const contracts = new Map<string, BlockContract>([['quote', quote]])

function documentWith(...blocks: Pick<Block, 'type' | 'version' | 'props'>[]): Document {
  const section = sectionSchema.parse({ id: hex(1), order: 'a0' })
  const place = { desktop: { x: 0, y: 0, w: 1, h: 1, z: 0 }, mobile: null }
  const created = blocks.map(
    (block, at): Block => ({ id: hex(10 + at), section: hex(1), order: `a${at}`, place, ...block }),
  )
  return {
    ...emptyDocument(hex(2), 'page'),
    sections: { [hex(1)]: section },
    blocks: Object.fromEntries(created.map((block) => [block.id, block])),
  }
}

test('a block in an old shape is brought to the present one', () => {
  const old = documentWith({ type: 'quote', version: 1, props: { quote: 'Bread.', by: 'Ada' } })
  expect(upgradeDocument(old, contracts).blocks[hex(10)]).toMatchObject({
    version: 2,
    props: { words: paragraphs('Bread.'), by: 'Ada' },
  })
})

test('a document in present shapes is returned unchanged', () => {
  const present = documentWith({ type: 'quote', version: 2, props: { words: paragraphs('Bread.'), by: '' } })
  expect(upgradeDocument(present, contracts)).toBe(present)
})

test('values that validation fills in are there, and values it cannot read are kept and reported', () => {
  const broken = documentWith(
    { type: 'quote', version: 2, props: { words: paragraphs('Bread.'), by: '' } },
    { type: 'quote', version: 2, props: { words: 'no' } },
    { type: 'hologram', version: 1, props: { beam: 1 } },
    { type: 'quote', version: 9, props: {} },
  )
  const { document, faults } = validateDocument(broken, contracts)
  expect(document.blocks[hex(10)]?.props['style']).toBe('plain')
  expect(faults.map(({ blockId, fault }) => [blockId, fault])).toEqual([
    [hex(11), 'broken'],
    [hex(12), 'unknown'],
    [hex(13), 'newer'],
  ])
  expect(document.blocks[hex(12)]?.props).toEqual({ beam: 1 })
})

test('an upgrade that fails leaves the block unchanged', () => {
  const failing = documentWith({ type: 'quote', version: 1, props: { quote: null, by: 3 } })
  expect(upgradeDocument(failing, contracts)).toBe(failing)
})

test('the texts of a block are those that people read, entries of lists by their ids', () => {
  const accordion = blockContract({
    type: 'accordion',
    fixedOn: 'the pages of this test',
    props: z.object({
      title: text(),
      open: z.boolean(),
      entries: z.array(z.object({ id: z.string(), label: text().default(''), tag: z.string() })),
    }),
    starts: { title: '', open: false, entries: [] },
    examples: {},
  })
  const props = { title: 'Questions', open: true, entries: [{ id: 'a', label: 'When?', tag: 'x' }] }
  expect(textsOf({ props }, accordion)).toEqual([
    { path: ['title'], value: 'Questions' },
    { path: ['entries', { id: 'a' }, 'label'], value: 'When?' },
  ])
})
