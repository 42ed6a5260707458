import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#support/temporary-folder'
import { leftOutWithoutSharedFiles, leftOutWithoutTools } from './left-out.ts'

test('the test files that read real export files are named where those are missing, and none is where they exist', () => {
  const folder = temporaryFolder('quoin-left-out')
  const root = join(folder, 'quoin')
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  write('tests/journeys/import.test.ts', "join(root, '../shared/data/wordpress')")
  write('features/imports/server/file.test.ts', "join(root, '../shared/data')")
  write('features/imports/server/other.test.ts', "join(root, '../shared')")
  expect(leftOutWithoutSharedFiles(root)).toBe(
    'Left out, because there is no ../shared/data: the tests of real export files in features/imports/server/file.test.ts and tests/journeys/import.test.ts.',
  )
  mkdirSync(join(folder, 'shared/data'), { recursive: true })
  expect(leftOutWithoutSharedFiles(root)).toBeNull()
})

test('the test files whose programs could not be installed are named', () => {
  const root = temporaryFolder('quoin-left-out-tools')
  mkdirSync(join(root, 'tests'))
  writeFileSync(join(root, 'tests/there.test.ts'), "hasTool('sh')")
  expect(leftOutWithoutTools(root)).toBeNull()
  writeFileSync(join(root, 'tests/watch.test.ts'), "hasTool('no-such-program')")
  expect(leftOutWithoutTools(root)).toBe(
    'Left out, because apt could not install it: what tests/watch.test.ts tries with no-such-program.',
  )
})
