import { expect, test } from 'vitest'
import { apply, invert } from './apply.ts'
import { emptyDocument, sectionSchema } from './document.ts'
import type { Operation } from './operation.ts'

const [page, id] = ['65a1f0c2e4b0a1b2c3d4e5f6', '65a1f0c2e4b0a1b2c3d4e5f7']
const stored = { id, order: 'a0', theme: 'dark' }
const accent = { type: 'SITE_PALETTE_COLOR', id: 'accent', alpha: 1 }
const wave = { shape: 'wave', height: 'medium', flip: false }
const faultOf = (look: object) => sectionSchema.safeParse({ ...stored, ...look }).error?.issues[0]?.message

test('a stored section without a background and dividers gets no new keys', () => {
  expect(Object.keys(sectionSchema.parse(stored))).not.toEqual(expect.arrayContaining(['fill']))
  expect(JSON.stringify(sectionSchema.parse(stored))).not.toContain('ivider')
})

test.each([
  [{ kind: 'color', color: { type: 'CUSTOM_COLOR', customColor: 'red;}' } }, 'A colour is written as #rrggbb'],
  [{ kind: 'color', color: { ...accent, id: 'pink' } }, 'A colour of the palette is one of white, lightAccent'],
  [{ kind: 'color', color: { type: 'RED' } }, 'A colour has the type SITE_PALETTE_COLOR'],
  [{ kind: 'gradient', from: accent, to: accent, angle: 360 }, 'The angle is a whole number of degrees from 0 to 359.'],
  [{ kind: 'gradient', from: accent, to: accent, angle: '9' }, 'The angle is a whole number of degrees from 0 to 359.'],
  [{ kind: 'pattern', pattern: 'plaid', color: accent, strength: 1 }, 'A pattern is one of dots, lines'],
  [{ kind: 'pattern', pattern: 'dots', color: accent, strength: 2 }, 'The strength is from 0.05 to 1.'],
  [{ kind: 'photo' }, 'A background has the kind color, gradient or pattern.'],
])('a bad background %# is refused with a sentence', (fill, sentence) => {
  expect(faultOf({ fill })).toContain(sentence)
})

test('a bad divider is refused with a sentence', () => {
  expect(faultOf({ topDivider: { ...wave, shape: 'zigzag' } })).toContain('A divider is one of slant, curve, wave')
  expect(faultOf({ topDivider: { ...wave, height: 300 } })).toContain('The height of a divider is one of small')
})

test('a background and a divider are set, and taken back without a trace', () => {
  const insert: Operation = { kind: 'insertSection', section: sectionSchema.parse(stored) }
  const before = apply(emptyDocument(page, 'page'), insert).document
  const fill = { kind: 'gradient', from: accent, to: accent, angle: 90 }
  const change: Operation = {
    kind: 'changeSection',
    id,
    changes: [
      { path: ['fill'], value: fill },
      { path: ['bottomDivider'], value: wave },
    ],
  }
  const after = apply(before, change).document
  expect(after.sections[id]).toMatchObject({ fill, bottomDivider: wave })
  const back = apply(after, invert(before, change)).document
  expect(back.sections).toStrictEqual(before.sections)
})

test('a change to a bad background is dropped', () => {
  const insert: Operation = { kind: 'insertSection', section: sectionSchema.parse(stored) }
  const before = apply(emptyDocument(page, 'page'), insert).document
  const change: Operation = { kind: 'changeSection', id, changes: [{ path: ['fill'], value: { kind: 'photo' } }] }
  expect(apply(before, change).dropped).toEqual([{ index: 0, reason: 'invalid' }])
})
