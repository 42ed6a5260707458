import { expect, test } from 'vitest'
import { newId } from '#platform/contract'
import { apply, type Document, type DocumentKind, emptyDocument } from '#platform/document'
import { insertedSection } from '../../base/arrange.ts'
import { againstLinked } from './enters-linked.ts'

function withSection(kind: DocumentKind): { document: Document; id: string } {
  const empty = emptyDocument(newId(), kind)
  const section = insertedSection(empty, null)
  return { document: apply(empty, section.operation).document, id: section.id }
}

test('a saved section takes no second section, but another in its place', () => {
  const { document, id } = withSection('saved-section')
  const second = insertedSection(document, null).operation
  expect(againstLinked(document, second)).toBe('alone')
  expect(againstLinked(document, { kind: 'batch', operations: [second, { kind: 'removeSection', id }] })).toBe(null)
})

test('a page takes more sections', () => {
  const { document } = withSection('page')
  expect(againstLinked(document, insertedSection(document, null).operation)).toBe(null)
})
