import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { type BlockContract } from '#platform/block'
import { enumerations } from '#platform/contract'
import { product } from '../../apps/server/features.ts'

const root = join(import.meta.dirname, '../..')
const contracts = [...product.blocks.values()].map(({ contract }) => contract)
const placed = contracts.filter(({ palette }) => palette !== null)

/** The folder of each block: `features/pages/blocks/quote`. */
const folders = globSync('features/*/blocks/*/', { cwd: root }).sort()
const folderOf = new Map(folders.map((folder) => [basename(folder), folder]))
const featureOf = (type: string): string => folderOf.get(type)?.split('/')[1] ?? ''
const languages = globSync('languages/*/', { cwd: root }).map((folder) => basename(folder))

function namesIn(language: string, feature: string): Record<string, string> {
  const catalogue = JSON.parse(readFileSync(join(root, 'languages', language, `${feature}.json`), 'utf8')) as Record<
    string,
    Record<string, string>
  >
  return catalogue['palette'] ?? {}
}

test('every folder of a block is registered for the server', () => {
  const unknown = folders.filter((folder) => !product.blocks.has(basename(folder)))
  expect(
    unknown.map(
      (folder) =>
        `${folder}: features/${folder.split('/')[1]}/server/blocks.ts has no line for it, or its contract has another type`,
    ),
  ).toEqual([])
})

test('every registered block has a folder of its name with the required files', () => {
  const wanted = ({ type, palette }: BlockContract): string[] =>
    ['contract.ts', 'view.tsx', 'block.ts', ...(palette ? ['canvas.ts'] : [])].map((end) => `${type}.${end}`)
  const missing = contracts.flatMap((contract) => {
    const folder = folderOf.get(contract.type)
    if (folder === undefined) return [`${contract.type}: no folder in features/*/blocks is called so`]
    return wanted(contract)
      .filter((file) => !existsSync(join(root, folder, file)))
      .map((file) => `${contract.type}: ${folder}/${file} is missing`)
  })
  expect(missing).toEqual([])
})

test('a block that owners cannot place has no canvas part', () => {
  const fixed = contracts.filter(({ palette }) => palette === null).map(({ type }) => `${folderOf.get(type)}/${type}`)
  expect(fixed.filter((path) => existsSync(join(root, `${path}.canvas.ts`)))).toEqual([])
})

test('a block is in the palette, or says where it is placed instead', () => {
  const undecided = contracts.filter(({ palette, fixedOn }) => (palette === null) !== (fixedOn !== null))
  expect(undecided.map(({ type }) => type)).toEqual([])
})

test('no two blocks have one number; those of the written contract have theirs, our own begin at 901', () => {
  const taken = Map.groupBy(contracts, ({ number }) => number)
  expect([...taken.values()].filter(({ length }) => length > 1)).toEqual([])
  const documented: Readonly<Record<string, number>> = enumerations.blockTypes
  const misnumbered = contracts.filter(({ type, number }) =>
    type in documented ? documented[type] !== number : number < 901,
  )
  expect(misnumbered.map(({ type, number }) => `${type}: ${number}`)).toEqual([])
})

test.each(languages)(
  'in %s every block of the palette has a unique name, and keywords where it declares them',
  (language) => {
    const faults = placed.flatMap(({ type, palette }) => {
      const names = namesIn(language, featureOf(type))
      const file = `languages/${language}/${featureOf(type)}.json`
      return [
        ...(names[type]?.trim() ? [] : [`${type}: “palette.${type}” is missing in ${file}`]),
        ...(palette?.name(language) === names[type] ? [] : [`${type}: its contract takes its name from elsewhere`]),
        ...(palette?.keywords?.(language) === names[`${type}.keywords`]
          ? []
          : [`${type}: “palette.${type}.keywords” of ${file} is not what its contract says`]),
      ]
    })
    expect(faults).toEqual([])
    const alike = Map.groupBy(placed, ({ palette }) => palette?.name(language))
    expect([...alike].filter(([, { length }]) => length > 1).map(([name]) => name)).toEqual([])
  },
)

test('the catalogues name no unknown block', () => {
  const features = [...new Set(folders.map((folder) => folder.split('/')[1] ?? ''))]
  const strays = features.flatMap((feature) =>
    Object.keys(namesIn('en', feature))
      .map((name) => name.replace(/\.keywords$/, ''))
      .filter((type) => featureOf(type) !== feature)
      .map((type) => `languages/en/${feature}.json: palette.${type}`),
  )
  expect(strays).toEqual([])
})
