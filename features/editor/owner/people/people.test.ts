import { beforeEach, expect, test, vi } from 'vitest'
import type { PersonHere } from '#features/pages/contract'
import { coloursOf, initialsOf } from './people-colours.ts'
import { mayWrite, nobody, takePeople, usePeople, writerOf } from '../base/session/people-state.ts'

const person = (client: string, account: string, more: Partial<PersonHere> = {}): PersonHere => ({
  client,
  accountId: account.repeat(24),
  name: account,
  blocks: [],
  section: null,
  editing: null,
  pointer: null,
  editingFor: 0,
  silentFor: 0,
  ...more,
})
const block = 'b'.repeat(24)

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  usePeople.setState(nobody)
  return () => void vi.useRealTimers()
})

test('a text that another person is writing is refused, and may be taken over after thirty seconds of silence', () => {
  takePeople('mine', [person('mine', 'a'), person('hers', 'c', { editing: block })])
  expect([mayWrite(block), usePeople.getState().refused?.writer.name]).toEqual([false, 'c'])
  vi.advanceTimersByTime(29_000)
  expect(writerOf(block)?.client).toBe('hers')
  vi.advanceTimersByTime(2000)
  expect(mayWrite(block)).toBe(true)
})

test('a person who was silent long before this tab opened holds no lock', () => {
  takePeople('mine', [person('mine', 'a'), person('hers', 'c', { editing: block, silentFor: 31_000 })])
  expect(mayWrite(block)).toBe(true)
})

test('the other tabs of one person write one text together', () => {
  takePeople('mine', [person('mine', 'a'), person('tab', 'a', { editing: block })])
  expect(mayWrite(block)).toBe(true)
})

test('two people have two colours, the same in every tab', () => {
  const ids = ['65a1f0c2e4b0a1b2c3d4e5f6', '65a1f0c2e4b0a1b2c3d4e5f7', '65a1f0c2e4b0a1b2c3d4e5f8']
  const colours = coloursOf(ids)
  expect(new Set(colours.values()).size).toBe(3)
  expect(coloursOf([...ids].reverse())).toEqual(colours)
})

test('initials are of the first and the last name', () => {
  expect(['Anna de Vries', 'Ben', 'Émile Zola'].map(initialsOf)).toEqual(['AV', 'BE', 'ÉZ'])
})
