import { Plus, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import { newId } from '#platform/contract'
import {
  Button,
  ButtonRow,
  Card,
  Group,
  IconButton,
  sentenceOf,
  TextField,
  toast,
  useLanguage,
  useSend,
  useWords,
} from '#platform/ui'
import { catalogApi, type Product, sheetApi } from '../../contract/index.ts'
import { productMessages } from './product.messages.ts'
import type { ProductDraft } from './use-product-draft.ts'

interface EditedOption {
  id: string
  name: string
  was?: string
  values: readonly { value: string; was?: string }[]
}

/** What one chooses from, and the variants that follow: every combination of the values becomes one. */
export function ProductOptions({ draft }: { draft: ProductDraft }) {
  const t = useWords(productMessages)
  const language = useLanguage()
  const { product } = draft
  const [options, setOptions] = useState(() => editedOf(product))
  const send = useSend(catalogApi.setOptions, {
    quiet: true,
    refreshes: [catalogApi.product, catalogApi.products, sheetApi.rows],
    onDone: (saved) => {
      setOptions(editedOf(saved))
      toast(t('applied', { n: saved.variants.length }))
    },
  })
  const count = options.reduce((product, { values }) => product * Math.max(1, values.length), 1)
  const isWhole = options.every(({ name, values }) => name.trim() !== '' && values.length > 0)
  const isChanged = JSON.stringify(plain(options)) !== JSON.stringify(plain(editedOf(product)))
  const set = (id: string, part: Partial<EditedOption>) =>
    setOptions(options.map((one) => (one.id === id ? { ...one, ...part } : one)))
  return (
    <Card title={t('options')} lead={t('optionsLead')}>
      {options.map((option) => (
        <OptionFields
          key={option.id}
          option={option}
          onChange={(part) => set(option.id, part)}
          onRemove={() => setOptions(options.filter(({ id }) => id !== option.id))}
        />
      ))}
      {send.error && <p className="q-error">{sentenceOf(send.error, language)}</p>}
      <ButtonRow>
        <Button
          size="small"
          icon={Plus}
          onPress={() => setOptions([...options, { id: newId(), name: '', values: [] }])}
        >
          {t('addOption')}
        </Button>
        {isChanged && (
          <Button
            size="small"
            tone="primary"
            isDisabled={!isWhole || draft.isChanged}
            isPending={send.isPending}
            onPress={() =>
              send.mutate({
                id: product.id,
                options: options.map(({ id: _, ...option }) => ({ ...option, values: [...option.values] })),
              })
            }
          >
            {`${t('apply')} (${count})`}
          </Button>
        )}
      </ButtonRow>
    </Card>
  )
}

interface FieldsProps {
  option: EditedOption
  onChange: (part: Partial<EditedOption>) => void
  onRemove: () => void
}

function OptionFields({ option, onChange, onRemove }: FieldsProps) {
  const t = useWords(productMessages)
  const rename = (at: number, value: string) =>
    onChange({ values: option.values.map((one, other) => (other === at ? { ...one, value } : one)) })
  return (
    <Group>
      <div className="product-option-head">
        <TextField
          label={t('optionName')}
          value={option.name}
          onChange={(name) => onChange({ name })}
          maxLength={255}
        />
        <IconButton icon={Trash2} label={t('removeOption', { name: option.name })} onPress={onRemove} />
      </div>
      <div className="product-option-values" role="group" aria-label={t('values')}>
        {option.values.map(({ value }, at) => (
          <span className="product-value" key={`${option.id}-${at}`}>
            <input
              aria-label={`${t('values')} ${at + 1}`}
              value={value}
              size={Math.max(3, value.length)}
              onChange={(event) => rename(at, event.target.value)}
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
        <NewValues option={option} onChange={onChange} />
      </div>
    </Group>
  )
}

/** Several at once, between commas. */
function NewValues({ option, onChange }: Omit<FieldsProps, 'onRemove'>) {
  const t = useWords(productMessages)
  const [typed, setTyped] = useState('')
  const add = () => {
    const fresh = typed
      .split(',')
      .map((value) => value.trim())
      .filter(
        (value, at, all) =>
          value !== '' && all.indexOf(value) === at && !option.values.some((one) => one.value === value),
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
      onBlur={add}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        add()
      }}
    />
  )
}

function editedOf({ options }: Product): EditedOption[] {
  return options.map(({ name, values }) => ({
    id: newId(),
    name,
    was: name,
    values: values.map((value) => ({ value, was: value })),
  }))
}

function plain(options: readonly EditedOption[]): unknown {
  return options.map(({ name, values }) => [name, values.map(({ value }) => value)])
}
