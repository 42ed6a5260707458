import { ChevronDown } from '#platform/icons'
import { useEffect, useState } from 'react'
import { ComboBox, Button, Group, Input, Label, ListBox, Popover, type Key } from 'react-aria-components'
import { sentenceOf } from '../client/call-failure.ts'
import { uiMessages } from '../ui.messages.ts'
import { useLanguage, useWords } from '../language.tsx'
import type { Choice } from './segmented-control.tsx'
import { OptionRow } from './select.tsx'
import { useSettled } from '../use-settled.ts'

interface Finding {
  error: unknown
  /** Whether the results still belong to an earlier text. */
  isFetching: boolean
  refetch: () => unknown
}

export interface FindBoxProps {
  label: string
  placeholder: string
  /** Id of the chosen option, or ids of several. */
  chosen: string | null | readonly string[]
  /** Title of the chosen option. */
  shown?: string
  found: Finding
  /** Undefined until the first options arrive. */
  options: readonly Choice[] | undefined
  /** Number of all options, when that is more than the listed ones. */
  count?: number
  /** The search text; null while the field has no focus. */
  onSearch: (text: string | null) => void
  onChoose: (option: Choice) => void
  /** Removes one of several choices. */
  onDrop?: (value: string) => void
}

/** A field that searches among more options than can be listed; the caller provides the results. */
export function FindBox({
  label,
  placeholder,
  chosen,
  shown = '',
  found,
  options,
  count,
  onSearch,
  onChoose,
  onDrop,
}: FindBoxProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const search = useSettled(isOpen ? (typed ?? '') : null)
  useEffect(() => onSearch(search), [search, onSearch])
  const isMany = Array.isArray(chosen)
  const choose = (keys: Key | null | readonly Key[]) => {
    const now = [keys].flat().filter((key) => key !== null)
    const before: readonly string[] = [chosen].flat().filter((key) => key !== null)
    const added = options?.find(({ value }) => now.includes(value) && !before.includes(value))
    const dropped = isMany ? before.find((value) => !now.includes(value)) : undefined
    if (!isMany || (!added && dropped === undefined)) setTyped(null)
    if (added) onChoose(added)
    if (dropped !== undefined) onDrop?.(dropped)
  }
  return (
    <ComboBox<Choice, 'single' | 'multiple'>
      selectionMode={isMany ? 'multiple' : 'single'}
      value={chosen}
      onChange={choose}
      items={options ?? []}
      inputValue={typed ?? shown}
      onInputChange={setTyped}
      onOpenChange={(opens) => {
        setOpen(opens)
        if (opens && found.error) void found.refetch()
      }}
      onBlur={() => setTyped(null)}
      allowsEmptyCollection
      menuTrigger="focus"
      className="q-field"
    >
      <TypedInto label={label} placeholder={placeholder} />
      <Popover className="q-popover match found" offset={4}>
        <ListBox<Choice>
          className="q-menu"
          renderEmptyState={() => <Nothing found={found} isHere={options !== undefined} />}
        >
          {(option) => <OptionRow id={option.value} option={option} />}
        </ListBox>
        <More shown={options?.length ?? 0} count={count} />
      </Popover>
    </ComboBox>
  )
}

function TypedInto({ label, placeholder }: Pick<FindBoxProps, 'label' | 'placeholder'>) {
  return (
    <>
      <Label className="q-label">{label}</Label>
      <Group className="q-input-group">
        <Input placeholder={placeholder} />
        <Button className="q-input-part">
          <ChevronDown aria-hidden />
        </Button>
      </Group>
    </>
  )
}

function Nothing({ found, isHere }: { found: Finding; isHere: boolean }) {
  const t = useWords(uiMessages)
  const language = useLanguage()
  if (found.error) return <p className="q-error">{sentenceOf(found.error, language)}</p>
  return <p className="q-menu-head">{t(found.isFetching || !isHere ? 'searching' : 'noResults')}</p>
}

function More({ shown, count = 0 }: { shown: number; count?: number | undefined }) {
  const t = useWords(uiMessages)
  if (count <= shown) return null
  return <p className="q-menu-head q-menu-foot">{t('moreFound', { shown, count })}</p>
}
