import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { temporaryFolder } from '#support/temporary-folder'
import { type Target, buildTargets } from './build-targets.ts'

// Whole builds, of a few lines each.
vi.setConfig({ testTimeout: 60_000 })

const root = temporaryFolder('quoin-build')
const before = {
  'package.json': '{ "type": "module", "imports": {}, "scripts": {} }',
  'package-lock.json': '{}',
  'tools/build.ts': '',
  'tools/build/one.ts': '',
  'shop/main.ts': "import { price } from '../shared/price.ts'\nimport './shop.css'\nconsole.log(price)\n",
  'shop/shop.css': '@import "./colours.css";\n',
  'shop/colours.css': 'a { color: red }\n',
  'blog/main.ts': "import { words } from '../shared/index.ts'\nconsole.log(words)\n",
  'shared/index.ts': "export { words } from './words.ts'\nexport { unused } from './unused.ts'\n",
  'shared/words.ts': "import type { Shape } from './shape.ts'\nexport const words: Shape = 'words'\n",
  'shared/unused.ts': 'export const unused = 1\n',
  'shared/shape.ts': 'export type Shape = string\n',
  'shared/price.ts': 'export const price = 12\n',
  'shared/alone.ts': 'export const alone = 1\n',
  'shared/price.test.ts': '',
}

const target = (name: string, finds: string[] = []): Target => ({
  name,
  finds,
  reads: ['tools/data.json'],
  config: async () => (folder, outDir) => ({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(folder, name, 'main.ts') } },
  }),
})
const targets = [target('shop', ['shop/*.island.ts']), target('blog')]

beforeEach(async () => {
  rmSync(root, { recursive: true, force: true })
  for (const [file, text] of Object.entries(before)) write(file, text)
  await built()
})

test.each([
  ['shared/price.ts', 'export const price = 13\n', ['shop']],
  ['shared/words.ts', "export const words = 'others'\n", ['blog']],
  // A door of which the bundle keeps a part leads to another part when it changes.
  ['shared/index.ts', "export { words } from './words.ts'\n", ['blog']],
  ['shop/colours.css', 'a { color: blue }\n', ['shop']],
  ['shared/alone.ts', 'export const alone = 2\n', []],
  ['shared/shape.ts', "export type Shape = 'words'\n", []],
  ['shared/price.test.ts', '// more\n', []],
  ['shop/menu.island.ts', 'export const menu = 1\n', ['shop']],
  ['package-lock.json', '{ "packages": {} }', ['shop', 'blog']],
  ['tools/build/one.ts', '// another bundler setting\n', ['shop', 'blog']],
  ['tools/data.json', '[]', ['shop', 'blog']],
  ['package.json', '{ "type": "module", "imports": {}, "scripts": { "test": "run" } }', []],
  ['package.json', '{ "type": "module", "imports": { "#a": "./shared/index.ts" } }', ['shop', 'blog']],
])('a change of %s to %j builds %j', async (file, text, names) => {
  write(file, text)
  expect(await built()).toEqual(names)
  expect(await built()).toEqual([])
})

test('a touched but unchanged file builds nothing, and is read once', async () => {
  const later = new Date(Date.now() + 60_000)
  utimesSync(join(root, 'shared/price.ts'), later, later)
  expect(await built()).toEqual([])
  const stamp = JSON.parse(readFileSync(join(root, 'dist/shop/.stamp'), 'utf8')) as {
    files: Record<string, { second: number }>
  }
  expect(stamp.files['shared/price.ts']?.second).toBe(
    Math.floor(statSync(join(root, 'shared/price.ts')).mtimeMs / 1000),
  )
})

test('a deleted file makes its bundle stale, and a failed build stays stale', async () => {
  rmSync(join(root, 'shared/price.ts'))
  await expect(built()).rejects.toThrow('price.ts')
  expect([existsSync(join(root, 'dist/shop/.stamp')), existsSync(join(root, 'dist/blog/.stamp'))]).toEqual([
    false,
    true,
  ])
  write('shared/price.ts', 'export const price = 12\n')
  expect(await built()).toEqual(['shop'])
})

/** Builds what is stale; answers what that was. */
async function built(): Promise<string[]> {
  const lines: string[] = []
  await buildTargets(root, targets, { ifStale: true, say: (line) => lines.push(line) })
  return lines.map((line) => /^Built (\w+)/.exec(line)?.[1] ?? line)
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
