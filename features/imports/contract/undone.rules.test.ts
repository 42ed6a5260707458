import { expect, test } from 'vitest'
import { undoneNotes } from './undone.rules.ts'

const created = { outcome: 'create' } as const

test('of an import that made products nothing is said of pages', () => {
  expect(
    undoneNotes([
      { kind: 'product', ...created },
      { kind: 'variant', ...created },
    ]),
  ).toEqual(['products', 'productParts'])
})

test('of an import of a whole site everything that went and everything that stays is said', () => {
  const site = (['author', 'media', 'page', 'post', 'menu', 'product'] as const).map((kind) => ({ kind, ...created }))
  expect(undoneNotes(site)).toEqual(['documents', 'products', 'menus', 'parts', 'productParts'])
})

test('what an import only changed or left alone is not called gone', () => {
  const rows = [
    { kind: 'product', outcome: 'update' } as const,
    { kind: 'page', outcome: 'unchanged' } as const,
    { kind: 'taxRate', ...created } as const,
  ]
  expect(undoneNotes(rows)).toEqual(['rates', 'productsChanged'])
  expect(undoneNotes([{ kind: 'page', outcome: 'update' }])).toEqual(['changed'])
})
