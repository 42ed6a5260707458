import { expect, test } from 'vitest'
import { exampleElement } from '#support/block-examples'
import { renderView } from '#support/render-view'
import { chartBlock } from './chart.block.ts'
import { chartBlockContract, type ChartProps } from './chart.contract.ts'
import { chartVariants, mostColumns, mostRows, scaleOf } from './chart.rules.ts'
import { numberOf, readDataset } from './dataset.rules.ts'

const { props: week } = chartBlockContract.examples['bar'] ?? {}
const drawn = (props: Partial<ChartProps>) =>
  renderView(exampleElement({ block: chartBlock, example: { props: { ...(week as ChartProps), ...props } } })).html

test('C3.11 a chart is drawn as bars, as lines or as a pie, and each has all numbers in a table', () => {
  const shown = chartVariants.map((variant) => drawn({ variant }))
  expect(shown.map((html) => /chart-(bar|line|slice)/.exec(html)?.[0])).toEqual([
    'chart-bar',
    'chart-line',
    'chart-slice',
  ])
  for (const html of shown) {
    expect(html).toContain('<th scope="row">Saturday</th><td>310</td><td>64</td>')
    expect(html).toContain('<th scope="col">Cake</th>')
  }
})

test('a number that is missing leaves a gap: no bar, no point, an empty cell', () => {
  const html = drawn({ variant: 'line' })
  expect(html).toContain('<th scope="row">Wednesday</th><td>134</td><td></td>')
  const [, second = ''] = html.split('chart-2"').slice(1)
  expect(second.match(/h0/g)).toHaveLength(3)
})

test('the scale holds all values and zero, in round steps', () => {
  expect(scaleOf([310, 64]).ticks).toEqual([0, 100, 200, 300, 400])
  expect(scaleOf([-4.5, 21]).ticks).toEqual([-10, 0, 10, 20, 30])
  expect(scaleOf([0.02, 0.07]).ticks).toEqual([0, 0.02, 0.04, 0.06, 0.08])
  expect(scaleOf([]).ticks).toEqual([0, 0.25, 0.5, 0.75, 1])
})

test.each([
  ['1.234,5', 1234.5],
  ['1,234.5', 1234.5],
  ['€ 12', 12],
  ['12 %', 12],
  ['-3,25', -3.25],
  ['1.234', 1234],
  ['0,125', 0.125],
  ['Monday', null],
  ['', null],
] as const)('%j is read as %s', (cell, number) => expect(numberOf(cell)).toBe(number))

test('a copied spreadsheet becomes a dataset: its first line names the columns where it holds no numbers', () => {
  expect(readDataset('Day\tBread\tCake\nMonday\t120\t14\nTuesday\t96\t')).toEqual({
    columns: [{ label: 'Bread' }, { label: 'Cake' }],
    rows: [
      { label: 'Monday', values: [120, 14] },
      { label: 'Tuesday', values: [96, null] },
    ],
    isTruncated: false,
    hasGaps: true,
  })
  expect(readDataset('Noord;12,5\nZuid;8').rows).toEqual([
    { label: 'Noord', values: [12.5] },
    { label: 'Zuid', values: [8] },
  ])
  const large = readDataset(Array.from({ length: 120 }, (_, at) => `r${at}${'\t1'.repeat(22)}`).join('\n'))
  expect([large.rows.length, large.columns.length, large.isTruncated]).toEqual([mostRows, mostColumns, true])
})
