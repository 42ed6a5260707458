import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { headed, isRichText, paragraphs } from '#platform/document'
import { fromLightText, lightTextOf } from './light-text.ts'

test('typed text becomes paragraphs, lists, strong and slanted words and links, and is read back as it was typed', () => {
  const typed = 'We deliver on **Saturday**, _never_ on [Sunday](/sunday).\nBefore noon.\n\n- Rye\n- Spelt\n\n2 \\* 3'
  const doc = fromLightText(typed)
  expect(isRichText(doc)).toBe(true)
  expect(doc.content?.map(({ type }) => type)).toEqual(['paragraph', 'bullet_list', 'paragraph'])
  expect(lightTextOf(doc)).toBe(typed)
})

test('text with a form that the field cannot write is not offered for typing', () => {
  expect(lightTextOf(headed(2, 'Hours'))).toBeNull()
  expect(lightTextOf({ type: 'doc', content: [{ type: 'paragraph', attrs: { align: 'center' } }] })).toBeNull()
  expect(lightTextOf(paragraphs('a', 'b'))).toBe('a\n\nb')
})

test('every typed text fits the schema, and its result stays the same when it is typed again', () => {
  const letters = fc.string({ unit: fc.constantFrom('a', ' ', '*', '_', '[', ']', '(', ')', '\\', '\n', '-', '/') })
  fc.assert(
    fc.property(letters, (typed) => {
      const doc = fromLightText(typed)
      expect(isRichText(doc)).toBe(true)
      const again = lightTextOf(doc)
      expect(again).not.toBeNull()
      expect(isRichText(fromLightText(again ?? ''))).toBe(true)
    }),
  )
})
