import type { Document, Operation, PlainOperation } from '#platform/document'

/**
 * Reason why an operation is not possible with linked sections: it puts a block into one (`block`), or shows a saved
 * section twice (`twice`). Null when it is possible.
 */
export function againstLinked(
  { sections }: Pick<Document, 'sections'>,
  operation: Operation,
): 'block' | 'twice' | null {
  const parts: readonly PlainOperation[] = operation.kind === 'batch' ? operation.operations : [operation]
  const leaving = new Set(parts.flatMap((part) => (part.kind === 'removeSection' ? [part.id] : [])))
  const shown = new Set(
    Object.values(sections).flatMap(({ id, linked }) => (linked !== undefined && !leaving.has(id) ? [linked] : [])),
  )
  for (const part of parts) {
    if (part.kind === 'insertSection' && part.section.linked !== undefined && shown.has(part.section.linked))
      return 'twice'
    const target =
      part.kind === 'insertBlock' ? part.block.section : part.kind === 'moveBlock' ? part.section : undefined
    if (target !== undefined && sections[target]?.linked !== undefined) return 'block'
  }
  return null
}
