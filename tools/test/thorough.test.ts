import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run-step.ts'
import { leftOutThorough, thoroughFiles, thoroughSeconds } from './thorough.ts'

const commitOf = (part: number) => part.toString(16).padStart(8, '0').padEnd(40, 'a')

test('each thorough file exists, and names no fact, which ordinary runs could not prove', () => {
  for (const file of thoroughFiles) {
    expect(existsSync(join(root, file)), file).toBe(true)
    const titles = readFileSync(join(root, file), 'utf8').match(/\b[ABCR]\d{1,2}\.\d{2,3}\b/g) ?? []
    expect([file, ...titles]).toEqual([file])
  }
})

test('five commits run every thorough file between them, each about a fifth of their time', () => {
  const runs = [0, 1, 2, 3, 4].map((part) => {
    const leftOut = leftOutThorough({ thorough: false, commit: commitOf(part), reached: [] })
    return thoroughFiles.filter((file) => !leftOut.includes(file))
  })
  expect(runs.flat().toSorted()).toEqual(thoroughFiles.toSorted())
  const fifth = thoroughSeconds(thoroughFiles) / 5
  for (const files of runs) expect(Math.abs(thoroughSeconds(files) - fifth)).toBeLessThan(fifth / 10)
})

test('a thorough run leaves none out, and a change adds those that it reaches', () => {
  expect(leftOutThorough({ thorough: true, commit: commitOf(0), reached: [] })).toEqual([])
  const reached = [...thoroughFiles]
  expect(leftOutThorough({ thorough: false, commit: commitOf(0), reached })).toEqual([])
  expect(leftOutThorough({ thorough: false, commit: null, reached: [] })).toEqual(
    leftOutThorough({ thorough: false, commit: commitOf(0), reached: [] }),
  )
})
