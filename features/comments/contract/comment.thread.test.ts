import { expect, test } from 'vitest'
import { threadsOf } from './comment.thread.ts'

test('replies to replies are listed with the replies, and a comment whose parent is hidden is shown alone', () => {
  const threads = threadsOf([
    { id: 'a', parentId: null },
    { id: 'b', parentId: 'a' },
    { id: 'c', parentId: 'b' },
    { id: 'd', parentId: 'hidden' },
  ])
  expect(threads.map(({ id, replies }) => [id, replies.map((reply) => reply.id)])).toEqual([
    ['a', ['b', 'c']],
    ['d', []],
  ])
})

test('a circle of parents loses no comment', () => {
  const threads = threadsOf([
    { id: 'a', parentId: 'b' },
    { id: 'b', parentId: 'a' },
  ])
  const all = threads.flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)])
  expect(all.sort()).toEqual(['a', 'b'])
})
