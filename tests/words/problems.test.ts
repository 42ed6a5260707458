import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { problemSentence } from '#platform/i18n'

const root = dirname(dirname(import.meta.dirname))

/** Said in a terminal alone, to who runs the program. */
const saidInTerminals = new Set(['backup', 'command', 'server'])
const saidAtStart = new Set(
  [
    'no_binaries',
    'binaries_unfit',
    'nameless_account',
    'foreign_cluster',
    'cluster_version',
    'former_missing',
    'former_unfetched',
    'no_room_to_move',
    'move_failed',
    'server_failed',
    'too_old',
    'may_not_make_role',
    'wal_unreachable',
    'moment_not_reached',
    'migration_failed',
    'migration_changed',
    'newer_than_program',
  ].map((name) => `database.${name}`),
)

const sources = globSync('{apps,features,platform}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !file.includes('.test.'),
)

/** Every code that `problems('feature', { name: [kind, sentence] })` declares anywhere in the product. */
const declared = sources.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\bproblems\('(\w+)', \{\n(.*?)\n\}\)/gs)].flatMap(
    ([, feature = '', body = '']) =>
      [...body.matchAll(/^ {2}(\w+): (?:\[|problem\b)/gm)].map(([, name = '']) => ({
        file,
        feature,
        code: `${feature}.${name.replace(/[A-Z]/g, (character) => `_${character.toLowerCase()}`)}`,
      })),
  ),
)
const spoken = declared.filter(({ feature, code }) => !saidInTerminals.has(feature) && !saidAtStart.has(code))

test('every declaration of problems is found', () => {
  const files = sources.filter((file) => /\bproblems\('/.test(readFileSync(join(root, file), 'utf8')))
  expect(files.filter((file) => !declared.some((problem) => problem.file === file))).toEqual([])
  expect(declared.length).toBeGreaterThan(100)
})

test('every problem that can reach a browser has its sentence in the catalogue', () => {
  const missing = spoken.filter(({ code }) => problemSentence('en', code, {}) === null)
  expect(missing.map(({ code, file }) => `${code} (${file})`)).toEqual([])
})
