import type { FormField } from '#features/forms/contract'
import { newId } from '#platform/contract'
import { Checkbox, ListRow, Select, TextArea, TextField, useWords } from '#platform/ui'
import { productMessages } from '../base/product.messages.ts'

const kinds = ['text', 'textarea', 'email', 'number', 'date', 'phone', 'radio', 'select', 'checkbox'] as const
type Kind = (typeof kinds)[number]

/** Questions in their order, for a product or for every order of a shop. */
export function QuestionFields({
  fields,
  onChange,
  error,
}: {
  fields: readonly FormField[]
  onChange: (fields: FormField[]) => void
  /** The error of a field at a path within the fields, such as `0.title`. */
  error: (path: string) => string | null
}) {
  const t = useWords(productMessages)
  return (
    <ListRow<FormField>
      label={t('asks')}
      entries={[...fields]}
      onChange={onChange}
      blank={() => ({ kind: 'text', title: t('field'), description: '', required: false, placeholder: '' })}
      addLabel={t('addField')}
      titleOf={(field) => field.title || t('field')}
      max={100}
    >
      {(field, part) => <FieldRows field={field} onChange={part} error={error(`${fields.indexOf(field)}.title`)} />}
    </ListRow>
  )
}

interface FieldRowsProps {
  field: FormField
  onChange: (part: Partial<FormField>) => void
  error: string | null
}

function FieldRows({ field, onChange, error }: FieldRowsProps) {
  const t = useWords(productMessages)
  const currentKind = kinds.find((kind) => kind === field.kind)
  return (
    <>
      <TextField
        label={t('field')}
        value={field.title}
        onChange={(title) => onChange({ title })}
        maxLength={500}
        error={error}
      />
      {currentKind && (
        <Select<Kind>
          label={t('kind')}
          value={currentKind}
          onChange={(kind) => onChange(withKind(field, kind))}
          options={kinds.map((kind) => ({ value: kind, label: t(kind) }))}
        />
      )}
      {'description' in field && (
        <TextField label={t('hint')} value={field.description} onChange={(description) => onChange({ description })} />
      )}
      {'options' in field && (
        <TextArea
          label={t('choices')}
          value={field.options.join('\n')}
          onChange={(text) =>
            onChange({ options: text.split('\n').map((line) => line.trimStart()) } as Partial<FormField>)
          }
          rows={4}
        />
      )}
      {'required' in field && (
        <Checkbox isSelected={field.required} onChange={(required) => onChange({ required })}>
          {t('required')}
        </Checkbox>
      )}
    </>
  )
}

/** Returns the field with another kind, keeping everything that both kinds share. */
function withKind(field: FormField, kind: Kind): FormField {
  const shared = {
    id: field.id || newId(),
    title: field.title,
    description: 'description' in field ? field.description : '',
    required: 'required' in field && field.required,
  }
  const choices = 'options' in field ? field.options : ['1', '2']
  if (kind === 'radio' || kind === 'select' || kind === 'checkbox') return { ...shared, kind, options: choices }
  if (kind === 'text') return { ...shared, kind, placeholder: '' }
  if (kind === 'textarea') return { ...shared, kind, placeholder: '', maxLength: 0 }
  if (kind === 'email' || kind === 'number') return { ...shared, kind, placeholder: '' }
  if (kind === 'phone') return { ...shared, kind, showCountryCode: false }
  return { ...shared, kind }
}
