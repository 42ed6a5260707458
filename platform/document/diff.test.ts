import fc from 'fast-check'
import { operation, startingDocument } from '#support/document-arbitraries'
import { expect, test } from 'vitest'
import { apply } from './apply.ts'
import { describeChanges } from './describe-changes.ts'
import { diffDocuments } from './diff.ts'

const document = fc
  .array(operation, { maxLength: 25 })
  .map((operations) => operations.reduce((state, change) => apply(state, change).document, startingDocument()))

test('the difference of two documents applied to the first gives the second', () => {
  fc.assert(
    fc.property(document, document, (from, to) => {
      const applied = apply(from, diffDocuments(from, to))
      expect(applied.dropped).toEqual([])
      expect(applied.document).toEqual(to)
    }),
    { numRuns: 1000 },
  )
})

test('a document does not differ from itself', () => {
  fc.assert(
    fc.property(document, (sample) => {
      expect(diffDocuments(sample, structuredClone(sample)).operations).toEqual([])
      expect(describeChanges(sample, sample)).toEqual([])
    }),
    { numRuns: 50 },
  )
})

test('changes are listed by section and block', () => {
  const start = startingDocument()
  const [id = ''] = Object.keys(start.blocks)
  const end = apply(start, {
    kind: 'batch',
    operations: [
      { kind: 'changeBlock', id, changes: [{ path: ['colour'], value: 'blue' }] },
      { kind: 'changeSettings', changes: [{ path: ['title'], value: 'Welcome' }] },
    ],
  }).document
  expect(describeChanges(start, end).map(({ what, did, fields }) => ({ what, did, fields }))).toEqual([
    { what: 'settings', did: 'changed', fields: ['title'] },
    { what: 'block', did: 'changed', fields: ['colour'] },
  ])
})
