import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type ImportGraph, importsIn, readImports } from './import-graph.ts'
import { selectChecks } from './select-checks.ts'

const sources: Readonly<Record<string, string>> = {
  'features/shop/contract/price.rules.ts': 'export const least = 1',
  'features/shop/contract/index.ts':
    "export { least } from './price.rules.ts'\nexport type { Price } from './price.ts'",
  'features/shop/contract/price.ts': "import type { Money } from '#platform/money'\nexport type Price = Money",
  'features/shop/server/sell.ts': "import {\n  least,\n} from '#features/shop/contract'\nimport './sell.css'",
  'features/shop/server/sell.css': "@import './colours.css';",
  'features/shop/server/colours.css': 'a { color: red }',
  'features/shop/server/sell.test.ts': "import { sell } from './sell.ts'",
  'features/shop/owner/shop.page.tsx':
    "import type { Messages } from '../../../languages/messages.d.ts'\nconst say = messages('shop.panel')\nimport type { Price } from '../contract/price.ts'",
  'features/shop/owner/shop.test.tsx': "import { ShopPage } from './shop.page.tsx'",
  'platform/money/index.ts': 'export type Money = number',
  'tests/support/shop.ts': "export const shop = () => import('../../features/shop/server/sell.ts')",
  'tests/security/shop.test.ts': "import { shop } from '#support/shop'",
  'tests/journeys/shop.test.ts': "import { shop } from '#support/shop'",
  'tests/load/shop.test.ts': "import { shop } from '#support/shop'",
}
const files = new Set([...Object.keys(sources), 'languages/en/shop.json', 'languages/nl/shop.json', 'README.md'])
const exists = (file: string): boolean => files.has(file)
const graph: ImportGraph = new Map(
  Object.entries(sources).map(([file, text]) => [file, importsIn(file, text, exists)] as const),
)
const rooms = [
  { name: 'anywhere', include: ['features/*/contract/**/*.ts', 'platform/money/**/*.ts'], exclude: ['**/*.test.ts'] },
  { name: 'server', include: ['features/*/server/**/*'], exclude: ['**/*.test.ts'] },
  { name: 'owner', include: ['features/*/owner/**/*'], exclude: ['**/*.test.tsx'] },
  { name: 'tests', include: ['**/*.test.ts', '**/*.test.tsx', 'tests/**/*'], exclude: [] },
]
const select = (...changed: string[]) => selectChecks({ changed, exists, graph, rooms })

test('a change runs the tests that import it through any files, the nearest first, and no journey', () => {
  const { tests, journeys } = select('features/shop/contract/price.rules.ts')
  const ofProject = ['tests/words/guide.test.ts', 'tests/words/problems.test.ts']
  expect(tests.filter((file) => !ofProject.includes(file))).toEqual([
    'features/shop/server/sell.test.ts',
    'tests/security/shop.test.ts',
  ])
  expect(journeys).toEqual([])
})

test('a changed journey runs itself', () => {
  expect(select('tests/journeys/shop.test.ts')).toMatchObject({ tests: [], journeys: ['tests/journeys/shop.test.ts'] })
})

test('types are checked in every room that holds or can import the change, tests run only what runs', () => {
  expect(select('platform/money/index.ts').rooms).toEqual(['anywhere', 'server', 'owner', 'tests'])
  expect(select('features/shop/owner/shop.page.tsx').rooms).toEqual(['owner', 'tests'])
  expect(select('platform/money/index.ts').tests).not.toContain('features/shop/server/sell.test.ts')
})

test('a style sheet reaches its importers, also by another style sheet', () => {
  const { tests, code, formatted } = select('features/shop/server/colours.css')
  expect(tests).toContain('features/shop/server/sell.test.ts')
  expect([code, formatted]).toEqual([[], ['features/shop/server/colours.css']])
})

test('a message reaches the code that declares its catalogue, in every language, and types only in English', () => {
  for (const language of ['en', 'nl'])
    expect(select(`languages/${language}/shop.json`).tests).toContain('features/shop/owner/shop.test.tsx')
  expect(select('languages/en/shop.json').rooms).toEqual(['owner', 'tests'])
  expect(select('languages/nl/shop.json').rooms).toEqual([])
})

test('a deleted file is not linted, and its importers are checked', () => {
  const gone = 'features/shop/server/sell.ts'
  const selection = selectChecks({ changed: [gone], exists: (file) => file !== gone && exists(file), graph, rooms })
  expect(selection).toMatchObject({ code: [], formatted: [], rooms: ['server', 'tests'], boundaries: true })
  expect(selection.tests).toContain('features/shop/server/sell.test.ts')
})

test('a file that settles the types of all rooms has all of them checked, a page of the guide none', () => {
  expect(select('tsconfig.base.json').rooms).toHaveLength(rooms.length)
  expect(select('tsconfig.owner.json').rooms).toEqual(['owner'])
  expect(select('README.md')).toMatchObject({ rooms: [], code: [], boundaries: false })
})

test('every import of this project leads to a file, and a block reaches the test of all blocks', () => {
  const root = join(import.meta.dirname, '../..')
  const project = readImports(root)
  const production = [...project].filter(([file]) => /^(?:apps|features|platform)\//.test(file))
  const lost = production
    .filter(([file]) => !/\.test\.tsx?$/.test(file))
    .flatMap(([file, imports]) =>
      imports.filter((imported) => !existsSync(join(root, imported.file))).map((imported) => [file, imported]),
    )
  expect(lost).toEqual([])
  expect(production.length).toBeGreaterThan(1000)
  const changed = ['features/pages/blocks/quote/quote.view.tsx']
  const real = selectChecks({ changed, exists: (file) => existsSync(join(root, file)), graph: project, rooms: [] })
  expect(real.tests).toContain('tests/render/blocks.test.tsx')
})
