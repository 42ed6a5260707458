import { ExternalLink, File, FileText, Link2, Mail, Smartphone } from '#platform/icons'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { ComboBox, Group, Input, Label, ListBox, Popover } from 'react-aria-components'
import { FieldHint, refused } from '../field-hint.tsx'
import type { Choice } from '../fields/segmented-control.tsx'
import { OptionRow } from '../fields/select.tsx'
import type { Words } from '../../i18n/index.ts'
import { useWords } from '../language.tsx'
import { uiMessages } from '../ui.messages.ts'
import { useSettled } from '../use-settled.ts'
import { type LinkTarget, usePanelServices } from './panel-services.tsx'
import { type LinkKind, linkText, readLink } from './read-link.ts'

export interface LinkFieldProps {
  label: string
  href: string
  /** Called with complete links only: an incomplete address stays in the field with its error. */
  onChange: (href: string) => void
  /** Called for Enter in the field, once its text is a link. */
  onEnter?: (href: string) => void
  autoFocus?: boolean
  /** Error of the form. */
  error?: string | null
}

const icons = { page: File, anchor: Link2, file: FileText, web: ExternalLink, email: Mail, phone: Smartphone } as const

/**
 * Field for every kind of link: people search a page, post, product or section, or type an address, an email address or
 * a phone number.
 */
export function LinkField({ label, href, onChange, onEnter, autoFocus, error }: LinkFieldProps) {
  const t = useWords(uiMessages)
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setLeft] = useState(false)
  const targets = useTargets(typed ?? '')
  const read = typed === null ? null : readLink(typed)
  const kinds = useKinds()
  const options = optionsOf(read, targets, kinds)
  const isWrong = typed !== null && typed.trim() !== '' && read === null && (isLeft || targets.length === 0)
  const fault = isWrong ? wrongLink(typed.trim(), t) : (error ?? null)
  const take = (next: string) => {
    setTyped(null)
    setLeft(false)
    if (next !== href) onChange(next)
  }
  const settle = () => {
    if (typed === null) return null
    if (typed.trim() === '') take('')
    else if (read) take(read.href)
    else setLeft(true)
    return typed.trim() === '' ? '' : (read?.href ?? null)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.currentTarget.getAttribute('aria-activedescendant')) return
    event.preventDefault()
    const next = typed === null ? href : settle()
    if (next) onEnter?.(next)
  }
  const chosenTarget = typed === null && href ? targets.find(({ path }) => path === href) : undefined
  return (
    <ComboBox<Choice>
      value={null}
      onChange={(key) => key !== null && take(String(key))}
      items={options}
      inputValue={typed ?? linkText(href)}
      onInputChange={(text) => (text !== (typed ?? linkText(href)) ? setTyped(text) : undefined)}
      onBlur={settle}
      allowsCustomValue
      menuTrigger="focus"
      {...refused(fault)}
      className="q-field"
    >
      <Label className="q-label">{label}</Label>
      <Group className="q-input-group">
        <Input placeholder={t('linkPlaceholder')} onKeyDown={onKeyDown} autoFocus={autoFocus ?? false} />
      </Group>
      <FieldHint
        hint={chosenTarget ? `${kinds[chosenTarget.kind ?? 'page']}: ${chosenTarget.title}` : undefined}
        error={fault}
      />
      <Popover className="q-popover match found" offset={4}>
        <ListBox<Choice> className="q-menu">{(option) => <OptionRow id={option.value} option={option} />}</ListBox>
      </Popover>
    </ComboBox>
  )
}

/** Returns the error for a text that is no link, by its likely intention. */
function wrongLink(typed: string, t: Words<'ui.general'>): string {
  if (typed.startsWith('/')) return t('notAPage', { val: typed })
  if (typed.includes('@')) return t('notAnEmail', { email: 'name@example.com' })
  if (/^(?:https?|www\.)/i.test(typed)) return t('notAHost', { host: 'https://example.com', other: 'example.com' })
  return t('notALink')
}

/** Returns the names of the kinds of links. */
function useKinds(): Record<LinkKind, string> {
  const t = useWords(uiMessages)
  return {
    page: t('linkPage'),
    anchor: t('linkAnchor'),
    file: t('file'),
    web: t('web'),
    email: t('email'),
    phone: t('phone'),
  }
}

function optionsOf(read: ReturnType<typeof readLink>, targets: readonly LinkTarget[], kinds: Record<LinkKind, string>) {
  const written = read ? [{ value: read.href, label: read.href, hint: kinds[read.kind], icon: icons[read.kind] }] : []
  const found = targets
    .filter(({ path }) => path !== read?.href)
    .map(({ path, title, kind }) => ({ value: path, label: title || path, hint: path, icon: icons[kind ?? 'page'] }))
  return [...written, ...found]
}

/** Returns pages and other targets whose name or address contains the typed text. */
function useTargets(typed: string): readonly LinkTarget[] {
  const { linkTargets } = usePanelServices()
  const query = useSettled(typed)
  const [targets, setTargets] = useState<readonly LinkTarget[]>([])
  useEffect(() => {
    let isWanted = true
    void linkTargets(query).then(
      (found) => isWanted && setTargets(found),
      () => undefined,
    )
    return () => {
      isWanted = false
    }
  }, [linkTargets, query])
  const wanted = typed.trim().toLowerCase()
  return targets.filter(({ title, path }) => `${title} ${path}`.toLowerCase().includes(wanted)).slice(0, 12)
}
