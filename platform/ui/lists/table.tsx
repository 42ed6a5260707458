import type { ReactNode, SyntheticEvent } from 'react'
import {
  Table as AriaTable,
  Cell,
  Column,
  type Key,
  Row,
  type SortDescriptor,
  TableBody,
  TableHeader,
  type TableProps as AriaTableProps,
} from 'react-aria-components'
import { Checkbox as AriaCheckbox } from 'react-aria-components'
import { Check, Minus } from '#platform/icons'
import { cx } from '../class-names.ts'
import { useWords } from '../language.tsx'
import { uiMessages } from '../ui.messages.ts'
import { DragHandle } from './drag-handle.tsx'

export interface TableColumn<E> {
  id: string
  label: string
  /** Only screen readers announce the label. */
  hideLabel?: boolean
  cell: (entry: E) => ReactNode
  isRowHeader?: boolean
  numeric?: boolean
  sortable?: boolean
  /** Hides the column on narrow screens. */
  wideOnly?: boolean
  /** Hides the column on tablets too, because another column summarises it. */
  roomyOnly?: boolean
  /** Whether it moves beneath the name of the row in narrow tables. */
  beneath?: boolean
  width?: number | string
  /** Keeps the cell on one line, for dates, statuses and buttons. */
  short?: boolean
}

export interface TableProps<E extends { id: string }> {
  label: string
  columns: readonly TableColumn<E>[]
  entries: readonly E[]
  onAction?: (id: string) => void
  /** Called with the record itself. */
  onOpen?: (entry: E) => void
  selected?: ReadonlySet<string>
  onSelect?: (ids: ReadonlySet<string>) => void
  sort?: SortDescriptor
  onSort?: (sort: SortDescriptor) => void
  empty?: ReactNode
  /** Values that the cells show beside their entry. A row renders again when its entry or any of these changes. */
  dependencies?: readonly unknown[]
  /** Result of `useHandOrder`, which makes rows draggable. */
  moves?: AriaTableProps['dragAndDropHooks']
  /** Name of a row while it is dragged. */
  nameOf?: (entry: E) => string
}

export function Table<E extends { id: string }>(props: TableProps<E>) {
  const { label, entries, selected, onSelect, sort, onSort, empty, dependencies = [], moves } = props
  const act = actionOf(props)
  return (
    <div className="q-table-frame">
      <AriaTable
        aria-label={label}
        className="q-table"
        selectionMode={onSelect ? 'multiple' : 'none'}
        {...(selected && { selectedKeys: selected })}
        onSelectionChange={(keys) =>
          onSelect?.(new Set(keys === 'all' ? entries.map((entry) => entry.id) : [...keys].map(String)))
        }
        {...(act && { onRowAction: (key: Key) => act(String(key)) })}
        {...(sort && { sortDescriptor: sort })}
        {...(moves && { dragAndDropHooks: moves })}
        {...(onSort && { onSortChange: onSort })}
      >
        {headOf(props)}
        <TableBody items={entries as Iterable<E>} dependencies={dependencies} renderEmptyState={() => empty}>
          {(entry) => rowOf(props, entry)}
        </TableBody>
      </AriaTable>
    </div>
  )
}

// Both are called as functions and not rendered, because the table looks for its header and rows among its own
// children.
function headOf<E extends { id: string }>({ columns, moves, onSelect }: TableProps<E>): ReactNode {
  return (
    <TableHeader>
      {moves && (
        <Column width={32} className="q-handle q-wide-only">
          <HandleHead />
        </Column>
      )}
      {onSelect && (
        <Column width={40}>
          <Tick />
        </Column>
      )}
      {columns.map((column) => (
        <Column
          key={column.id}
          id={column.id}
          isRowHeader={column.isRowHeader ?? false}
          allowsSorting={column.sortable ?? false}
          className={classOf(column)}
          style={column.width === undefined ? {} : { width: column.width }}
        >
          {column.hideLabel ? <span className="q-hidden">{column.label}</span> : column.label}
        </Column>
      ))}
    </TableHeader>
  )
}

function rowOf<E extends { id: string }>({ columns, moves, nameOf, onSelect }: TableProps<E>, entry: E) {
  return (
    <Row id={entry.id} textValue={nameOf?.(entry) ?? ''}>
      {moves && (
        <Cell className="q-handle q-wide-only">
          <DragHandle name={nameOf?.(entry) ?? ''} />
        </Cell>
      )}
      {onSelect && (
        <Cell>
          <Tick />
        </Cell>
      )}
      {columns.map((column) => (
        <Cell key={column.id} className={classOf(column)}>
          <CellContent>{column.cell(entry)}</CellContent>
          {column.isRowHeader && <Beneath columns={columns} entry={entry} />}
        </Cell>
      ))}
    </Row>
  )
}

function HandleHead() {
  return <span className="q-hidden">{useWords(uiMessages)('order')}</span>
}

function CellContent({ children }: { children: ReactNode }) {
  const keep = { onKeyDown: keepInField, onPointerDown: keepInField, onClick: keepInField }
  return (
    <div role="presentation" className="q-cell" {...keep}>
      {children}
    </div>
  )
}

/** A field in a cell keeps the pointer, and Enter, which sends its form: neither opens the row. */
function keepInField(event: SyntheticEvent & { key?: string }): void {
  const isInField = (event.target as HTMLElement).matches('input, textarea, select')
  if (isInField && (event.type !== 'keydown' || event.key === 'Enter' || event.key === ' ')) event.stopPropagation()
}

function actionOf<E extends { id: string }>({ entries, onAction, onOpen }: TableProps<E>) {
  const open = (id: string) => {
    const entry = entries.find((candidate) => candidate.id === id)
    if (entry) onOpen?.(entry)
  }
  return onAction ?? (onOpen && open)
}

const classOf = <E,>({ numeric, wideOnly, roomyOnly, beneath, short }: TableColumn<E>) =>
  cx(
    numeric && 'q-num',
    (wideOnly || beneath || roomyOnly) && 'q-wide-only',
    roomyOnly && 'q-roomy-only',
    short && 'q-short',
  )

function Beneath<E>({ columns, entry }: { columns: readonly TableColumn<E>[]; entry: E }) {
  const beneath = columns.filter((column) => column.beneath)
  if (beneath.length === 0) return null
  return (
    <span className="q-beneath q-hint">
      {beneath.map((column) => (
        <span key={column.id}>{column.cell(entry)}</span>
      ))}
    </span>
  )
}

function Tick() {
  return (
    <AriaCheckbox slot="selection" className="q-check">
      {({ isIndeterminate }) => (
        <span className="q-check-box">{isIndeterminate ? <Minus aria-hidden /> : <Check aria-hidden />}</span>
      )}
    </AriaCheckbox>
  )
}
