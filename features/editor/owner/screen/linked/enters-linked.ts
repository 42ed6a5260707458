import type { Document, Operation, PlainOperation } from '#platform/document'

/**
 * Reason why an operation is not possible with linked sections: it puts a block into one (`block`), shows a saved
 * section twice (`twice`), or adds a section to a saved one (`alone`). Null when it is possible.
 */
export function againstLinked(
  { kind, sections }: Pick<Document, 'kind' | 'sections'>,
  operation: Operation,
): 'block' | 'twice' | 'alone' | null {
  const parts: readonly PlainOperation[] = operation.kind === 'batch' ? operation.operations : [operation]
  const leaving = new Set(parts.flatMap((part) => (part.kind === 'removeSection' ? [part.id] : [])))
  const staying = Object.values(sections).filter(({ id }) => !leaving.has(id))
  const shown = new Set(staying.flatMap(({ linked }) => linked ?? []))
  for (const part of parts) {
    if (part.kind === 'insertSection' && kind === 'saved-section' && staying.length > 0) return 'alone'
    if (part.kind === 'insertSection' && part.section.linked !== undefined && shown.has(part.section.linked))
      return 'twice'
    const target =
      part.kind === 'insertBlock' ? part.block.section : part.kind === 'moveBlock' ? part.section : undefined
    if (target !== undefined && sections[target]?.linked !== undefined) return 'block'
  }
  return null
}
