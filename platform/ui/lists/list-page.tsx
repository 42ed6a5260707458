import { Plus } from '#platform/icons'
import { type ReactNode, useState } from 'react'
import type { Endpoint, Input } from '../../contract/index.ts'
import { Button } from '../button.tsx'
import type { EmptyScene } from '../empty-drawing.tsx'
import { EmptyState } from '../feedback.tsx'
import { latestRecord } from '../forms/latest-record.ts'
import { Page } from '../layout.tsx'
import { removalColumn, RemovalDialog } from '../overlays/removal.tsx'
import { QueryResult, type QueryResultProps } from './query-result.tsx'
import { Table, type TableColumn } from './table.tsx'

interface Removal<R> {
  /** Removes the record with the id of its input. */
  endpoint: Endpoint
  refreshes: readonly Endpoint[]
  /** Label of the column and of the button that removes. */
  action: string
  titleOf: (record: R) => string
  text: string
  doneMessageOf: (record: R) => string
}

export interface ListPageProps<R extends { id: string }> {
  title: string
  lead: string
  found: QueryResultProps<R>['found']
  records: readonly R[] | undefined
  /** Label of the button that opens an empty dialog. False for people who may not add. */
  add: string | false
  /** Further actions beside the add button, shown when there are records. */
  actions?: ReactNode
  empty: string
  drawing: EmptyScene
  /** False while data for the cells is loading. */
  isReady?: boolean
  columns: readonly TableColumn<R>[]
  removal: Removal<R>
  /** The dialog of a record; null for a new one. */
  dialog: (record: R | null, onClose: () => void) => ReactNode
}

/** A screen that lists records of one kind, each edited in a dialog and removed after one question. */
export function ListPage<R extends { id: string }>({
  title,
  lead,
  found,
  records,
  add,
  actions,
  empty,
  drawing,
  isReady = true,
  columns,
  removal,
  dialog,
}: ListPageProps<R>) {
  const [open, setOpen] = useState<R | 'new' | null>(null)
  const [leaving, setLeaving] = useState<R | null>(null)
  const addButton = add !== false && (
    <Button tone="primary" icon={Plus} onPress={() => setOpen('new')}>
      {add}
    </Button>
  )
  const all = (
    <>
      {actions}
      {addButton}
    </>
  )
  const removes = removalColumn<R>({ label: removal.action, titleOf: removal.titleOf, onRemove: setLeaving })
  return (
    <Page title={title} lead={lead} actions={(records?.length ?? 0) > 0 && all}>
      <QueryResult
        found={found}
        entries={records}
        empty={
          <EmptyState drawing={drawing} action={addButton}>
            {empty}
          </EmptyState>
        }
      >
        {(shown) => isReady && <Table label={title} entries={shown} onOpen={setOpen} columns={[...columns, removes]} />}
      </QueryResult>
      {open && dialog(latestRecord(open, records), () => setOpen(null))}
      {leaving && (
        <RemovalDialog
          endpoint={removal.endpoint}
          input={{ id: leaving.id } as Input<Endpoint>}
          refreshes={removal.refreshes}
          title={removal.titleOf(leaving)}
          action={removal.action}
          doneMessage={removal.doneMessageOf(leaving)}
          onClose={() => setLeaving(null)}
        >
          <p>{removal.text}</p>
        </RemovalDialog>
      )}
    </Page>
  )
}
