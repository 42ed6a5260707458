import type { ReactNode } from 'react'
import { GridList, GridListItem, type Key, useDragAndDrop } from 'react-aria-components'
import { DragHandle } from './drag-handle.tsx'

export interface ListProps<E extends { id: string }> {
  label: string
  entries: readonly E[]
  /** Read aloud and found by typing. */
  textOf: (entry: E) => string
  row: (entry: E) => ReactNode
  onAction?: (id: string) => void
  selected?: readonly string[]
  onSelect?: (ids: readonly string[]) => void
  selection?: 'none' | 'single' | 'multiple'
  /** Called with all ids in their new order after a drag. */
  onReorder?: (ids: readonly string[]) => void
  layout?: 'stack' | 'grid'
  className?: string
  empty?: ReactNode
}

export function List<E extends { id: string }>(props: ListProps<E>) {
  const {
    label,
    entries,
    textOf,
    row,
    onAction,
    selected,
    onSelect,
    selection = 'none',
    onReorder,
    layout,
    className,
    empty,
  } = props
  const { dragAndDropHooks } = useDragAndDrop<E>({
    isDisabled: !onReorder,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) =>
      onReorder?.(reordered(entries, keys, String(target.key), target.dropPosition === 'after')),
  })
  return (
    <GridList
      aria-label={label}
      items={entries as Iterable<E>}
      selectionMode={selection}
      {...(selected && { selectedKeys: selected })}
      onSelectionChange={(keys) =>
        onSelect?.(keys === 'all' ? entries.map((entry) => entry.id) : [...keys].map(String))
      }
      {...(onAction && { onAction: (key: Key) => onAction(String(key)) })}
      {...(onReorder && { dragAndDropHooks })}
      layout={layout ?? 'stack'}
      className={className ?? 'q-list'}
      renderEmptyState={() => empty}
    >
      {(entry) => (
        <GridListItem id={entry.id} textValue={textOf(entry)} className="q-row">
          {onReorder && <DragHandle name={textOf(entry)} />}
          {row(entry)}
        </GridListItem>
      )}
    </GridList>
  )
}

function reordered<E extends { id: string }>(
  entries: readonly E[],
  moved: Set<Key>,
  target: string,
  after: boolean,
): string[] {
  const rest = entries.map((entry) => entry.id).filter((id) => !moved.has(id))
  const at = rest.indexOf(target) + (after ? 1 : 0)
  return [...rest.slice(0, at), ...entries.map((entry) => entry.id).filter((id) => moved.has(id)), ...rest.slice(at)]
}
