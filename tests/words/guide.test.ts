import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { commands } from '../../apps/command/commands.ts'
import { environmentSchema } from '../../apps/server/environment.schema.ts'

const root = dirname(dirname(import.meta.dirname))
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const sources = globSync('{apps,features,platform}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.includes('.test.'),
)
const guide = globSync('docs/guide/*.md', { cwd: root })
const told = [...guide, 'README.md', 'compose.yaml', 'Dockerfile'].map(read).join('\n')

const shouted = /\b(?:QUOIN_[A-Z_]+|DATABASE_URL|STORAGE_URL|SMTP_URL|MAIL_FROM|PORT)\b/g
/** The settings of the schema, and variables that the program reads as `env['NAME']`, `process.env.NAME`. */
const variablesRead = new Set([
  ...Object.keys(environmentSchema.shape),
  ...sources
    .flatMap((file) =>
      [...read(file).matchAll(/\b(?:env|environment)(?:\['([A-Z_]+)'\]|\.([A-Z_]+)\b)/g)].map(
        ([, quoted, dotted]) => quoted ?? dotted ?? '',
      ),
    )
    .filter((name) => name.match(shouted)),
])

test('every setting that the program reads is in the guide’s table', () => {
  const table = read('docs/guide/settings.md')
  expect(variablesRead.size).toBeGreaterThan(12)
  expect([...variablesRead].filter((name) => !table.includes(`\`${name}\``))).toEqual([])
})

test('every setting that the guide names is one that the program reads', () => {
  // The browser of the journeys is for who develops Quoin: the tools read it.
  const ofTools = ['QUOIN_BROWSER']
  const named = new Set(told.match(shouted))
  expect([...named].filter((name) => !variablesRead.has(name) && !ofTools.includes(name))).toEqual([])
})

test('every command that the guide shows exists, with the options it gives it', () => {
  const shown = [...told.matchAll(/\.\/quoin ([a-z][a-z-]*)((?: +--?[a-z-]+| +[^\s`#|&;]+)*)/g)].map(
    ([, name = '', rest = '']) => ({ name, rest }),
  )
  expect(shown.length).toBeGreaterThan(5)
  expect(shown.filter(({ name }) => !commands.some((command) => command.name === name))).toEqual([])
  const unknown = shown.flatMap(({ name, rest }) => {
    const source = read(`apps/command/${name}.command.ts`)
    return [...rest.matchAll(/--([a-z][a-z-]*)/g)]
      .filter(([, option = '']) => !new RegExp(`['"]?${option}['"]?\\s*[:,]`).test(source))
      .map(([option]) => `${name} ${option}`)
  })
  expect(unknown).toEqual([])
})

test('every command is in the guide or the README', () => {
  expect(commands.map(({ name }) => name).filter((name) => !told.includes(`quoin ${name}`))).toEqual([])
})
