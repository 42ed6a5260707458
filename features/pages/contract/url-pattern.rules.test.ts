import { expect, test } from 'vitest'
import { isUrlPattern, slugFromPattern } from './url-pattern.rules.ts'

const item = { title: 'a-night-of-bread', date: new Date('2026-01-31T23:30:00Z'), timeZone: 'Europe/Amsterdam' }

test('a blog’s address pattern may hold year, month, day and title, as the site’s clock had them', () => {
  expect(slugFromPattern('{year}/{month}/{day}/{title}', item)).toBe('2026/02/01/a-night-of-bread')
})

test('a pattern without a title, or with an unknown token, is invalid', () => {
  expect(['{year}/{title}', '{title}', '{year}/{month}', '{hour}/{title}', 'news/{title}'].map(isUrlPattern)).toEqual([
    true,
    true,
    false,
    false,
    true,
  ])
})
