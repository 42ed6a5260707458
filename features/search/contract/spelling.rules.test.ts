import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOneSlip, likeliestFirst, spellableWords, spellingsOf } from './spelling.rules.ts'

test('a letter too many, too few, wrong, or in the wrong place is one typo; two are not', () => {
  const slips = ['lmap', 'lam', 'lampp', 'lemp', 'alamp', 'amp', 'lamq']
  expect(slips.filter((typed) => isOneSlip(typed, 'lamp'))).toEqual(slips)
  expect(['lamp', 'lpma', 'lemq', 'lampion', 'la', ''].filter((typed) => isOneSlip(typed, 'lamp'))).toEqual([])
})

test('every word one typo away shares a spelling with the original', () => {
  const letter = fc.constantFrom(...'abcdé')
  const word = fc.array(letter, { minLength: 4, maxLength: 10 }).map((letters) => letters.join(''))
  fc.assert(
    fc.property(
      word,
      fc.nat(),
      letter,
      fc.constantFrom('leave', 'add', 'replace', 'swap'),
      (meant, place, other, slip) => {
        const letters = [...meant]
        const at = place % letters.length
        if (slip === 'leave') letters.splice(at, 1)
        if (slip === 'add') letters.splice(at, 0, other)
        if (slip === 'replace') letters[at] = other
        if (slip === 'swap') letters.splice(at, 2, ...letters.slice(at, at + 2).toReversed())
        const typed = letters.join('')
        const shared = new Set(spellingsOf(meant))
        expect(typed === meant || isOneSlip(typed, meant)).toBe(true)
        expect(spellingsOf(typed).some((spelling) => shared.has(spelling))).toBe(true)
      },
    ),
  )
})

test('swapped letters are likelier than a missing one, and that than a wrong one or another beginning', () => {
  expect(likeliestFirst('lmap', ['limap', 'leap', 'lamp', 'smap'])).toEqual(['lamp', 'limap', 'leap', 'smap'])
})

test('words of a text are compared as search compares them; figures and very short words are left out', () => {
  expect(spellableWords('Crème brûlée, 2700 K, de lamp de LAMP')).toEqual(['creme', 'brulee', 'lamp'])
})
