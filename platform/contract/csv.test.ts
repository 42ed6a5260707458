import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvCell, csvRow, withoutApostrophe } from './csv.ts'

test.each([
  ['=1+1', "'=1+1"],
  ['  =HYPERLINK("x")', `"'  =HYPERLINK(""x"")"`],
  ['\u00a0+31 6', "'\u00a0+31 6"],
  ['\t@SUM(A1)', "'\t@SUM(A1)"],
  ['\n-1+cmd', `"'\n-1+cmd"`],
  ['-2.5', '-2.5'],
  ['+3', '+3'],
  ['-1.2.3', "'-1.2.3"],
  ['a=1', 'a=1'],
  ['a, b', '"a, b"'],
])('T27 the cell %j is written %j', (text, cell) => expect(csvCell(text)).toBe(cell))

test('no cell begins like a formula, and each cell is read back as it was written', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const cell = csvCell(text)
      const plain = cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell
      expect(/^\s*[=+\-@]/.test(plain) && Number.isNaN(Number(plain))).toBe(false)
      if (!text.startsWith("'")) expect(withoutApostrophe(plain)).toBe(text)
    }),
  )
  expect(csvRow(['a', 1, 'b,c'])).toBe('a,1,"b,c"\r\n')
})
