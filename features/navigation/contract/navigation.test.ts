import fc from 'fast-check'
import { expect, test } from 'vitest'
import { apply, emptyDocument, type Operation } from '#platform/document'
import { newId } from '#platform/contract'
import { menuAddress } from './menu-address.ts'
import { changeNode, insertNode, moveNode, removeNode } from './navigation.operations.ts'
import { type NavigationSettings, navigationSettingsSchema } from './navigation.schema.ts'
import { treeOf } from './navigation.tree.ts'

const [a, b, c, d] = [newId(), newId(), newId(), newId()]
const empty: NavigationSettings = { nodes: {} }
const url = (href: string) => ({ target: { kind: 'url' as const, href }, label: href })
const top = { tree: 'main', parent: null }

function after(
  settings: NavigationSettings,
  ...makers: ((now: NavigationSettings) => Operation | null)[]
): NavigationSettings {
  return makers.reduce((now, make) => {
    const operation = make(now)
    return operation
      ? navigationSettingsSchema.parse(apply(emptyDocument(a, 'navigation', now), operation).document.settings)
      : now
  }, settings)
}
const shape = (settings: NavigationSettings, tree = 'main') => {
  const named = ({ id, children }: ReturnType<typeof treeOf>[number]): unknown =>
    children.length > 0 ? [id, children.map(named)] : id
  return treeOf(settings, tree).map(named)
}
const menu = after(
  empty,
  (now) => insertNode(now, a, top, url('/a')),
  (now) => insertNode(now, b, top, { target: { kind: 'folder' }, label: 'More' }),
  (now) => insertNode(now, c, { tree: 'main', parent: b }, url('/c')),
  (now) => insertNode(now, d, { ...top, before: a }, url('/d')),
)

test('entries appear where they were placed, before others and in folders', () => {
  expect(shape(menu)).toEqual([d, a, [b, [c]]])
})

test('a folder that moves to the hidden navigation takes its entries along', () => {
  const moved = after(menu, (now) => moveNode(now, b, { tree: '_hidden', parent: null }))
  expect([shape(moved), shape(moved, '_hidden')]).toEqual([[d, a], [[b, [c]]]])
})

test('nothing moves into itself', () => {
  expect(moveNode(menu, b, { tree: 'main', parent: b })).toBeNull()
  expect(moveNode(menu, b, { tree: 'main', parent: c })).toBeNull()
})

test('a removed folder takes its entries along', () => {
  expect(shape(after(menu, (now) => removeNode(now, b)))).toEqual([d, a])
})

test('an entry whose folder is deleted appears at the top: nothing is lost', () => {
  const { [b]: _, ...nodes } = menu.nodes
  expect(shape({ nodes })).toContain(c)
})

test('any sequence of moves keeps every entry in exactly one place', () => {
  const ids = [a, b, c, d]
  const step = fc.record({
    id: fc.constantFrom(...ids),
    parent: fc.constantFrom(null, b),
    before: fc.constantFrom(null, ...ids),
    tree: fc.constantFrom('main', 'footer'),
  })
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const end = after(
        menu,
        ...steps.map(
          ({ id, ...place }) =>
            (now: NavigationSettings) =>
              moveNode(now, id, place),
        ),
      )
      const flat = ['main', 'footer'].flatMap((tree) => shape(end, tree)).flat(9)
      expect(flat.map(String).toSorted((first, other) => first.localeCompare(other))).toEqual(
        ids.toSorted((first, other) => first.localeCompare(other)),
      )
    }),
  )
})

test('an entry gets another label, another address and a tab of its own, and keeps its place', () => {
  const part = {
    label: 'Pictures',
    newWindow: true,
    target: { kind: 'url' as const, href: 'https://instagram.com/kade9' },
  }
  const changed = after(menu, (now) => changeNode(now, c, part))
  expect(shape(changed)).toEqual(shape(menu))
  expect(changed.nodes[c]).toMatchObject(part)
  expect(changeNode(menu, newId(), part)).toBeNull()
})

test('an address without a scheme leads to that site, and never below the current page', () => {
  expect(
    [
      'instagram.com/kade9',
      'about',
      '/about',
      '#top',
      'https://a.example',
      'mailto:a@b.example',
      'a@b.example',
      'kade9.nl:8080/x',
    ].map(menuAddress),
  ).toEqual([
    'https://instagram.com/kade9',
    '/about',
    '/about',
    '#top',
    'https://a.example',
    'mailto:a@b.example',
    'mailto:a@b.example',
    'https://kade9.nl:8080/x',
  ])
})
