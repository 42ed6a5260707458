import { expect, test } from 'vitest'
import { sectionSchema } from './document.ts'
import { linkedIn, withLinked } from './linked.ts'

const id = (letter: string) => letter.repeat(24)
const section = (letter: string, more: object = {}) => sectionSchema.parse({ id: id(letter), order: letter, ...more })
const block = (letter: string, of: string) => ({
  id: id(letter),
  section: id(of),
  order: 'a0',
  type: 'html',
  version: 1,
  props: {},
  place: { desktop: { x: 0, y: 0, w: 4, h: 2, z: 0 }, mobile: null },
})
const documentOf = (sections: ReturnType<typeof section>[], blocks: ReturnType<typeof block>[]) => ({
  sections: Object.fromEntries(sections.map((entry) => [entry.id, entry])),
  blocks: Object.fromEntries(blocks.map((entry) => [entry.id, entry])),
})
const saved = new Map([[id('5'), documentOf([section('c', { theme: 'dark', anchor: 'theirs' })], [block('d', 'c')])]])

test('a linked section appears at its place with the look and the blocks of the saved one', () => {
  const page = documentOf([section('a'), section('b', { linked: id('5'), anchor: 'visit' })], [block('e', 'a')])
  const shown = withLinked(page, saved)
  expect(linkedIn(page)).toEqual([id('5')])
  expect(shown.sections[id('b')]).toMatchObject({ theme: 'dark', anchor: 'visit', order: 'b' })
  expect(Object.values(shown.blocks).map((entry) => [entry.id, entry.section])).toEqual([
    [id('e'), id('a')],
    [id('d'), id('b')],
  ])
})

test('a deleted linked section shows nothing, and one that is on the page twice is shown once', () => {
  const twice = documentOf([section('a', { linked: id('5') }), section('b', { linked: id('5') })], [])
  expect(Object.keys(withLinked(twice, saved).sections)).toEqual([id('a')])
  expect(withLinked(twice, new Map()).sections).toEqual({})
})

test('a document without linked sections is unchanged', () => {
  const page = documentOf([section('a')], [])
  expect(withLinked(page, saved)).toBe(page)
})
