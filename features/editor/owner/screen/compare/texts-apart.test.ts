import { expect, test } from 'vitest'
import { textsApart } from './texts-apart.ts'

test('short texts are quoted whole', () => {
  expect(textsApart('We bake.', 'We bake\nbread.')).toEqual({ before: 'We bake.', after: 'We bake bread.' })
})

test('long texts are quoted from shortly before the place where they differ', () => {
  const common = 'word '.repeat(60)
  const apart = textsApart(`${common}ends here`, `${common}goes on there`)
  expect(apart.before).toBe('…word word word word word ends here')
  expect(apart.after).toBe('…word word word word word goes on there')
})

test('texts far behind the difference are left out', () => {
  const { before, after } = textsApart(`a ${'x'.repeat(200)}`, '')
  expect(before).toHaveLength(91)
  expect(before.endsWith('…')).toBe(true)
  expect(after).toBe('')
})
