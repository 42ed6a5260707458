import { Link } from 'react-aria-components'
import { Badge, EmptyState, Table, type Tone, useWords } from '#platform/ui'
import { type Import, type ImportOutcome, importMessages, type ImportRow } from '../contract/index.ts'
import { importsOwnerMessages } from './imports-owner.messages.ts'
import { placeOfRow } from './place-of-row.ts'

export const tones: Record<ImportOutcome, Tone> = {
  create: 'success',
  update: 'accent',
  unchanged: 'plain',
  kept: 'plain',
  skip: 'attention',
  failed: 'danger',
  placeholder: 'attention',
}

export function RowsTable({ rows, linesBefore }: { rows: readonly ImportRow[]; linesBefore: Import['linesBefore'] }) {
  const t = useWords(importsOwnerMessages)
  const words = useWords(importMessages)
  const shown = rows.map((row) => ({ ...row, id: `${row.rank}:${row.ordinal}` }))
  return (
    <Table
      label={t('imports')}
      entries={shown}
      empty={<EmptyState small>{t('noRows')}</EmptyState>}
      columns={[
        ...(linesBefore === null
          ? []
          : [
              {
                id: 'row',
                label: words('report.row'),
                short: true,
                width: 56,
                cell: (row: ImportRow) => row.ordinal + linesBefore,
              },
            ]),
        { id: 'title', label: t('title'), isRowHeader: true, cell: (row) => <Title row={row} /> },
        { id: 'kind', label: t('kind'), short: true, wideOnly: true, cell: (row) => words(`one.${row.kind}`) },
        {
          id: 'outcome',
          label: t('outcome'),
          cell: (row) => <Badge tone={tones[row.outcome]}>{words(`outcome.${row.outcome}`)}</Badge>,
        },
        { id: 'notes', label: t('remarks'), beneath: true, width: '46%', cell: (row) => <Notes row={row} /> },
      ]}
    />
  )
}

function Notes({ row }: { row: ImportRow }) {
  const words = useWords(importMessages)
  return row.notes.map((note) => (
    <span key={note.code + JSON.stringify(note.values)} className="import-note q-hint">
      {words(`note.${note.code}` as Parameters<typeof words>[0], note.values)}
    </span>
  ))
}

/** The title of a row; it leads to the result of the row. */
function Title({ row }: { row: ImportRow }) {
  const title = row.title || row.sourceKey
  const place = placeOfRow(row)
  return place === null ? title : <Link href={place}>{title}</Link>
}
