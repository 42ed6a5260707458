import { Plus, Trash2, X } from '#platform/icons'
import { useState } from 'react'
import { newId } from '#platform/contract'
import { Button, ButtonRow, Card, Group, GroupError, IconButton, TextField, useWords } from '#platform/ui'
import { SwatchButton } from '../swatches/swatch-button.tsx'
import type { EditedOption } from '../base/product-values.ts'
import { productMessages } from '../base/product.messages.ts'
import type { ProductDraft } from '../base/use-product-form.ts'

/** Edits the options and their variants. Saving the product creates a variant for every combination of values. */
export function ProductOptions({ draft: { form } }: { draft: ProductDraft }) {
  const t = useWords(productMessages)
  const { value: options, onChange, error } = form.field('editedOptions')
  const count = options.reduce((product, { values }) => product * Math.max(1, values.length), 1)
  const set = (id: string, part: Partial<EditedOption>) =>
    onChange(options.map((option) => (option.id === id ? { ...option, ...part } : option)))
  const add = () => onChange([...options, { id: newId(), name: '', values: [] }])
  return (
    <Card title={t('options')} lead={t('optionsLead')}>
      {options.map((option, at) => (
        <OptionFields
          key={option.id}
          option={option}
          errors={{
            name: form.error(`editedOptions.${at}.name`),
            values: form.error(`editedOptions.${at}.values`),
          }}
          onChange={(part) => set(option.id, part)}
          onRemove={() => onChange(options.filter(({ id }) => id !== option.id))}
        />
      ))}
      {options.length > 0 && <p className="q-hint">{t('optionsMake', { n: count })}</p>}
      <ButtonRow>
        <Button size="small" icon={Plus} onPress={add}>
          {t('addOption')}
        </Button>
      </ButtonRow>
      {options.every((_, at) => form.error(`editedOptions.${at}`) === null) && <GroupError error={error} />}
    </Card>
  )
}

interface FieldsProps {
  option: EditedOption
  errors: { name: string | null; values: string | null }
  onChange: (part: Partial<EditedOption>) => void
  onRemove: () => void
}

function OptionFields({ option, errors, onChange, onRemove }: FieldsProps) {
  const t = useWords(productMessages)
  const change = (at: number, part: Partial<EditedOption['values'][number]>) =>
    onChange({ values: option.values.map((a, b) => (b === at ? { ...a, ...part } : a)) })
  return (
    <Group>
      <div className="product-option-head">
        <TextField
          label={t('optionName')}
          value={option.name}
          onChange={(name) => onChange({ name })}
          maxLength={255}
          error={errors.name}
        />
        <IconButton icon={Trash2} label={t('removeOption', { name: option.name })} onPress={onRemove} />
      </div>
      <div className="product-option-values" role="group" aria-label={t('values')}>
        {option.values.map(({ value, swatch = null }, at) => (
          <span className="product-value" key={`${option.id}-${at}`}>
            <SwatchButton value={value} swatch={swatch} onChange={(chosen) => change(at, { swatch: chosen })} />
            <input
              aria-label={`${t('values')} ${at + 1}`}
              value={value}
              size={Math.max(3, value.length)}
              onChange={(event) => change(at, { value: event.target.value })}
            />
            <button
              type="button"
              aria-label={t('removeValue', { name: value })}
              onClick={() => onChange({ values: option.values.filter((_, other) => other !== at) })}
            >
              <X size={12} aria-hidden />
            </button>
          </span>
        ))}
        <AddValues option={option} error={errors.values} onChange={onChange} />
      </div>
    </Group>
  )
}

/** Adds one value, or several separated by commas, on Enter or when the field is left. */
function AddValues({ option, error, onChange }: Pick<FieldsProps, 'option' | 'onChange'> & { error: string | null }) {
  const t = useWords(productMessages)
  const [typed, setTyped] = useState('')
  const add = () => {
    const fresh = typed
      .split(',')
      .map((value) => value.trim())
      .filter(
        (value, at, all) =>
          value !== '' && all.indexOf(value) === at && !option.values.some((existing) => existing.value === value),
      )
    if (fresh.length > 0) onChange({ values: [...option.values, ...fresh.map((value) => ({ value }))] })
    setTyped('')
  }
  return (
    <TextField
      aria-label={t('addValue')}
      placeholder={t('addValue')}
      value={typed}
      onChange={setTyped}
      error={error}
      onBlur={add}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        add()
      }}
    />
  )
}
