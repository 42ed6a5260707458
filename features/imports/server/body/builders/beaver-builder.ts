import { scalarText } from '../../scalar-text.ts'
import { columnsOf } from './builder-box.ts'
import { type BuilderContent, deepestColumns, deepestLayout, type Fields, fieldsOf, listOf } from './builder-fields.ts'
import { moduleBody } from './beaver-modules.ts'

interface Reading {
  left: Map<string, number>
  below: ReadonlyMap<string, Fields[]>
}

/**
 * Converts a layout of Beaver Builder: nodes that name their parent and their position in it. Returns null for data
 * without nodes.
 */
export function beaverContent(data: unknown): BuilderContent | null {
  const nodes = (Array.isArray(data) ? listOf(data) : Object.values(fieldsOf(data)).map(fieldsOf)).filter(
    ({ node, type }) => scalarText(node) !== '' && scalarText(type) !== '',
  )
  if (nodes.length === 0) return null
  const ids = new Set(nodes.map(({ node }) => scalarText(node)))
  const below = new Map<string, Fields[]>()
  for (const node of nodes) {
    // A node whose parent is missing belongs to the page itself.
    const parent = ids.has(scalarText(node.parent)) ? scalarText(node.parent) : ''
    const siblings = below.get(parent) ?? []
    siblings.push(node)
    below.set(parent, siblings)
  }
  for (const siblings of below.values())
    siblings.sort((one, other) => (Number(one.position) || 0) - (Number(other.position) || 0))
  const reading: Reading = { left: new Map(), below }
  return { body: bodies(below.get('') ?? [], reading, 0).join('\n'), left: reading.left }
}

const bodies = (nodes: readonly Fields[], reading: Reading, depth: number): string[] =>
  nodes.map((node) => nodeBody(node, reading, depth))

function nodeBody(node: Fields, reading: Reading, depth: number): string {
  if (depth > deepestLayout) return ''
  const inner = reading.below.get(scalarText(node.node)) ?? []
  const isGroup = node.type === 'column-group' && depth <= deepestColumns
  if (isGroup)
    return columnsOf(
      inner.map((column) => ({
        width: Number(fieldsOf(column.settings).size) || 0,
        body: nodeBody(column, reading, depth + 1),
      })),
    )
  const own = node.type === 'module' ? moduleBody(fieldsOf(node.settings), reading.left, inner.length > 0) : ''
  return [own, ...bodies(inner, reading, depth + 1)].join('\n')
}
