import { Checkbox, ListRow, NumberField, Select, TextArea, TextField, useLanguage, useWords } from '#platform/ui'
import type { FieldKind } from '../contract/field-kinds.rules.ts'
import { fieldTitle } from '../contract/field-title.ts'
import type { FormField } from '../contract/form-field.schema.ts'
import { fieldKindMessages, formPanelMessages } from './forms-owner.messages.ts'
import { offeredKinds, withKind } from './new-field.ts'

interface ListProps {
  fields: readonly FormField[]
  onChange: (fields: FormField[]) => void
  max: number
}

/** The questions of a form in their order. */
export function FieldList({ fields, onChange, max }: ListProps) {
  const t = useWords(formPanelMessages)
  const language = useLanguage()
  return (
    <ListRow<FormField>
      label={t('fields')}
      entries={[...fields]}
      onChange={onChange}
      blank={() => ({ kind: 'text', title: t('newField'), description: '', required: false, placeholder: '' })}
      addLabel={t('addField')}
      titleOf={(field) => fieldTitle(field, language)}
      max={max}
    >
      {(field, change) => <FieldRows field={field} onChange={change} />}
    </ListRow>
  )
}

interface RowsProps<F extends FormField = FormField> {
  field: F
  onChange: (part: Partial<FormField>) => void
}

/** What each kind lets its owner change (C3.36–C3.43). */
function FieldRows({ field, onChange }: RowsProps) {
  const t = useWords(formPanelMessages)
  const kinds = useWords(fieldKindMessages)
  const options = t('firstChoices').split('\n')
  return (
    <>
      <Select<FieldKind>
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
          <OwnRows field={field} onChange={onChange} />
        </>
      )}
    </>
  )
}

function HiddenRows({ field, onChange }: RowsProps<Extract<FormField, { kind: 'hidden' }>>) {
  const t = useWords(formPanelMessages)
  return (
    <>
      <TextField
        label={t('key')}
        hint={t('key.hint')}
        value={field.key}
        onChange={(key) => key.trim() && onChange({ key } as Partial<FormField>)}
        maxLength={200}
      />
      <TextField
        label={t('value')}
        value={field.value}
        onChange={(value) => onChange({ value } as Partial<FormField>)}
        maxLength={2000}
      />
    </>
  )
}

function OwnRows({ field, onChange }: RowsProps<Exclude<FormField, { kind: 'hidden' }>>) {
  const t = useWords(formPanelMessages)
  const change = (part: object) => onChange(part as Partial<FormField>)
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
      {field.kind === 'textarea' && (
        <NumberField
          label={t('maxLength')}
          hint={t('maxLength.hint')}
          value={field.maxLength}
          minValue={0}
          maxValue={100_000}
          onChange={(maxLength) => !Number.isNaN(maxLength) && change({ maxLength })}
        />
      )}
      {'options' in field && (
        <TextArea
          label={t(field.kind === 'likert' ? 'statements' : 'choices')}
          hint={t('choices.hint')}
          value={field.options.join('\n')}
          onChange={(text) => change({ options: optionsIn(text) })}
          rows={4}
        />
      )}
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
      {field.kind === 'section' ? (
        <Checkbox isSelected={field.underline} onChange={(underline) => change({ underline })}>
          {t('underline')}
        </Checkbox>
      ) : (
        <Checkbox isSelected={field.required} onChange={(required) => change({ required })}>
          {t('required')}
        </Checkbox>
      )}
    </>
  )
}

/** One on each line. A line that is still empty waits to be typed. */
function optionsIn(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trimStart().slice(0, 500))
  const typed = [...new Set(lines.filter((line) => line !== ''))]
  return typed.length > 0 ? typed.slice(0, 200) : ['–']
}
