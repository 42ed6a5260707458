import { appendFileSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#support/temporary-folder'
import { rotateLog } from './rotate-log.ts'

test('a log is kept at ten megabytes, with three before it, the newest of them first', () => {
  const folder = temporaryFolder('quoin-log')
  const file = join(folder, 'postgres.log')
  writeFileSync(file, 'short\n')
  rotateLog(file)
  expect(readdirSync(folder)).toEqual(['postgres.log'])
  for (const word of ['first', 'second', 'third', 'fourth', 'fifth']) {
    writeFileSync(file, word.padEnd(10_000_001, '.'))
    rotateLog(file)
  }
  appendFileSync(file, 'now\n')
  expect(readdirSync(folder).toSorted()).toEqual(['postgres.log', 'postgres.log.1', 'postgres.log.2', 'postgres.log.3'])
  expect(readFileSync(file, 'utf8')).toBe('now\n')
  const begins = [1, 2, 3].map((number) => readFileSync(`${file}.${number}`, 'utf8').slice(0, 5))
  expect(begins).toEqual(['fifth', 'fourt', 'third'])
  expect(statSync(`${file}.1`).size).toBe(10_000_001)
})
