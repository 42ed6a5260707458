import { expect, test } from 'vitest'
import { beginsAct, isOneGesture, type Pressed, typingPause } from './gesture.ts'

const turn = (act: number, at: number, name = 'title') => ({ act, name, at })

test('letters of one field are one step of undo until typing pauses', () => {
  expect([isOneGesture(turn(1, 0), turn(1, typingPause)), isOneGesture(turn(1, 0), turn(1, typingPause + 1))]).toEqual([
    true,
    false,
  ])
})

test('a dragged slider or colour is one step, however long the hand rests', () => {
  expect(isOneGesture(turn(1, 0), { ...turn(1, 60_000), isHeld: true })).toBe(true)
})

test('two actions are two steps, though they change the same value at the same moment; so are two fields', () => {
  expect([isOneGesture(turn(1, 0), turn(2, 0)), isOneGesture(turn(1, 0), turn(1, 0, 'alt'))]).toEqual([false, false])
})

test.each<[string, Pressed, boolean]>([
  ['a press', { type: 'pointerdown', field: null }, true],
  ['a press into a field', { type: 'pointerdown', field: 'line' }, true],
  ['something dropped', { type: 'drop', field: null }, true],
  ['a click that assistive technology makes', { type: 'click', field: null }, true],
  ['a key on a button', { type: 'keydown', key: 'Enter', field: null }, true],
  ['a key that is held', { type: 'keydown', key: 'ArrowUp', repeat: true, field: null }, false],
  ['a letter', { type: 'keydown', key: 'a', field: 'line' }, false],
  ['Enter at the end of a line', { type: 'keydown', key: 'Enter', field: 'line' }, true],
  ['a new line', { type: 'keydown', key: 'Enter', field: 'lines' }, false],
])('%s begins an action: %j, %j', (_, pressed, begins) => {
  expect(beginsAct(pressed)).toBe(begins)
})
