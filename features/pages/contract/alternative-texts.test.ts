import { expect, test } from 'vitest'
import type { Block } from '#platform/document'
import { imagesWithoutText } from './alternative-texts.ts'

const photo = '3'.repeat(24)
const place = { desktop: { x: 0, y: 0, w: 1, h: 1, z: 0 }, mobile: null }
const imagesOf = (props: Block['props'], settings = {}) =>
  imagesWithoutText({
    settings,
    blocks: { b: { id: 'b', section: 's', order: 'a0', type: 'image', version: 1, props, place } },
  })

test('an image without text is found with the props that hold its text and mark it as decorative', () => {
  expect(imagesOf({ asset: photo, alt: ' ', decorative: false })).toEqual([
    { blockId: 'b', asset: photo, path: ['alt'], decorative: ['decorative'] },
  ])
  expect(imagesOf({ asset: photo, alt: 'A ridge', decorative: false })).toEqual([])
  expect(imagesOf({ asset: photo, alt: '', decorative: true })).toEqual([])
  expect(imagesOf({ asset: null, alt: '' })).toEqual([])
})

test('an image in a list is addressed by the id of its entry, and not at all without one', () => {
  const entry = { asset: photo, alt: '' }
  expect(imagesOf({ photos: [{ ...entry, id: 'p1' }, entry] }).map(({ path }) => path)).toEqual([
    ['photos', { id: 'p1' }, 'alt'],
    null,
  ])
})

test('both images of a comparison have a text of their own', () => {
  const comparison = { before: photo, beforeAlt: '', after: photo, afterAlt: '' }
  expect(imagesOf(comparison).map(({ path }) => path)).toEqual([['beforeAlt'], ['afterAlt']])
})

test('the cover of a post has its text in its file', () => {
  expect(imagesOf({}, { image: photo })).toEqual([{ blockId: null, asset: photo, path: null, decorative: null }])
})
