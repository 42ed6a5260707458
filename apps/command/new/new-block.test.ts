import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#support/temporary-folder'
import { newCommand } from '../new.command.ts'
import { read } from '../command.ts'
import { writeBlock } from './new-block.ts'

// The compiler reads the whole program.

const root = join(import.meta.dirname, '../../..')

/** The sources as they are, to be written into. */
function copyOfSources(): string {
  const copy = temporaryFolder('quoin-new')
  for (const name of [
    'apps',
    'features',
    'languages',
    'platform',
    'samples',
    'tests',
    'tools',
    'package.json',
    'biome.json',
    'vitest.config.ts',
  ])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  for (const name of globSync('tsconfig*.json', { cwd: root })) cpSync(join(root, name), join(copy, name))
  // The compiler stores its cache there, while packages are shared.
  mkdirSync(join(copy, 'node_modules'))
  for (const name of globSync('{*,.bin}', { cwd: join(root, 'node_modules') }))
    symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  return copy
}

/** Runs a program that must succeed, and returns its output. */
function run(copy: string, program: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(program, words, { cwd: copy, encoding: 'utf8' })
  expect(`${status} ${stdout}${stderr}`).toMatch(/^0 /)
  return stdout + stderr
}

test('a new block fits the types, the style and the catalogues, and adds one line to the code of others', () => {
  const copy = copyOfSources()
  const bin = join(root, 'node_modules/.bin')
  const paths = writeBlock(copy, 'price-list', 'search')
  expect(run(copy, process.execPath, 'tools/languages.ts')).toContain('Messages:')
  run(copy, join(bin, 'biome'), 'format', '--write', ...paths)
  expect(run(copy, join(bin, 'biome'), 'check', ...paths)).toContain(`Checked ${paths.length} files`)
  // Its server half and its editor half, with all that they import.
  for (const room of ['server', 'owner'])
    expect(run(copy, join(bin, 'tsc'), '-p', `tsconfig.${room}.json`, '--incremental', 'false')).toBe('')

  const folder = 'features/search/blocks/price-list'
  const outside = paths.filter((path) => dirname(path) !== folder && !path.startsWith('languages/'))
  expect(outside).toEqual(['features/search/server/blocks.ts'])
  const lines = (at: string): string[] => readFileSync(join(at, 'features/search/server/blocks.ts'), 'utf8').split('\n')
  expect(lines(copy).filter((line) => !lines(root).includes(line))).toEqual([
    "export { priceListBlock } from '../blocks/price-list/price-list.block.ts'",
  ])
})

test.each([
  ['Callout', 'pages', 'command.block_name_unfit'],
  ['-callout', 'pages', 'command.block_name_unfit'],
  ['../callout', 'pages', 'command.block_name_unfit'],
  ['a'.repeat(41), 'pages', 'command.block_name_unfit'],
  ['quote', 'media', 'command.block_taken'],
  ['callout', 'nowhere', 'command.no_feature'],
  ['callout', '../pages', 'command.no_feature'],
  ['callout', 'tax', 'command.no_block_list'],
])('%s in %s is refused before anything is written', (name, feature, code) => {
  const before = existsSync(join(root, 'features', feature, 'blocks', name))
  expect(() => writeBlock(root, name, feature)).toThrowError(expect.objectContaining({ code }))
  expect(existsSync(join(root, 'features', feature, 'blocks', name))).toBe(before)
})

test('only blocks are created by this command', async () => {
  const input = read(newCommand, ['page', 'x', '--in', 'pages'], () => undefined)
  await expect(newCommand.run(input)).rejects.toMatchObject({ code: 'command.kind_unfit' })
})
