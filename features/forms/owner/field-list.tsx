import {
  Checkbox,
  ListRow,
  NumberField,
  Select,
  TextArea,
  TextField,
  useHas,
  useLanguage,
  useWords,
} from '#platform/ui'
import type { BlockField, BlockFieldKind } from '../contract/block-field.schema.ts'
import { fieldTitle } from '../contract/field-title.ts'
import { ConditionRows } from './condition-rows.tsx'
import { BeyondRows } from './beyond-rows.tsx'
import { fieldKindMessages, formPanelMessages } from './forms-owner.messages.ts'
import { offeredKinds, withKind } from './new-field.ts'

interface ListProps {
  fields: readonly BlockField[]
  onChange: (fields: BlockField[]) => void
  max: number
}

/** The questions of a form in their order. */
export function FieldList({ fields, onChange, max }: ListProps) {
  const t = useWords(formPanelMessages)
  const language = useLanguage()
  return (
    <ListRow<BlockField>
      label={t('fields')}
      entries={[...fields]}
      onChange={onChange}
      blank={() => ({ kind: 'text', title: t('newField'), description: '', required: false, placeholder: '' })}
      addLabel={t('addField')}
      titleOf={(field) => fieldTitle(field, language)}
      max={max}
    >
      {(field, change) => <FieldRows field={field} fields={fields} onChange={change} />}
    </ListRow>
  )
}

interface RowsProps<F extends BlockField = BlockField> {
  field: F
  onChange: (part: Partial<BlockField>) => void
}

/** Settings of each field kind (C3.36–C3.43). */
function FieldRows({ field, fields, onChange }: RowsProps & { fields: readonly BlockField[] }) {
  const t = useWords(formPanelMessages)
  const kinds = useWords(fieldKindMessages)
  const options = t('firstChoices').split('\n')
  return (
    <>
      <Select<BlockFieldKind>
        label={t('kind')}
        value={field.kind}
        onChange={(kind) => onChange(withKind(field, kind, options))}
        options={offeredKinds.map((kind) => ({ value: kind, label: kinds(kind) }))}
      />
      {field.kind === 'hidden' ? (
        <HiddenRows field={field} onChange={onChange} />
      ) : (
        <>
          <TextField
            label={t('title')}
            value={field.title}
            placeholder={kinds(field.kind)}
            onChange={(title) => onChange({ title })}
            maxLength={500}
          />
          <TextField
            label={t('description')}
            value={field.description}
            onChange={(description) => onChange({ description })}
            maxLength={2000}
          />
          {field.kind !== 'step' && <OwnRows field={field} fields={fields} onChange={onChange} />}
          {field.kind !== 'step' && (
            <ConditionRows
              shownIf={field.shownIf ?? null}
              fields={fields}
              id={field.id}
              onChange={(shownIf) => onChange({ shownIf })}
            />
          )}
        </>
      )}
    </>
  )
}

function HiddenRows({ field, onChange }: RowsProps<Extract<BlockField, { kind: 'hidden' }>>) {
  const t = useWords(formPanelMessages)
  return (
    <>
      <TextField
        label={t('key')}
        hint={t('key.hint')}
        value={field.key}
        onChange={(key) => key.trim() && onChange({ key } as Partial<BlockField>)}
        maxLength={200}
      />
      <TextField
        label={t('value')}
        value={field.value}
        onChange={(value) => onChange({ value } as Partial<BlockField>)}
        maxLength={2000}
      />
    </>
  )
}

function OwnRows({
  field,
  fields,
  onChange,
}: RowsProps<Exclude<BlockField, { kind: 'hidden' | 'step' }>> & { fields: readonly BlockField[] }) {
  const t = useWords(formPanelMessages)
  const has = useHas()
  const change = (part: object) => onChange(part as Partial<BlockField>)
  return (
    <>
      {'placeholder' in field && (
        <TextField
          label={t('placeholder')}
          value={field.placeholder}
          onChange={(placeholder) => change({ placeholder })}
          maxLength={500}
        />
      )}
      {field.kind === 'textarea' && has('textarea-max-length') && (
        <NumberField
          label={t('maxLength')}
          hint={t('maxLength.hint')}
          value={field.maxLength}
          minValue={0}
          maxValue={100_000}
          onChange={(maxLength) => !Number.isNaN(maxLength) && change({ maxLength })}
        />
      )}
      <OptionRows field={field} onChange={onChange} />
      <BeyondRows field={field} fields={fields} change={change} />
      {field.kind === 'currency' && (
        <TextField
          label={t('currencySymbol')}
          value={field.currencySymbol}
          onChange={(currencySymbol) => change({ currencySymbol })}
          maxLength={10}
        />
      )}
      {field.kind === 'phone' && (
        <Checkbox isSelected={field.showCountryCode} onChange={(showCountryCode) => change({ showCountryCode })}>
          {t('showCountryCode')}
        </Checkbox>
      )}
      {canBeFilledIn(field.kind) && 'required' in field && (
        <TextField
          label={t('prefill')}
          hint={t('prefill.hint')}
          value={field.prefill ?? ''}
          onChange={(prefill) => change({ prefill })}
          maxLength={100}
        />
      )}
      <LastRow field={field} change={change} />
    </>
  )
}

/** Whether the field is required; headings and calculations never are. */
function LastRow({ field, change }: { field: BlockField; change: (part: object) => void }) {
  const t = useWords(formPanelMessages)
  if (field.kind === 'section')
    return (
      <Checkbox isSelected={field.underline} onChange={(underline) => change({ underline })}>
        {t('underline')}
      </Checkbox>
    )
  if (!('required' in field)) return null
  return (
    <Checkbox isSelected={field.required} onChange={(required) => change({ required })}>
      {t('required')}
    </Checkbox>
  )
}

function OptionRows({ field, onChange }: RowsProps) {
  const t = useWords(formPanelMessages)
  if (!('options' in field)) return null
  return (
    <TextArea
      label={t(field.kind === 'likert' ? 'statements' : field.kind === 'matrix' ? 'columns' : 'choices')}
      hint={t('choices.hint')}
      value={field.options.join('\n')}
      onChange={(text) => onChange({ options: optionsIn(text, field.kind === 'matrix') })}
      rows={4}
    />
  )
}

/** True for kinds that a link can fill in: neither secrets nor fields of several parts. */
function canBeFilledIn(kind: BlockFieldKind): boolean {
  return ![
    'password',
    'name',
    'address',
    'phone',
    'date',
    'time',
    'likert',
    'file',
    'signature',
    'matrix',
    'calculation',
  ].includes(kind)
}

/** Reads one option per line. Empty lines are kept while people type. */
function optionsIn(text: string, isMatrix = false): string[] {
  const lines = text.split('\n').map((line) => line.trimStart().slice(0, isMatrix ? 100 : 500))
  const typed = [...new Set(lines.filter((line) => line !== ''))].slice(0, isMatrix ? 10 : 200)
  if (isMatrix) return typed.length > 1 ? typed : [...typed, '–', '––'].slice(0, 2)
  return typed.length > 0 ? typed : ['–']
}
