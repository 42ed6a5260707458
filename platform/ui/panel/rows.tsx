import { ChevronDown, ChevronUp, Plus, Trash2 } from '#platform/icons'
import { type ReactNode, useState } from 'react'
import { newId } from '../../contract/id.ts'
import { Button, IconButton } from '../button.tsx'
import type { ColorFieldProps } from '../fields/color-field.tsx'
import { uiMessages } from '../ui.messages.ts'
import { useWords } from '../language.tsx'
import { type Choice, SegmentedControl } from '../fields/segmented-control.tsx'
import { useShowEntry } from './show-entry.ts'
import type { SelectProps } from '../fields/select.tsx'
import {
  LazyColorField,
  LazyNumberField,
  LazySelect,
  LazySlider,
  LazySwitch,
  LazyTextArea,
  LazyTextField,
} from './heavy-rows.tsx'

interface Row<V> {
  label: string
  value: V
  onChange: (value: V) => void
  hint?: string
}

export function TextRow({
  multiline,
  placeholder,
  code,
  rows,
  type = 'text',
  ...rest
}: Row<string> & {
  multiline?: boolean
  placeholder?: string
  code?: boolean
  rows?: number
  type?: 'text' | 'date' | 'time'
}) {
  return multiline || code ? (
    <LazyTextArea {...rest} placeholder={placeholder ?? ''} code={code ?? false} rows={rows ?? (code ? 10 : 3)} />
  ) : (
    <LazyTextField {...rest} type={type} placeholder={placeholder ?? ''} />
  )
}

export function NumberRow({
  min,
  max,
  ...rest
}: Row<number> & { min?: number; max?: number; step?: number; suffix?: string }) {
  const changed = (value: number) => {
    if (!Number.isNaN(value)) rest.onChange(value)
  }
  return (
    <LazyNumberField
      {...rest}
      {...(min !== undefined && { minValue: min })}
      {...(max !== undefined && { maxValue: max })}
      onChange={changed}
    />
  )
}

export function SelectRow<V extends string>(row: Row<V> & { options: readonly Choice<V>[] }) {
  return <LazySelect {...(row as unknown as SelectProps<string>)} />
}

/** Two to five short choices, all visible. */
export function ChoiceRow<V extends string>({
  hint: _,
  ...row
}: Row<V> & { options: readonly Choice<V>[]; icons?: boolean }) {
  return <SegmentedControl {...row} />
}

export function SwitchRow({ label, value, onChange, hint }: Row<boolean>) {
  return (
    <LazySwitch isSelected={value} onChange={onChange} {...(hint && { hint })}>
      {label}
    </LazySwitch>
  )
}

export function SliderRow({
  hint: _,
  min,
  max,
  percent,
  ...row
}: Row<number> & { min: number; max: number; step?: number; percent?: boolean }) {
  return <LazySlider {...row} minValue={min} maxValue={max} {...(percent && { formatOptions: { style: 'percent' } })} />
}

export function ColorRow({ hint: _, ...row }: Row<string> & Pick<ColorFieldProps, 'alpha' | 'swatches'>) {
  return <LazyColorField {...row} />
}

export interface ListRowProps<E extends { id: string }> {
  label: string
  entries: readonly E[]
  /** The whole list in its new order or content. */
  onChange: (entries: E[]) => void
  /** A new entry without an id, which is added. */
  blank: () => Omit<E, 'id'>
  addLabel: string
  titleOf: (entry: E) => string
  children: (entry: E, change: (part: Partial<E>) => void) => ReactNode
  max?: number
}

/**
 * Edits a list of entries with fields of their own: add, remove, move up and down. The newest entry is open, and an
 * opened one is shown on the canvas.
 */
export function ListRow<E extends { id: string }>({
  label,
  entries,
  onChange,
  blank,
  addLabel,
  titleOf,
  children,
  max = 60,
}: ListRowProps<E>) {
  const show = useShowEntry()
  const [added, setAdded] = useState<string | null>(null)
  const change = (id: string, part: Partial<E>) => {
    onChange(entries.map((entry) => (entry.id === id ? { ...entry, ...part } : entry)))
    // A page may leave out an entry until its first word.
    show(id)
  }
  const add = () => {
    const id = newId()
    setAdded(id)
    onChange([...entries, { ...blank(), id } as E])
  }
  return (
    <div className="q-field" role="group" aria-label={label}>
      <span className="q-label">{label}</span>
      {entries.map((entry, index) => (
        <div key={entry.id} className="q-entry">
          <details
            open={entry.id === added}
            onToggle={(event) => event.target === event.currentTarget && event.currentTarget.open && show(entry.id)}
          >
            <summary>
              <span className="q-row-text">{titleOf(entry)}</span>
            </summary>
            <div className="q-entry-fields">{children(entry, (part) => change(entry.id, part))}</div>
          </details>
          <EntryActions entries={entries} index={index} onChange={onChange} title={titleOf(entry)} />
        </div>
      ))}
      <Button size="small" icon={Plus} isDisabled={entries.length >= max} onPress={add}>
        {addLabel}
      </Button>
    </div>
  )
}

function EntryActions<E extends { id: string }>({
  entries,
  index,
  onChange,
  title,
}: {
  entries: readonly E[]
  index: number
  onChange: (entries: E[]) => void
  title: string
}) {
  const t = useWords(uiMessages)
  const moveTo = (to: number) => {
    const rest = entries.filter((_, other) => other !== index)
    const moved = entries[index]
    if (moved) onChange([...rest.slice(0, to), moved, ...rest.slice(to)])
  }
  return (
    <span className="q-entry-actions">
      <IconButton
        size="small"
        icon={ChevronUp}
        label={`${t('moveUp')}: ${title}`}
        isDisabled={index === 0}
        onPress={() => moveTo(index - 1)}
      />
      <IconButton
        size="small"
        icon={ChevronDown}
        label={`${t('moveDown')}: ${title}`}
        isDisabled={index === entries.length - 1}
        onPress={() => moveTo(index + 1)}
      />
      <IconButton
        size="small"
        icon={Trash2}
        label={`${t('remove')}: ${title}`}
        onPress={() => onChange(entries.filter((_, other) => other !== index))}
      />
    </span>
  )
}
