import { ChevronRight } from '#platform/icons'
import type { ReactNode } from 'react'
import {
  Tree as AriaTree,
  type TreeProps as AriaTreeProps,
  Button,
  Collection,
  type Key,
  TreeItem,
  TreeItemContent,
} from 'react-aria-components'
import { uiMessages } from '../ui.messages.ts'
import { DragHandle } from './drag-handle.tsx'
import { useWords } from '../language.tsx'

export interface TreeEntry {
  id: string
  label: string
  children?: readonly TreeEntry[]
}

export interface TreeProps<E extends TreeEntry>
  extends Pick<
    AriaTreeProps<E>,
    'selectedKeys' | 'selectionMode' | 'selectionBehavior' | 'defaultExpandedKeys' | 'expandedKeys'
  > {
  label: string
  entries: readonly E[]
  /** Content of the row beside its label: icon, text, status, actions. */
  row: (entry: E) => ReactNode
  onAction?: (id: string) => void
  onExpandedChange?: (ids: ReadonlySet<string>) => void
  onSelect?: (ids: readonly string[]) => void
  /** Result of `useTreeMoves`, which makes entries draggable. */
  moves?: AriaTreeProps<E>['dragAndDropHooks']
  empty?: ReactNode
}

/** A tree with the whole keyboard: arrows, Home, End, type-ahead, and moving by Enter on the drag handle. */
export function Tree<E extends TreeEntry>({
  label,
  entries,
  row,
  onAction,
  onSelect,
  moves,
  onExpandedChange,
  empty,
  ...rest
}: TreeProps<E>) {
  return (
    <AriaTree
      {...rest}
      aria-label={label}
      className="q-tree"
      items={entries as Iterable<E>}
      dragAndDropHooks={moves}
      {...(onExpandedChange && {
        onExpandedChange: (keys: Set<Key>) => onExpandedChange(new Set([...keys].map(String))),
      })}
      onAction={(key) => onAction?.(String(key))}
      onSelectionChange={(keys) =>
        onSelect?.(keys === 'all' ? entries.map((entry) => entry.id) : [...keys].map(String))
      }
      renderEmptyState={() => empty}
    >
      {(entry) => <Branch entry={entry} row={row} draggable={moves !== undefined} />}
    </AriaTree>
  )
}

function Branch<E extends TreeEntry>({
  entry,
  row,
  draggable,
}: {
  entry: E
  row: (entry: E) => ReactNode
  draggable: boolean
}) {
  const t = useWords(uiMessages)
  return (
    <TreeItem id={entry.id} textValue={entry.label} className="q-row">
      <TreeItemContent>
        <Button slot="chevron" className="q-chevron" aria-label={t('expand')}>
          <ChevronRight aria-hidden />
        </Button>
        {draggable && <DragHandle name={entry.label} />}
        {row(entry)}
      </TreeItemContent>
      <Collection items={(entry.children ?? []) as Iterable<E>}>
        {(child) => <Branch entry={child} row={row} draggable={draggable} />}
      </Collection>
    </TreeItem>
  )
}
