import { expect, test } from 'vitest'
import { type CommentEvidence, linksIn, verdictOn } from './comment-defence.rules.ts'

const person: CommentEvidence = {
  trap: '',
  spentMs: 40_000,
  links: 0,
  mostLinks: 2,
  approval: 'known',
  isKnown: true,
}

test.each<[string, Partial<CommentEvidence>, string]>([
  ['somebody with an approved comment', {}, 'approved'],
  ['a stranger', { isKnown: false }, 'pending'],
  ['anybody where all comments wait', { approval: 'all' }, 'pending'],
  ['a stranger where none waits', { approval: 'none', isKnown: false }, 'approved'],
  ['a stranger without scripts where none waits', { approval: 'none', isKnown: false, spentMs: null }, 'pending'],
  ['somebody known without scripts', { spentMs: null }, 'approved'],
  ['more links than the site takes', { links: 3 }, 'pending'],
  ['as many links as the site takes', { links: 2 }, 'approved'],
  ['a filled trap', { trap: 'https://pills.example' }, 'pending'],
  ['faster than anybody reads', { spentMs: 2999 }, 'pending'],
  ['a filled trap, faster than anybody reads', { trap: 'https://pills.example', spentMs: 2999 }, 'spam'],
  ['as fast as somebody may read', { spentMs: 3000 }, 'approved'],
])('%s', (_, evidence, verdict) => {
  expect(verdictOn({ ...person, ...evidence })).toBe(verdict)
})

test('links are counted with and without their protocol', () => {
  expect(linksIn('See HTTPS://a.example and www.b.example, not c.example')).toBe(2)
})
