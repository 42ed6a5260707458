import { expect, test } from 'vitest'
import { keyActs, resolveCombination, takenBy } from './key-acts.ts'
import { combinationOf } from './key-combination.ts'

const press = (key: string, code: string, also: Partial<Parameters<typeof combinationOf>[0]> = {}) =>
  combinationOf({ key, code, altKey: false, shiftKey: false, metaKey: false, ctrlKey: false, ...also })

test('a press has the name of the list of keys', () => {
  expect(press('z', 'KeyZ', { ctrlKey: true })).toBe(keyActs.undo)
  expect(press('Z', 'KeyZ', { metaKey: true, shiftKey: true })).toBe(keyActs.redo)
  expect(press('m', 'KeyM', { ctrlKey: true, altKey: true })).toBe(keyActs.comment)
  expect(press('!', 'Digit1', { shiftKey: true })).toBe(keyActs.zoomFit)
  expect(press('?', 'Slash', { shiftKey: true })).toBe(keyActs.sheet)
  expect(press(']', 'BracketRight')).toBe(keyActs.front)
  expect(press('Shift', 'ShiftLeft', { shiftKey: true })).toBeNull()
})

test('new keys have their chosen action, the old ones none, and all others their own', () => {
  const own = { duplicate: 'Mod+J' }
  expect([
    resolveCombination('Mod+J', own),
    resolveCombination('Mod+D', own),
    resolveCombination('Mod+Z', own),
  ]).toEqual(['Mod+D', '', null])
})

test('keys that two actions exchange have the new actions', () => {
  const own = { front: '[', back: ']' }
  expect([resolveCombination('[', own), resolveCombination(']', own)]).toEqual([']', '['])
})

test('keys of another action are taken until it has others, and those of the browser stay', () => {
  expect(takenBy('Mod+G', 'duplicate', {})).toBe('group')
  expect(takenBy('Mod+G', 'duplicate', { group: 'Mod+J' })).toBeNull()
  expect(takenBy('Mod+D', 'duplicate', {})).toBeNull()
  expect(takenBy('Mod+C', 'duplicate', {})).toBe('fixed')
})
