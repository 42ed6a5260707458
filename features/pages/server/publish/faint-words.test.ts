import { expect, test } from 'vitest'
import type { BlockContract } from '#platform/block'
import { type Block, apply, emptyDocument, sectionSchema, uncolouringSteps } from '#platform/document'
import { startingStyles } from '#platform/theme'
import { htmlBlockContract } from '../../blocks/html/html.contract.ts'
import { shapeBlockContract } from '../../blocks/shape/shape.contract.ts'
import { faintWords } from './faint-words.ts'

const [page, section, block, other] = ['6', '7', '8', '9'].map((end) => `65a1f0c2e4b0a1b2c3d4e5f${end}`) as [
  string,
  string,
  string,
  string,
]
const contracts = new Map<string, BlockContract>([
  ['html', htmlBlockContract],
  ['shape', shapeBlockContract],
])
const place = { desktop: { x: 0, y: 0, w: 12, h: 4, z: 0 }, mobile: null }
const words = (type: 'paragraph' | 'heading', color: string | null, level?: number) => ({
  type,
  ...(level && { attrs: { level } }),
  content: [{ type: 'text', text: 'Bread', ...(color && { marks: [{ type: 'color', attrs: { name: color } }] }) }],
})
const text = (...content: object[]): Block => ({
  id: block,
  section,
  order: 'a0',
  type: 'html',
  version: 1,
  place,
  props: { text: { type: 'doc', content } },
})
const palette = (id: string) => ({ type: 'SITE_PALETTE_COLOR', id, alpha: 1 })

function faintIn(look: object, ...blocks: Block[]) {
  const document = {
    sections: { [section]: sectionSchema.parse({ id: section, order: 'a0', ...look }) },
    blocks: Object.fromEntries(blocks.map((entry) => [entry.id, entry])),
  }
  return faintWords(document, contracts, startingStyles)
}

test('a light colour on a light section is named with its ratio, and a readable one is not', () => {
  const [faint] = faintIn({}, text(words('paragraph', 'lightAccent'), words('paragraph', 'accent')))
  expect(faint).toMatchObject({ blockId: block, path: ['text'], words: 'Bread', color: 'lightAccent' })
  expect(faint?.ratio).toBeLessThan(1.5)
  expect(faintIn({}, text(words('paragraph', 'accent'), words('paragraph', 'theme-muted')))).toEqual([])
})

test('the text of a theme is readable on its own background, and named over a background that hides it', () => {
  expect(faintIn({ theme: 'dark' }, text(words('paragraph', null)))).toEqual([])
  const fill = { kind: 'color', color: palette('white') }
  expect(faintIn({ theme: 'dark', fill }, text(words('paragraph', null)))).toMatchObject([{ color: null }])
  const gradient = { kind: 'gradient', from: palette('white'), to: palette('black'), angle: 0 }
  expect(faintIn({ fill: gradient }, text(words('paragraph', null)))).toHaveLength(1)
})

test('large headings need a contrast of 3 only, small ones as much as text', () => {
  const fill = { kind: 'color', color: { type: 'CUSTOM_COLOR', customColor: '#7f8ec4' } }
  const own = (level: number) => faintIn({ fill }, text(words('heading', 'accent', level)))
  const grey = { kind: 'color', color: { type: 'CUSTOM_COLOR', customColor: '#b9c3ea' } }
  const onGrey = (level: number) => faintIn({ fill: grey }, text(words('heading', 'accent', level)))
  expect([own(1).length, own(4).length]).toEqual([1, 1])
  expect([onGrey(1).length, onGrey(4).length]).toEqual([0, 1])
})

test('words over an image or a shape are not judged, nor those with a highlight of their own', () => {
  const faint = text(words('paragraph', 'lightAccent'))
  const background = { asset: page, video: null, overlay: 0, focalPoint: null }
  expect(faintIn({ background }, faint)).toEqual([])
  const shape: Block = { ...faint, id: other, type: 'shape', props: shapeBlockContract.starts }
  expect(faintIn({}, faint, shape)).toEqual([])
  const beside = { ...shape, place: { ...place, desktop: { ...place.desktop, x: 12 } } }
  expect(faintIn({}, faint, beside)).toHaveLength(1)
  const marks = [{ type: 'highlight' }, { type: 'color', attrs: { name: 'lightAccent' } }]
  expect(faintIn({}, text({ type: 'paragraph', content: [{ type: 'text', text: 'Rye', marks }] }))).toEqual([])
})

test('the colour is taken away in one step of undo, and other colours stay', () => {
  const faint = text(words('paragraph', 'lightAccent'), words('paragraph', 'accent'))
  const insert = { kind: 'insertSection', section: sectionSchema.parse({ id: section, order: 'a0' }) } as const
  const start = apply(apply(emptyDocument(page, 'page'), insert).document, {
    kind: 'insertBlock',
    block: faint,
  }).document
  const steps = uncolouringSteps(faint.props['text'], 'lightAccent')
  const after = apply(start, { kind: 'changeText', id: block, path: ['text'], steps }).document
  const content = [words('paragraph', null), words('paragraph', 'accent')]
  expect(after.blocks[block]?.props['text']).toEqual({ type: 'doc', content })
  expect(faintWords(after, contracts, startingStyles)).toEqual([])
})
