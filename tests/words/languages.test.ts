import { expect, test } from 'vitest'
import { faultsOf, faultsOfLanguages } from '../../tools/languages/check.ts'
import { typesOf } from '../../tools/languages/types.ts'

test('every language has every message, with the placeholders of English and the plural forms of its own', () => {
  expect(faultsOfLanguages()).toEqual([])
})

const english = [text('greet', 'Hello {name}'), text('pages', '{n, plural, one {# page} other {# pages}}')]

test('the compiler knows each English message and its placeholders', () => {
  const types = typesOf([...english, text('act.save', 'Save')])
  const lines = ["'pages.list': {", 'greet: { name: Value }', 'pages: { n: number }', "'act.save': Nothing", '}']
  expect(types.split('\n').map((line) => line.trim())).toEqual(expect.arrayContaining(lines))
})

function text(name: string, words: string) {
  return { feature: 'pages', part: 'pages.list', name, text: words }
}

test.each([
  [
    'nl',
    [text('greet', 'Dag {name}')],
    'nl pages.list pages: missing, in English “{n, plural, one {# page} other {# pages}}”',
  ],
  ['nl', [text('greet', 'Dag {naam}')], 'nl pages.list greet: the placeholder {name} is missing'],
  ['nl', [text('greet', 'Dag {naam}')], 'nl pages.list greet: there is no placeholder {naam} in English'],
  ['nl', [text('meet', 'Dag')], 'nl pages.list meet: there is no such message in English'],
  ['nl', [text('greet', 'Dag {name')], 'nl pages.list greet: “,” is missing at 9 of a message: Dag {name'],
  [
    'pl',
    [text('pages', '{n, plural, one {# strona} other {# stron}}')],
    'pl pages.list pages: {n} needs the plural form “few”',
  ],
  [
    'pl',
    [text('pages', '{n, plural, one {# strona} other {# stron}}')],
    'pl pages.list pages: {n} needs the plural form “many”',
  ],
  [
    'de',
    [text('pages', '{n, plural, one {# Seite} two {# Seiten} other {# Seiten}}')],
    'de pages.list pages: {n} has the plural form “two”, which the language does not know',
  ],
])('%s: a fault of a translation is reported by language, message and kind', (language, own, fault) => {
  expect(faultsOf(language, own, english)).toContain(fault)
})
