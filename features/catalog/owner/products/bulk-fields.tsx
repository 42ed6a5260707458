import { useState } from 'react'
import { Columns, NumberField, Select, Switch, TextField, useCall, useLanguage, useWords } from '#platform/ui'
import { type BulkEdit, catalogApi, categoryApi, roundings, workflowLabel } from '../../contract/index.ts'
import type { BulkKind } from './bulk-kinds.ts'
import { MoneyField } from '../product/money-field.tsx'
import { sheetMessages } from '../sheet/sheet.messages.ts'
import { TagsField } from '../product/tags-field.tsx'

interface Props {
  kind: BulkKind
  edit: BulkEdit | null
  onChange: (edit: BulkEdit | null) => void
}

const statuses = [1, 4] as const

/** Fields of a bulk edit. */
export function BulkFields({ kind, edit, onChange }: Props) {
  const t = useWords(sheetMessages)
  const numberOf = (value: number, act: (value: number) => BulkEdit) => !Number.isNaN(value) && onChange(act(value))
  if (kind === 'setPrice' || kind === 'addToPrice') return <Amount kind={kind} onChange={onChange} />
  if (kind === 'addTags' || kind === 'removeTags') return <Tags kind={kind} onChange={onChange} />
  if (kind === 'addCategories') return <Categories onChange={onChange} />
  switch (edit?.kind) {
    case 'changePrice':
      return (
        <Columns>
          <NumberField
            label={t('percent')}
            hint={t('percentHint')}
            minValue={-100}
            maxValue={1000}
            value={edit.percent}
            onChange={(value) => numberOf(value, (percent) => ({ ...edit, percent }))}
          />
          <Rounding value={edit.rounding} onChange={(rounding) => onChange({ ...edit, rounding })} />
        </Columns>
      )
    case 'startSale':
      return (
        <Columns>
          <NumberField
            label={t('percent')}
            minValue={0}
            maxValue={100}
            value={edit.percentOff}
            onChange={(value) => numberOf(value, (percentOff) => ({ ...edit, percentOff }))}
          />
          <Rounding value={edit.rounding} onChange={(rounding) => onChange({ ...edit, rounding })} />
        </Columns>
      )
    case 'setStock':
      return (
        <NumberField
          label={t('quantity')}
          minValue={0}
          value={edit.quantity}
          onChange={(value) => numberOf(value, (quantity) => ({ ...edit, quantity }))}
        />
      )
    case 'addStock':
      return (
        <NumberField label={t('by')} value={edit.by} onChange={(value) => numberOf(value, (by) => ({ ...edit, by }))} />
      )
    default:
      return edit && <StateFields edit={edit} onChange={onChange} />
  }
}

/** Edits that switch or name something. */
function StateFields({ edit, onChange }: { edit: BulkEdit; onChange: (edit: BulkEdit) => void }) {
  const t = useWords(sheetMessages)
  const language = useLanguage()
  switch (edit.kind) {
    case 'unlimitedStock':
      return (
        <Switch isSelected={edit.isUnlimited} onChange={(isUnlimited) => onChange({ ...edit, isUnlimited })}>
          {t('unlimited')}
        </Switch>
      )
    case 'featured':
      return (
        <Switch isSelected={edit.isFeatured} onChange={(isFeatured) => onChange({ ...edit, isFeatured })}>
          {t('featured')}
        </Switch>
      )
    case 'setStatus':
      return (
        <Select
          label={t('status')}
          value={String(edit.status)}
          onChange={(value) => onChange({ ...edit, status: statuses.find((status) => String(status) === value) ?? 1 })}
          options={statuses.map((status) => ({ value: String(status), label: workflowLabel(status, language) }))}
        />
      )
    case 'setBrand':
      return (
        <TextField
          label={t('brand')}
          value={edit.brand}
          onChange={(brand) => onChange({ ...edit, brand })}
          maxLength={200}
        />
      )
    default:
      return null
  }
}

const roundingWords = { none: 'none', whole: 'whole', 99: 'to99', 95: 'to95', 50: 'to50' } as const

function Rounding({
  value,
  onChange,
}: {
  value: (typeof roundings)[number]
  onChange: (rounding: (typeof roundings)[number]) => void
}) {
  const t = useWords(sheetMessages)
  return (
    <Select
      label={t('rounding')}
      value={value}
      onChange={onChange}
      options={roundings.map((rounding) => ({ value: rounding, label: t(roundingWords[rounding]) }))}
    />
  )
}

function Amount({ kind, onChange }: { kind: 'setPrice' | 'addToPrice'; onChange: (edit: BulkEdit | null) => void }) {
  const t = useWords(sheetMessages)
  const [minor, setMinor] = useState<number | null>(null)
  const set = (next: number | null) => {
    setMinor(next)
    onChange(next === null ? null : { kind, minor: next })
  }
  return <MoneyField label={t('amount')} value={minor} onChange={set} />
}

function Tags({ kind, onChange }: { kind: 'addTags' | 'removeTags'; onChange: (edit: BulkEdit | null) => void }) {
  const t = useWords(sheetMessages)
  const [tags, setTags] = useState<string[]>([])
  const set = (next: string[]) => {
    setTags(next)
    onChange(next.length > 0 ? { kind, tags: next } : null)
  }
  return <TagsField label={t('tags')} hint={t('tagsHint')} value={tags} onChange={set} />
}

function Categories({ onChange }: { onChange: (edit: BulkEdit | null) => void }) {
  const t = useWords(sheetMessages)
  const pages = useCall(catalogApi.pages, {})
  const [page, setPage] = useState('')
  const [category, setCategory] = useState<string | null>(null)
  const chosenPage = page || (pages.data?.[0]?.id ?? '')
  const categories = useCall(categoryApi.categories, { collectionId: chosenPage }, { enabled: chosenPage !== '' })
  return (
    <Columns>
      {(pages.data?.length ?? 0) > 1 && (
        <Select
          label={t('where')}
          value={chosenPage}
          onChange={setPage}
          options={(pages.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <Select
        label={t('category')}
        value={category}
        onChange={(id) => {
          setCategory(id)
          onChange({ kind: 'addCategories', categoryIds: [id] })
        }}
        options={(categories.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </Columns>
  )
}
