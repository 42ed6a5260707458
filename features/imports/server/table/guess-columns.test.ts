import { expect, test } from 'vitest'
import { guessedTable } from './guess-columns.ts'

const guessed = (columns: readonly string[], ...rows: readonly string[][]) => {
  const { kind, columns: own } = guessedTable({ columns: [...columns], rows: [...rows] })
  return { kind, fields: own.map(({ field }) => field) }
}

test('people with a day and an amount beside each are orders, and people alone are subscribers', () => {
  const names = ['Bon', 'Moment', 'Som', 'Wie', 'Bereikbaar']
  const first = ['B-1001', '2024-03-05', '24,50', 'Ada', 'ada@vries.example']
  const second = ['B-1002', '2024-04-06', '1.037,00', 'Bo', 'bo@jansen.example']
  expect(guessed(names, first, second)).toEqual({ kind: 'orders', fields: ['number', 'date', 'total', '', 'email'] })
  expect(guessed(['Wie', 'Bereikbaar'], ['Ada', 'ada@vries.example'])).toEqual({
    kind: 'audience',
    fields: ['', 'email'],
  })
})

test('a price column names its currency beside its name, and a current price is the price', () => {
  const row = ['kruk', 'Kruk', '24']
  for (const name of ['price_eur', 'Price USD', 'Prijs €', 'Current Price'])
    expect(guessed(['slug', 'name', name], row)).toEqual({ kind: 'products', fields: ['handle', 'title', 'price'] })
})
