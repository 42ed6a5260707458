import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { atEnd, cleanUp } from './at-end.ts'

const root = join(import.meta.dirname, '../..')

test('the last begun ends first, and all are ended also where one fails', async () => {
  const ended: string[] = []
  atEnd(() => void ended.push('database'))
  atEnd(() => Promise.reject(new Error('refused')))
  atEnd(() => void ended.push('server'))
  await expect(cleanUp()).rejects.toMatchObject({ errors: [{ message: 'refused' }] })
  expect(ended).toEqual(['server', 'database'])
  await cleanUp()
  expect(ended).toHaveLength(2)
})

test('no function asks for `afterAll`: in a test it would never run', () => {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' }).split('\n')
  const late = files
    .filter((file) => file.endsWith('.test.ts') || file.endsWith('.test.tsx') || file.startsWith('tests/'))
    .filter((file) => /^[ \t]+afterAll\(/m.test(readFileSync(join(root, file), 'utf8')))
  expect(late).toEqual([])
})
