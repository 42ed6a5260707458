import { Checkbox } from '../fields/choices.tsx'
import { useWords } from '../language.tsx'
import { uiMessages } from '../ui.messages.ts'
import { FileButton } from './file-button.tsx'
import { LinkField } from './link-field.tsx'

export interface LinkValue {
  href: string
  newWindow: boolean
}

export interface LinkRowProps {
  label?: string
  value: LinkValue | null
  onChange: (value: LinkValue | null) => void
}

/** Target of a link: a page, an address or a file of the library, with a switch for opening a new window. */
export function LinkRow({ label, value, onChange }: LinkRowProps) {
  const t = useWords(uiMessages)
  const href = value?.href ?? ''
  const newWindow = value?.newWindow ?? false
  const set = (next: string) => onChange(next ? { href: next, newWindow } : null)
  const opensPage = href !== '' && !/^(?:mailto|tel|#)/i.test(href)
  return (
    <>
      <LinkField label={label ?? t('linkTo')} href={href} onChange={set} />
      <FileButton family="file" onChange={(asset) => set(asset.url)} current={href.startsWith('/s/') ? href : ''} />
      {value && opensPage && (
        <Checkbox isSelected={newWindow} onChange={(next) => onChange({ href: value.href, newWindow: next })}>
          {t('newWindow')}
        </Checkbox>
      )}
    </>
  )
}
