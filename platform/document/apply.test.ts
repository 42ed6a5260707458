import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apply, invert } from './apply.ts'
import { documentSchema } from './document.ts'
import type { Operation } from './operation.ts'
import { deed, hex, operation, operationOf, startingDocument } from '#support/document-arbitraries'

test('any sequence of operations undone gives the start', () => {
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 25 }), (deeds) => {
      const start = startingDocument()
      const inverses: Operation[] = []
      let document = start
      for (const nextDeed of deeds) {
        const done = operationOf(document, nextDeed)
        if (!done) continue
        inverses.unshift(invert(document, done))
        document = apply(document, done).document
      }
      const back = inverses.reduce((state, inverse) => apply(state, inverse).document, document)
      expect(back).toEqual(start)
    }),
    { numRuns: 400 },
  )
})

test('a document stays valid under every operation', () => {
  fc.assert(
    fc.property(fc.array(operation, { maxLength: 20 }), (operations) => {
      const end = operations.reduce((document, change) => apply(document, change).document, startingDocument())
      expect(documentSchema.safeParse(end).error).toBeUndefined()
      expect(
        Object.values(end.blocks).filter(
          (block) => !end.sections[block.section] || (block.parent && !end.blocks[block.parent]),
        ),
      ).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('apply responds to every input, and never writes into the document', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.record({
          kind: fc.constantFrom('batch', 'insertBlock', 'changeText'),
          operations: fc.anything(),
          block: fc.anything(),
          steps: fc.anything(),
          id: fc.anything(),
          path: fc.anything(),
        }),
      ),
      (hostile) => {
        const start = startingDocument()
        const frozen = JSON.stringify(start)
        const { document } = apply(start, hostile as Operation)
        expect(document.id).toBe(start.id)
        expect(JSON.stringify(start)).toBe(frozen)
      },
    ),
    { numRuns: 500 },
  )
})

test('an operation on a deleted block leaves the document unchanged and is answered as dropped', () => {
  const start = startingDocument()
  const applied = apply(start, { kind: 'removeBlock', id: hex(99) })
  expect(applied).toEqual({ document: start, dropped: [{ index: 0, reason: 'gone' }], done: null })
})

test('a path through a prototype is refused and pollutes nothing', () => {
  const applied = apply(startingDocument(), {
    kind: 'changeBlock',
    id: hex(20),
    changes: [{ path: ['__proto__', 'polluted'], value: 'yes' }],
  })
  expect(applied.dropped).toEqual([{ index: 0, reason: 'refused' }])
  expect(({} as { polluted?: string }).polluted).toBeUndefined()
})

test('a value that hides a prototype is refused', () => {
  const value = JSON.parse('{"a":{"__proto__":{"polluted":"yes"}}}') as unknown
  const applied = apply(startingDocument(), { kind: 'changeSettings', changes: [{ path: ['a'], value }] })
  expect(applied.dropped).toEqual([{ index: 0, reason: 'refused' }])
})

test('removing a section takes its blocks along and taking it back brings them', () => {
  const start = startingDocument()
  const removal: Operation = { kind: 'removeSection', id: hex(10) }
  const without = apply(start, removal).document
  expect(Object.keys(without.blocks)).toEqual([hex(21)])
  expect(apply(without, invert(start, removal)).document).toEqual(start)
})

test('a list entry is changed by its id, with any entries before it', () => {
  const start = startingDocument()
  const path = ['entries', { id: 'b' }, 'label']
  const shifted = apply(start, {
    kind: 'changeBlock',
    id: hex(20),
    changes: [{ path: ['entries', { id: 'z' }], value: { label: 'Z' }, before: 'a' }],
  }).document
  const end = apply(shifted, { kind: 'changeBlock', id: hex(20), changes: [{ path, value: 'Bee' }] }).document
  expect(end.blocks[hex(20)]?.props['entries']).toEqual([
    { id: 'z', label: 'Z' },
    { id: 'a', label: 'A' },
    { id: 'b', label: 'Bee' },
  ])
})
