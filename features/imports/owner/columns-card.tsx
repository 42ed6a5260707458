import { useState } from 'react'
import { Banner, Button, Card, Select, useSend, useWords } from '#platform/ui'
import {
  columnFaults,
  fieldsOfKind,
  type Import,
  importMessages,
  importsApi,
  type ImportTable,
  type TableKind,
  tableKinds,
} from '../contract/index.ts'
import { importsOwnerMessages } from './imports-owner.messages.ts'

interface Props {
  record: Import
  table: ImportTable
  onSaid?: () => void
}

/** Maps the columns of a table beside its first rows; guessed at first, then as the owner chooses. */
export function ColumnsCard({ record, table, onSaid }: Props) {
  const t = useWords(importsOwnerMessages)
  const nameOf = useFieldNames()
  const [kind, setKind] = useState(table.kind)
  const [fields, setFields] = useState(table.columns.map(({ field }) => field))
  const guess = useSend(importsApi.guessColumns, { onDone: ({ fields: guessed }) => setFields(guessed) })
  const save = useSend(importsApi.mapColumns, {
    refreshes: [importsApi.import, importsApi.imports, importsApi.rows],
    ...(onSaid && { onDone: onSaid }),
  })
  const { missing, doubled } = columnFaults(kind, fields)
  const leftOut = fields.filter((field) => field === '').length
  const namesOf = (names: readonly string[]): string => names.map(nameOf).join(', ')
  const choose = (chosen: TableKind) => {
    setKind(chosen)
    guess.mutate({ id: record.id, kind: chosen })
  }
  return (
    <Card
      title={t('columns')}
      lead={t('columns.lead')}
      foot={
        <Button
          tone="primary"
          isDisabled={missing.length > 0 || doubled.length > 0}
          isPending={save.isPending || guess.isPending}
          onPress={() => save.mutate({ id: record.id, kind, fields })}
        >
          {t('columns.goOn')}
        </Button>
      }
    >
      <Select
        label={t('columns.kind')}
        value={kind}
        onChange={choose}
        options={tableKinds.map((value) => ({ value, label: t(`columns.kind.${value}`) }))}
      />
      <div role="status" className="import-faults">
        {missing.length > 0 && <Banner tone="attention">{t('columns.missing', { fields: namesOf(missing) })}</Banner>}
        {doubled.length > 0 && <Banner tone="attention">{t('columns.doubled', { fields: namesOf(doubled) })}</Banner>}
        {missing.length === 0 && doubled.length === 0 && (
          <p className="q-hint">
            {leftOut > 0 && `${t('columns.leftOut', { n: leftOut })} `}
            {t('columns.complete')}
          </p>
        )}
      </div>
      <ColumnList kind={kind} columns={table.columns} fields={fields} onChange={setFields} />
    </Card>
  )
}

interface ListProps {
  kind: TableKind
  columns: ImportTable['columns']
  fields: readonly string[]
  onChange: (fields: string[]) => void
}

function ColumnList({ kind, columns, fields, onChange }: ListProps) {
  const t = useWords(importsOwnerMessages)
  const nameOf = useFieldNames()
  const own = fieldsOfKind(kind).map(({ name, isRequired }) => ({
    value: name,
    label: isRequired ? t('columns.required', { field: nameOf(name) }) : nameOf(name),
  }))
  return (
    <ul className="import-columns">
      {columns.map(({ name, samples }, at) => {
        const label = name || t('columns.unnamed', { n: at + 1 })
        return (
          // Columns have no other name than their place: two may be called the same.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            <div className="import-column">
              <strong>{label}</strong>
              <span className="q-hint">
                {samples.length > 0 ? samples.map(shortened).join(' · ') : t('columns.empty')}
              </span>
            </div>
            <Select
              aria-label={t('columns.holds', { column: label })}
              value={fields[at] || 'none'}
              onChange={(field) => onChange(fields.with(at, field === 'none' ? '' : field))}
              options={[{ value: 'none', label: t('columns.leaveOut') }, ...own]}
            />
          </li>
        )
      })}
    </ul>
  )
}

function useFieldNames(): (field: string) => string {
  const words = useWords(importMessages)
  return (field) => words(`field.${field}` as Parameters<typeof words>[0])
}

/** The mapping of a table can be changed until it is imported. */
export function ChangeColumns({ record, table }: { record: Import; table: NonNullable<Import['table']> }) {
  const t = useWords(importsOwnerMessages)
  const [isChanging, setChanging] = useState(false)
  if (isChanging) return <ColumnsCard record={record} table={table} onSaid={() => setChanging(false)} />
  return (
    <p>
      <Button onPress={() => setChanging(true)}>{t('columns.change')}</Button>
    </p>
  )
}

const longestShown = 60
const shortened = (cell: string): string => (cell.length > longestShown ? `${cell.slice(0, longestShown)}…` : cell)
