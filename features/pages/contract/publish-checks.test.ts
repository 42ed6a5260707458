import { expect, test } from 'vitest'
import { z } from 'zod'
import { blockContract, type Contracts, richText } from '#platform/block'
import {
  apply,
  type Block,
  type Document,
  emptyDocument,
  headed,
  paragraphs,
  type RichTextDoc,
} from '#platform/document'
import { headingFaults, headingFix, lacksDescription } from './publish-checks.ts'

const text = blockContract({
  type: 'html',
  fixedOn: 'a test',
  props: z.object({ text: richText() }),
  starts: { text: paragraphs('') },
  examples: {},
})
const questions = blockContract({
  type: 'faq',
  number: 999,
  fixedOn: 'a test',
  props: z.object({}),
  starts: {},
  headings: () => [3],
  examples: {},
})
const contracts: Contracts = new Map([
  ['html', text],
  ['faq', questions],
])
const sectionId = '0'.repeat(24)

/** A text with headings of these levels, each of which says its place and its level. */
function levels(...wanted: (1 | 2 | 3 | 4)[]): RichTextDoc {
  return { type: 'doc', content: wanted.flatMap((level, at) => headed(level, `${at}: ${level}`).content ?? []) }
}

function blockOf(at: number, type: string, props: Block['props'], more: Partial<Block> = {}): Block {
  const desktop = { x: 0, y: at, w: 24, h: 1, z: 0 }
  return {
    id: String(at).padStart(24, 'b0'),
    section: sectionId,
    order: 'a0',
    type,
    version: 1,
    props,
    place: { desktop, mobile: null },
    ...more,
  }
}

function documentOf(kind: Document['kind'], ...blocks: Block[]): Document {
  const section = { id: sectionId, order: 'a0' } as Document['sections'][string]
  return {
    ...emptyDocument('2'.repeat(24), kind),
    sections: { [sectionId]: section },
    blocks: Object.fromEntries(blocks.map((block) => [block.id, block])),
  }
}

const textsOf = (kind: Document['kind'], ...texts: RichTextDoc[]) =>
  documentOf(kind, ...texts.map((own, at) => blockOf(at, 'html', { text: own })))
const faultsOf = (document: Document) =>
  headingFaults(document, contracts).map(({ fault, words, right }) => `${fault} ${words} → ${right}`)

/** The levels of each text after the first fault is fixed. */
function fixed(document: Document): number[][] {
  const [fault] = headingFaults(document, contracts)
  const operation = fault && headingFix(document, contracts, fault)
  if (!operation) throw new Error('There is nothing to fix.')
  const after = apply(document, operation).document
  return Object.values(after.blocks).map(({ props }) =>
    ((props['text'] as RichTextDoc).content ?? []).map(({ attrs }) => Number(attrs?.['level'] ?? 2)),
  )
}

test('a page whose headings go down one level at a time has no fault, however far they go up', () => {
  expect(faultsOf(textsOf('page', levels(1, 2, 3, 4), levels(2, 3, 2)))).toEqual([])
  expect(faultsOf(textsOf('page', levels(2, 3)))).toEqual([])
  expect(faultsOf(textsOf('page', paragraphs('No heading')))).toEqual([])
})

test('a skipped level is a fault, also between two texts of one page', () => {
  expect(faultsOf(textsOf('page', levels(1, 3)))).toEqual(['skipped 1: 3 → 2'])
  expect(faultsOf(textsOf('page', levels(1, 2), levels(4)))).toEqual(['skipped 0: 4 → 3'])
  expect(faultsOf(textsOf('post', levels(3)))).toEqual(['skipped 0: 3 → 2'])
})

test('the title of a post is its heading of level one, and a page has the first that is written', () => {
  expect(faultsOf(textsOf('post', levels(1, 2)))).toEqual(['second 0: 1 → 2'])
  expect(faultsOf(textsOf('page', levels(1), levels(1)))).toEqual(['second 0: 1 → 2'])
})

test('the headings of other blocks count, and have no fault of their own', () => {
  const top = blockOf(0, 'html', { text: levels(1) })
  const below = blockOf(2, 'html', { text: levels(4) })
  expect(faultsOf(documentOf('page', top, blockOf(1, 'faq', {})))).toEqual([])
  expect(faultsOf(documentOf('page', top, blockOf(1, 'faq', {}), below))).toEqual([])
  expect(faultsOf(documentOf('page', top, below))).toEqual(['skipped 0: 4 → 2'])
})

test('hidden blocks and headings without words are not read out, so they have no fault', () => {
  const hidden = blockOf(0, 'html', { text: levels(4) }, { hidden: { desktop: true, mobile: true } })
  expect(faultsOf(documentOf('page', hidden))).toEqual([])
  expect(faultsOf(textsOf('page', headed(4, '')))).toEqual([])
})

test('blocks are read from top to bottom, in the order of the page and not of the document', () => {
  const below = blockOf(5, 'html', { text: levels(3) })
  const above = blockOf(1, 'html', { text: levels(2) })
  expect(faultsOf(documentOf('page', below, above))).toEqual([])
})

test('parts of the page without a reader of their own are not checked', () => {
  expect(faultsOf(textsOf('footer', levels(4)))).toEqual([])
})

test('the fix raises the heading with its siblings and everything below them', () => {
  expect(fixed(textsOf('page', levels(1, 3, 4, 3), levels(3, 2, 3)))).toEqual([
    [1, 2, 3, 2],
    [2, 2, 3],
  ])
})

test('the fix of a second heading of level one lowers it with its own headings, and no further', () => {
  expect(fixed(textsOf('post', levels(1, 2, 3), levels(4, 1, 2)))).toEqual([
    [2, 3, 4],
    [4, 1, 2],
  ])
})

test('the fix is one step, and does nothing when the heading has changed since', () => {
  const document = textsOf('page', levels(1, 3), levels(3))
  const [fault] = headingFaults(document, contracts)
  if (!fault) throw new Error('There is no fault.')
  const operation = headingFix(document, contracts, fault)
  expect(operation).toMatchObject({ kind: 'batch', operations: [{ kind: 'changeText' }, { kind: 'changeText' }] })
  expect(headingFix(textsOf('page', levels(1, 2)), contracts, fault)).toBeNull()
})

test('a long page is read once, whatever the number of its faults', () => {
  let reads = 0
  const counting: Contracts = new Map([['html', { ...text, headings: () => (reads++, []) }]])
  const document = textsOf('page', ...Array.from({ length: 300 }, () => levels(1, 4)))
  expect(headingFaults(document, counting)).toHaveLength(599)
  expect(reads).toBe(300)
})

test('a page lacks a description unless it or its site has one, or search engines leave it out', () => {
  const lacks = (settings: Document['settings'], kind: Document['kind'] = 'page', ofSite = '') =>
    lacksDescription({ kind, settings }, ofSite)
  expect(lacks({})).toBe(true)
  expect(lacks({ seoDescription: ' ', description: '' })).toBe(true)
  expect(lacks({ seoDescription: 'Bread' })).toBe(false)
  expect(lacks({ description: 'Bread' })).toBe(false)
  expect(lacks({ noindex: true })).toBe(false)
  expect(lacks({}, 'page', 'A bakery')).toBe(false)
  expect(lacks({}, 'post')).toBe(false)
})
