import './forms-owner.css'
import { Checkbox, NumberField, TextArea, TextField, useWords } from '#platform/ui'
import type { BlockField } from '../contract/block-field.schema.ts'
import { namesIn } from '../contract/calculation.rules.ts'
import { titleInFormula } from '../contract/read-answers.ts'
import { largestUploadMb, mostUploads, uploadGroupNames, uploadGroups } from '../contract/upload.rules.ts'
import { formPanelMessages } from './forms-owner.messages.ts'

interface Props {
  field: BlockField
  fields: readonly BlockField[]
  change: (part: object) => void
}

/** Settings of the field kinds beyond the documented ones. */
export function BeyondRows({ field, fields, change }: Props) {
  if (field.kind === 'file') return <FileRows field={field} change={change} />
  if (field.kind === 'matrix') return <MatrixRows field={field} change={change} />
  if (field.kind === 'calculation') return <CalculationRows field={field} fields={fields} change={change} />
  return field.kind === 'rating' ? <RatingRows field={field} change={change} /> : null
}

type Of<K extends BlockField['kind']> = Pick<Props, 'change'> & { field: Extract<BlockField, { kind: K }> }

function FileRows({ field, change }: Of<'file'>) {
  const t = useWords(formPanelMessages)
  return (
    <>
      <fieldset className="forms-types">
        <legend>{t('types')}</legend>
        {uploadGroupNames.map((group) => (
          <Checkbox
            key={group}
            isSelected={field.types.includes(group)}
            onChange={(isTaken) => {
              const types = uploadGroupNames.filter((name) => (name === group ? isTaken : field.types.includes(name)))
              if (types.length > 0) change({ types })
            }}
          >
            {t(`types.${group}`)} ({uploadGroups[group].slice(0, 3).join(', ').toUpperCase()} …)
          </Checkbox>
        ))}
      </fieldset>
      <NumberField
        label={t('maxMb')}
        value={field.maxMb}
        minValue={1}
        maxValue={largestUploadMb}
        onChange={(maxMb) => !Number.isNaN(maxMb) && change({ maxMb })}
      />
      <NumberField
        label={t('maxFiles')}
        value={field.maxFiles}
        minValue={1}
        maxValue={mostUploads}
        onChange={(maxFiles) => !Number.isNaN(maxFiles) && change({ maxFiles })}
      />
    </>
  )
}

function RatingRows({ field, change }: Of<'rating'>) {
  const t = useWords(formPanelMessages)
  return (
    <NumberField
      label={t('stars')}
      value={field.most}
      minValue={3}
      maxValue={10}
      onChange={(most) => !Number.isNaN(most) && change({ most })}
    />
  )
}

function MatrixRows({ field, change }: Of<'matrix'>) {
  const t = useWords(formPanelMessages)
  const rowsIn = (text: string): string[] => {
    const lines = text.split('\n').map((line) => line.trimStart().slice(0, 100))
    const typed = [...new Set(lines.filter((line) => line !== ''))].slice(0, 50)
    return typed.length > 0 ? typed : ['–']
  }
  return (
    <>
      <TextArea
        label={t('rows')}
        hint={t('choices.hint')}
        value={field.rows.join('\n')}
        onChange={(text) => change({ rows: rowsIn(text) })}
        rows={4}
      />
      <Checkbox isSelected={field.many} onChange={(many) => change({ many })}>
        {t('many')}
      </Checkbox>
    </>
  )
}

function CalculationRows({ field, fields, change }: Of<'calculation'> & Pick<Props, 'fields'>) {
  const t = useWords(formPanelMessages)
  const above = fields.slice(
    0,
    fields.findIndex(({ id }) => id === field.id),
  )
  const titles = above.map(titleInFormula).filter(Boolean)
  const names = namesIn(field.formula)
  const missing = names?.find((name) => !titles.includes(name.toLowerCase()))
  const error =
    field.formula.trim() === ''
      ? null
      : names === null
        ? t('formula.unreadable')
        : missing === undefined
          ? null
          : t('formula.missing', { name: missing })
  return (
    <>
      <TextArea
        label={t('formula')}
        hint={t('formula.hint')}
        value={field.formula}
        onChange={(formula) => change({ formula: formula.slice(0, 1000) })}
        error={error}
        rows={3}
      />
      <NumberField
        label={t('decimals')}
        value={field.decimals}
        minValue={0}
        maxValue={4}
        onChange={(decimals) => !Number.isNaN(decimals) && change({ decimals })}
      />
      <TextField label={t('unit')} value={field.unit} onChange={(unit) => change({ unit })} maxLength={10} />
    </>
  )
}
