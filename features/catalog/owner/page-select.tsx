import { Select, useCall, useWords } from '#platform/ui'
import { ownerCatalogApi } from '../contract/owner-catalog.api.ts'
import { pageSelectMessages } from './page-select.messages.ts'

const nothing = 'none'

/** Choice of one of the site's published pages, or none. */
export function PageSelect({
  label,
  hint,
  value,
  onChange,
}: {
  label: string
  hint?: string
  value: string | null
  onChange: (pageId: string | null) => void
}) {
  const t = useWords(pageSelectMessages)
  const pages = useCall(ownerCatalogApi.pages, {})
  const choices = [
    { value: nothing, label: t('none') },
    ...(pages.data ?? []).map(({ id, title, path }) => ({ value: id, label: title || path })),
  ]
  return (
    <Select
      label={label}
      hint={pages.data?.length === 0 ? t('empty') : (hint ?? '')}
      value={value ?? nothing}
      options={choices}
      onChange={(id) => onChange(id === nothing ? null : id)}
    />
  )
}
