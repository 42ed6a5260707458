import { SourceMap } from 'node:module'
import { expect, test } from 'vitest'
import { slimMap } from './slim-maps.ts'

// Two sources: line 0 has entries at columns 0, 8 and 16, line 1 none, line 2 one that leads far back in the other file.
const map = {
  version: 3,
  file: 'out.js',
  sources: ['one.ts', 'two.ts'],
  sourcesContent: ['let a', 'let b'],
  names: ['a'],
  mappings: 'AAgCAA,QCDAA,QDAA;;ACqgCE',
}
const found = (from: object, line: number, column: number) => {
  const { originalSource, originalLine } = new SourceMap(from as never).findEntry(line, column) as { originalSource: string; originalLine: number }
  return [originalSource, originalLine]
}

test('a slim map still tells file and line of whatever stands anywhere in a line', () => {
  const slim = slimMap(map)
  for (const [line, column] of [
    [0, 0],
    [2, 0],
  ] as const)
    expect(found(slim, line, column)).toEqual(found(map, line, column))
  expect(found(slim, 0, 20)).toEqual(found(map, 0, 0))
  expect(slim.sourcesContent).toBeUndefined()
  expect(slim.mappings.split(/[,;]/).filter(Boolean)).toHaveLength(2)
})
