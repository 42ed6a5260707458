import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { icons as lucide } from '@iconify-json/lucide'
import { Parser } from 'htmlparser2'

/**
 * Writes platform/icons/lucide.json: of each icon that platform/icons/index.ts names, what Lucide draws. Whoever builds
 * Quoin then needs no package of two thousand icons.
 */
const root = join(import.meta.dirname, '..')
const file = join(root, 'platform/icons/lucide.json')

type Attributes = Record<string, string>

/** The text of lucide.json: names in order, each with all its shapes as one line of a path. */
export function drawings(): string {
  const index = readFileSync(join(root, 'platform/icons/index.ts'), 'utf8')
  const names = [...index.matchAll(/= icon\('([a-z0-9-]+)'\)/g)].map(([, name = '']) => name)
  const lines = [...new Set(names)].sort().map((name) => [name, lineOf(name)])
  return `${JSON.stringify(Object.fromEntries(lines), null, 2)}\n`
}

function lineOf(name: string): string {
  const body = lucide.icons[name]?.body
  if (!body) throw new Error(`Lucide has no icon called ${name}.`)
  const shapes: string[] = []
  const parser = new Parser(
    { onopentag: (tag, attributes) => void (tag === 'g' || shapes.push(pathOf(tag, attributes))) },
    { xmlMode: true },
  )
  parser.end(body)
  return shapes.join('')
}

function pathOf(tag: string, attributes: Attributes): string {
  const of = (name: string): number => Number(attributes[name] ?? 0)
  // Joined to another path, a first step that is relative would begin where that one ends.
  if (tag === 'path') return (attributes['d'] ?? '').replace(/^m/, 'M0 0m')
  // A filled circle is a dot: the point in the middle closes its line.
  const middle = attributes['fill'] === undefined ? '' : `M${of('cx')} ${of('cy')}h.01`
  if (tag === 'circle') return ellipse(of('cx'), of('cy'), of('r'), of('r')) + middle
  if (tag === 'ellipse') return ellipse(of('cx'), of('cy'), of('rx'), of('ry'))
  if (tag === 'rect') return rectangle(of('x'), of('y'), of('width'), of('height'), of('rx') || of('ry'))
  throw new Error(`An icon is drawn with <${tag}>, which is not turned into a path yet.`)
}

function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`
}

function rectangle(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number): string => (r > 0 ? `a${r} ${r} 0 0 1 ${dx} ${dy}` : '')
  const sides = [
    `M${x + r} ${y}h${width - 2 * r}${corner(r, r)}`,
    `v${height - 2 * r}${corner(-r, r)}`,
    `h${2 * r - width}${corner(-r, -r)}`,
    `v${2 * r - height}${corner(r, -r)}z`,
  ]
  return sides.join('')
}

if (import.meta.main) writeFileSync(file, drawings())
