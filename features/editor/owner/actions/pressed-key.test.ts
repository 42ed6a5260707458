import { expect, test } from 'vitest'
import { bracketOf, keyOf } from './pressed-key.ts'

const pressed = (key: string, code: string, also: { altKey?: boolean; shiftKey?: boolean } = {}) => ({
  key,
  code,
  altKey: false,
  shiftKey: false,
  ...also,
})

test('Option on a Mac, which types å, leaves the letter of the key', () => {
  expect(keyOf(pressed('å', 'KeyA', { altKey: true }), null)).toBe('a')
})

test('on a French keyboard Alt and the letter A is the position of A, not that of Q', () => {
  expect(keyOf(pressed('a', 'KeyQ', { altKey: true }), null)).toBe('a')
  expect(keyOf(pressed('æ', 'KeyQ', { altKey: true }), new Map([['KeyQ', 'a']]))).toBe('a')
})

test('Shift and 1 is 1 in every keyboard layout', () => {
  expect(keyOf(pressed('!', 'Digit1', { shiftKey: true }), null)).toBe('1')
  expect(keyOf(pressed('à', 'Digit0'), null)).toBe('0')
})

test('where brackets are typed with AltGr, the keys right of P stack blocks', () => {
  expect([bracketOf(pressed('ü', 'BracketLeft')), bracketOf(pressed('+', 'BracketRight'))]).toEqual(['[', ']'])
  expect(bracketOf(pressed('p', 'KeyP'))).toBeNull()
})
