import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Properties and values that name a side of the screen where CSS has one that follows the direction of the text. */
const physical = [
  /(?<![\w-])(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)(?:-(?:width|color|style))?\s*:/,
  /(?<![\w-])border-(?:top|bottom)-(?:left|right)-radius\s*:/,
  /(?:^|[;{])\s*(?:left|right)\s*:\s*(?!\$|\{)/,
  /(?<![\w-])(?:text-align|float|clear)\s*:\s*(?:left|right)\b/,
]

/** Style sheets in which a side of the screen is meant, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'features/editor/owner/canvas/canvas-css.ts': 'Frames and handles are placed by the coordinates of the pointer.',
  'features/editor/owner/styles/editor-panels.css':
    'The bar is centred by half of its own width, which has no direction.',
  'features/media/blocks/video/video.css': 'The button is centred by half of its own width, which has no direction.',
  'platform/ui/styles/chart.css': 'Time runs to the right in a chart, in every language.',
  'platform/visitor/video/video-frame.ts': 'The video is centred by half of its own width, which has no direction.',
}

/** Returns the lines within backticks or of a style sheet. */
function linesOf(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  if (file.endsWith('.css')) return text.split('\n')
  return [...text.matchAll(/`[^`]*`/g)].flatMap(([sheet]) => (/[{;][a-z-]+:/.test(sheet) ? sheet.split('\n') : []))
}

function physicalIn(lines: readonly string[]): string[] {
  return lines.filter((line) => physical.some((pattern) => pattern.test(line)))
}

/** `padding: 1px 2px 3px 4px` with other values at the two sides. */
function isLopsided(line: string): boolean {
  const value = /^\s*(?:padding|margin|inset|scroll-margin|scroll-padding): ([^;]+);/.exec(line)?.[1]
  const [, right, , left] = value === undefined ? [] : partsOf(value)
  return right !== undefined && left !== undefined && right !== left
}

function partsOf(value: string): string[] {
  const parts = ['']
  let depth = 0
  for (const character of value) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ' ' && depth === 0) parts.push('')
    else parts[parts.length - 1] += character
  }
  return parts
}

const files = globSync('{features,platform,apps}/**/*{.css,.ts}', { cwd: root })
  .map((file) => relative('.', file))
  .filter((file) => !file.endsWith('.test.ts'))

test('every style sheet follows the direction of the text, or says why it does not', () => {
  const found = files.flatMap((file) => {
    const lines = linesOf(file)
    const wrong = [...physicalIn(lines), ...(file.endsWith('.css') ? lines.filter(isLopsided) : [])]
    return wrong.length > 0 && !(file in exceptions) ? wrong.map((line) => `${file}: ${line.trim().slice(0, 120)}`) : []
  })
  expect(found).toEqual([])
})

test('each exception is still needed', () => {
  const needless = Object.keys(exceptions).filter((file) => {
    const lines = linesOf(file)
    return physicalIn(lines).length === 0 && !lines.some(isLopsided)
  })
  expect(needless).toEqual([])
})

test.each(['margin-left: 1px;', 'a{float:right}', '  left: 0;', 'text-align: left;', 'border-top-left-radius: 2px;'])(
  '%s is refused',
  (line) => expect(physicalIn([line])).toEqual([line]),
)

test.each(['margin-inline-start: 1px;', 'inset-inline: 0 auto;', 'text-align: start;', '--left: 3px;'])(
  '%s is fine',
  (line) => expect(physicalIn([line])).toEqual([]),
)
