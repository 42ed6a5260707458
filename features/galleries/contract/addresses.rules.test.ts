import { expect, test } from 'vitest'
import { addressesIn } from './addresses.rules.ts'

test('addresses are pasted one a line, with or without their protocol, and each counts once', () => {
  expect(
    addressesIn(' name.smugmug.com/A \r\n\nhttps://name.smugmug.com/A\nhttp://photos.example/b, c.example'),
  ).toEqual(['https://name.smugmug.com/A', 'http://photos.example/b', 'https://c.example'])
})
