import { expect, test } from 'vitest'
import type { Command } from './command-palette.tsx'
import { foundCommands, prepared, startingCommands } from './find-commands.ts'

const command = (label: string, group: string, more: Partial<Command> = {}): Command => ({
  id: label,
  label,
  group,
  run: () => {},
  ...more,
})

const commands = [
  command('Opnieuw', 'Pagina'),
  command('Knop', 'Blok toevoegen', { isSearched: true }),
  command('Zoek op pagina', 'Pagina'),
  command('Größe ändern', 'Seite', { keywords: 'Maß' }),
  command('Vandaag uit de oven', 'Op deze pagina', { isSearched: true, hint: 'Tekst' }),
]
const all = prepared(commands)
const labels = (query: string) => foundCommands(all, query).flatMap(([, members]) => members.map(({ label }) => label))

test('a command is found by letters in their order, and words that occur as typed come first', () => {
  expect(labels('kp')).toEqual(['Knop'])
  expect(labels('op')).toEqual(['Opnieuw', 'Zoek op pagina', 'Knop', 'Vandaag uit de oven'])
  expect(labels('pk')).toEqual([])
})

test('accents, case and ß do not matter, and each typed word has to occur', () => {
  expect(labels('GROSSE')).toEqual(['Größe ändern'])
  expect(labels('mass andern')).toEqual(['Größe ändern'])
  expect(labels('tekst oven')).toEqual(['Vandaag uit de oven'])
  expect(labels('tekst knop')).toEqual([])
})

test('before anything is typed the last commands come first, once, and the others without those to search for', () => {
  expect(
    startingCommands(commands, ['Knop', 'gone', 'Opnieuw'], 'Onlangs').map(([name, members]) => [
      name,
      members.map(({ label }) => label),
    ]),
  ).toEqual([
    ['Onlangs', ['Knop', 'Opnieuw']],
    ['Pagina', ['Zoek op pagina']],
    ['Seite', ['Größe ändern']],
  ])
})
