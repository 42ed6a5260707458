import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const read = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))
const sheets = read('{features/*/owner,apps/owner,platform/ui}/**/*.css')
const components = read('{features/*/owner,apps/owner,platform/ui}/**/*.{ts,tsx}')

/** React Aria gives them to its own elements. */
const ofLibrary = ['--tree-item-level', '--trigger-width']

/** Properties that a style sheet declares or a component sets on an element. */
const declared = new Set([
  ...ofLibrary,
  ...sheets.flatMap(({ text }) => [...text.matchAll(/(--[a-z0-9-]+)\s*:/g)].map(([, name]) => name)),
  ...components.flatMap(({ text }) => [...text.matchAll(/['"](--[a-z0-9-]+)['"]/g)].map(([, name]) => name)),
])

// A colour that nobody declares is no error for a browser: the text takes the colour around it.
test('the owner area uses no undeclared colour or measure', () => {
  const unknown = sheets.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[a-z0-9-]+)/g)].flatMap(([, name]) =>
      declared.has(name ?? '') ? [] : [`${file}: ${name}`],
    ),
  )
  expect(sheets.length).toBeGreaterThan(30)
  expect(unknown).toEqual([])
})
