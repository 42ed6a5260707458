import { expect, test } from 'vitest'
import { expositionFaults } from './exposition.ts'

const counter = (lines: string) => `# HELP ovens_total Ovens that were lit.\n# TYPE ovens_total counter\n${lines}\n`
const histogram = (lines: string) => `# HELP bake_seconds Time in the oven.\n# TYPE bake_seconds histogram\n${lines}\n`

test('a page that is right has no fault', () => {
  const text =
    counter('ovens_total{kind="stone \\"old\\"",site="a\\\\b"} 3\novens_total{kind="steel"} 1e3') +
    histogram(
      'bake_seconds_bucket{le="0.5"} 1\nbake_seconds_bucket{le="+Inf"} 2\nbake_seconds_sum 4\nbake_seconds_count 2',
    )
  expect(expositionFaults(text)).toEqual([])
})

test.each([
  ['does not end', counter('ovens_total 1').trimEnd()],
  ['two values', counter('ovens_total{a="1",b="2"} 1\novens_total{b="2",a="1"} 1')],
  ['label a twice', counter('ovens_total{a="1",a="2"} 1')],
  ['cannot be read', counter('ovens_total{a="1"b="2"} 1')],
  ['cannot be read', counter('ovens_total{a="C:\\dir"} 1')],
  ['no number', counter('ovens_total undefined')],
  ['No number can be read', counter('ovens-total 1')],
  ['below zero', counter('ovens_total -1')],
  ['two lines of TYPE', counter('# TYPE ovens_total counter')],
  ['TYPE after its numbers', '# HELP warm Warmth.\nwarm 1\n# TYPE warm gauge\n'],
  [
    'do not stand together',
    `${counter('ovens_total 1')}# HELP warm Warmth.\n# TYPE warm gauge\nwarm 1\novens_total{a="1"} 1\n`,
  ],
  ['no HELP', '# TYPE warm gauge\nwarm 1\n'],
  ['no TYPE', '# HELP warm Warmth.\nwarm 1\n'],
  ['unknown type', '# HELP warm Warmth.\n# TYPE warm number\nwarm 1\n'],
  ['ends in _total', '# HELP ovens Ovens.\n# TYPE ovens counter\novens 1\n'],
  ['named as a part', '# HELP ovens_count Ovens.\n# TYPE ovens_count gauge\novens_count 1\n'],
  ['base unit', '# HELP bake_ms Time.\n# TYPE bake_ms gauge\nbake_ms 1\n'],
  ['no last bucket', histogram('bake_seconds_bucket{le="1"} 1\nbake_seconds_sum 1\nbake_seconds_count 1')],
  [
    'do not add up',
    histogram(
      'bake_seconds_bucket{le="1"} 3\nbake_seconds_bucket{le="+Inf"} 2\nbake_seconds_sum 4\nbake_seconds_count 2',
    ),
  ],
  [
    'is not that of its last bucket',
    histogram('bake_seconds_bucket{le="+Inf"} 2\nbake_seconds_sum 4\nbake_seconds_count 3'),
  ],
])('a page with a fault is refused: %s', (words, text) => {
  expect(expositionFaults(text).join('\n')).toContain(words)
})
