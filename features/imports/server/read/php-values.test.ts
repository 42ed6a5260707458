import { expect, test } from 'vitest'
import { phpValue } from './php-values.ts'

test('serialised values are read as data', () => {
  expect(phpValue('a:2:{i:0;s:5:"écl";i:1;b:1;}')).toEqual(['écl', true])
  expect(phpValue('a:1:{s:8:"duration";s:8:"00:29:24";}')).toEqual(new Map([['duration', '00:29:24']]))
  expect(phpValue('d:0.5;')).toBe(0.5)
  expect(phpValue('N;')).toBe(null)
})

test('strings whose length was spoilt by another encoding are still read', () => {
  expect(phpValue('a:1:{i:0;s:3:"crème";}')).toEqual(['crème'])
})

test('a quote inside of a string with a wrong length does not end it', () => {
  expect(phpValue('a:2:{s:1:"t";s:3:"<a b="c";d>é";s:1:"u";i:4;}')).toEqual(
    new Map<string, string | number>([
      ['t', '<a b="c";d>é'],
      ['u', 4],
    ]),
  )
})

test('objects become plain maps and none of them is ever created or run', () => {
  const value = phpValue('O:9:"Exception":1:{s:7:"message";s:9:"__proto__";}')
  expect(value).toEqual(new Map([['message', '__proto__']]))
})

test.each([
  '',
  'hello',
  'a:2:{i:0;',
  'a:999999999:{}',
  `${'a:1:{i:0;'.repeat(200)}N;`,
  's:5:"abc',
  'C:3:"Foo":3:{abc}',
  'i:;',
  's:-4:"abcdef";',
  'a:-1:{}',
])('%j is no value', (text) => {
  expect(phpValue(text)).toBeUndefined()
})
