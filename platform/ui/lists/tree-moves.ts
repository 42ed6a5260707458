import { type DropTarget, type Key, useDragAndDrop } from 'react-aria-components'
import type { TreeEntry } from './tree.tsx'

export interface TreeMove {
  ids: readonly string[]
  /** The entry that another one was dropped beside or into. */
  target: string
  where: 'before' | 'after' | 'inside'
}

/** Moves entries of a tree by pointer and keyboard; loaded only by screens that use it. */
export function useTreeMoves<E extends TreeEntry>({
  onMove,
  accepts,
}: {
  onMove: (move: TreeMove) => void
  /** Whether something may be dropped into the entry. */
  accepts: (id: string) => boolean
}) {
  const { dragAndDropHooks } = useDragAndDrop<E>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key), 'quoin/tree': String(key) })),
    acceptedDragTypes: ['quoin/tree'],
    shouldAcceptItemDrop: (target: { key: Key }) => accepts(String(target.key)),
    onMove: (event: {
      keys: Set<Key>
      target: Exclude<DropTarget, { type: 'root' }> | { key: Key; dropPosition: 'before' | 'after' | 'on' }
    }) => {
      const where = event.target.dropPosition === 'on' ? 'inside' : event.target.dropPosition
      onMove({ ids: [...event.keys].map(String), target: String(event.target.key), where })
    },
  })
  return dragAndDropHooks
}
