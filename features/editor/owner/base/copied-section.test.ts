import { expect, test } from 'vitest'
import { newId } from '#platform/contract'
import { apply, type Block, blocksOfSection, type Document, emptyDocument, sectionsInOrder } from '#platform/document'
import { insertedSection } from './arrange.ts'
import { copiedSection, sectionBelow } from './copied-section.ts'

const mobile = { x: 2, y: 5, w: 4, h: 3, z: 0 }

function pageWithAnchor(): { document: Document; first: string; last: string } {
  const empty = emptyDocument(newId(), 'page')
  const first = insertedSection(empty, null, { anchor: 'prices' })
  const withFirst = apply(empty, first.operation).document
  const last = insertedSection(withFirst, null)
  const page = apply(withFirst, last.operation).document
  const block: Block = {
    id: newId(),
    section: first.id,
    order: 'a0',
    type: 'quote',
    version: 1,
    props: {},
    place: { desktop: { x: 0, y: 0, w: 8, h: 3, z: 0 }, mobile },
  }
  return { document: apply(page, { kind: 'insertBlock', block }).document, first: first.id, last: last.id }
}

function withCopy(document: Document, source: Document, id: string, before: string | null) {
  const copy = copiedSection(document, source, id, before)
  if (!copy) throw new Error('There is no section to copy.')
  return { id: copy.id, after: apply(document, { kind: 'batch', operations: copy.operations }).document }
}

test('a copied section is placed below the original with its blocks, on phones as they are there', () => {
  const { document, first, last } = pageWithAnchor()
  const { id, after } = withCopy(document, document, first, sectionBelow(document, first))
  expect(sectionsInOrder(after).map((section) => section.id)).toEqual([first, id, last])
  expect(blocksOfSection(after, id).map(({ place }) => place.mobile)).toEqual([mobile])
})

test('an anchor moves to another page with its section, and stays with the first section on one page', () => {
  const { document, first } = pageWithAnchor()
  const here = withCopy(document, document, first, null)
  const elsewhere = withCopy(emptyDocument(newId(), 'page'), document, first, null)
  expect([here.after.sections[here.id]?.anchor, elsewhere.after.sections[elsewhere.id]?.anchor]).toEqual(['', 'prices'])
})
