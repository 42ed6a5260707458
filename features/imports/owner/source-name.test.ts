import { expect, test } from 'vitest'
import { sourceName } from './source-name.ts'

test.each([
  ['wix-contacts', 'Wix'],
  ['table:4f2a', ''],
  ['short-and-long', ''],
])('a file of %s is named as coming from “%s”', (source, name) => {
  expect(sourceName({ source, sourceTitle: '' })).toBe(name)
})
