import { expect, test } from 'vitest'
import { undoneNotes } from './undone.rules.ts'

const created = { outcome: 'create' } as const

test('an import of products does not mention pages', () => {
  expect(
    undoneNotes([
      { kind: 'product', ...created },
      { kind: 'variant', ...created },
    ]),
  ).toEqual(['products', 'productParts'])
})

test('an import of a whole site names everything that is removed and everything that stays', () => {
  const site = (['author', 'media', 'page', 'post', 'menu', 'product'] as const).map((kind) => ({ kind, ...created }))
  expect(undoneNotes(site)).toEqual(['documents', 'products', 'menus', 'parts', 'productParts'])
})

test('an item that an import only changed or left alone is not reported as removed', () => {
  const rows = [
    { kind: 'product', outcome: 'update' } as const,
    { kind: 'page', outcome: 'unchanged' } as const,
    { kind: 'taxRate', ...created } as const,
  ]
  expect(undoneNotes(rows)).toEqual(['rates', 'productsChanged'])
  expect(undoneNotes([{ kind: 'page', outcome: 'update' }])).toEqual(['changed'])
})
