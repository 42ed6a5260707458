import { useEffect, useState } from 'react'
import { Checkbox } from '../fields/choices.tsx'
import { uiMessages } from '../ui.messages.ts'
import { useWords } from '../language.tsx'
import { ComboBox, Select } from '../fields/select.tsx'
import { TextField } from '../fields/text-fields.tsx'
import { FileButton } from './file-button.tsx'
import { type LinkTarget, usePanelServices } from './panel-services.tsx'

export interface LinkValue {
  href: string
  newWindow: boolean
}

type LinkKind = 'none' | 'page' | 'web' | 'email' | 'phone' | 'file'

export interface LinkRowProps {
  label?: string
  value: LinkValue | null
  onChange: (value: LinkValue | null) => void
}

/** A page of the site, a web address, an e-mail address, a phone number or a file; and whether it opens a new window. */
export function LinkRow({ label, value, onChange }: LinkRowProps) {
  const t = useWords(uiMessages)
  const [kind, setKind] = useState<LinkKind>(() => linkKindOf(value?.href ?? ''))
  const newWindow = value?.newWindow ?? false
  const set = (href: string) => onChange(href ? { href, newWindow } : null)
  const options = [
    { value: 'none' as const, label: t('noLink') },
    { value: 'page' as const, label: t('page') },
    { value: 'web' as const, label: t('web') },
    { value: 'email' as const, label: t('email') },
    { value: 'phone' as const, label: t('phone') },
    { value: 'file' as const, label: t('file') },
  ]
  const choose = (next: LinkKind) => {
    setKind(next)
    onChange(null)
  }
  return (
    <>
      <Select label={label ?? t('linkTo')} value={kind} onChange={choose} options={options} />
      <LinkTargetField kind={kind} href={value?.href ?? ''} onChange={set} />
      {value && (kind === 'page' || kind === 'web' || kind === 'file') && (
        <Checkbox isSelected={newWindow} onChange={(next) => onChange({ href: value.href, newWindow: next })}>
          {t('newWindow')}
        </Checkbox>
      )}
    </>
  )
}

function LinkTargetField({ kind, href, onChange }: { kind: LinkKind; href: string; onChange: (href: string) => void }) {
  const t = useWords(uiMessages)
  if (kind === 'none') return null
  if (kind === 'page') return <PageField href={href} onChange={onChange} />
  if (kind === 'file') return <FileButton family="file" onChange={(asset) => onChange(asset.url)} current={href} />
  const schemes = { web: '', email: 'mailto:', phone: 'tel:' }
  const scheme = schemes[kind]
  return (
    <TextField
      label={t(kind === 'web' ? 'web' : kind === 'email' ? 'email' : 'phone')}
      type={kind === 'web' ? 'url' : kind === 'email' ? 'email' : 'tel'}
      placeholder={kind === 'web' ? 'https://' : ''}
      value={href.startsWith(scheme) ? href.slice(scheme.length) : ''}
      onChange={(text) => onChange(text.trim() && scheme + text.trim())}
    />
  )
}

function PageField({ href, onChange }: { href: string; onChange: (href: string) => void }) {
  const t = useWords(uiMessages)
  const { linkTargets } = usePanelServices()
  const [targets, setTargets] = useState<readonly LinkTarget[]>([])
  useEffect(() => {
    let wanted = true
    void linkTargets('').then((found) => wanted && setTargets(found))
    return () => {
      wanted = false
    }
  }, [linkTargets])
  const options = targets.map((target) => ({ value: target.path, label: target.title, hint: target.path }))
  return (
    <ComboBox
      key={options.length}
      label={t('page')}
      value={href || null}
      onChange={onChange}
      options={options}
      placeholder={t('searchPages')}
    />
  )
}

function linkKindOf(href: string): LinkKind {
  if (!href) return 'none'
  if (href.startsWith('mailto:')) return 'email'
  if (href.startsWith('tel:')) return 'phone'
  if (href.startsWith('/s/')) return 'file'
  return href.startsWith('/') || href.startsWith('#') ? 'page' : 'web'
}
