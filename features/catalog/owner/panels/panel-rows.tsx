import type { PlainName } from '#platform/i18n'
import { Group, SelectRow, SwitchRow, useCall, useWords } from '#platform/ui'
import { type ImageRatio, imageRatios } from '../../blocks/look.rules.ts'
import { catalogApi, categoryApi } from '../../contract/index.ts'
import { panelMessages } from './catalog-panels.messages.ts'

export function RatioRow({ value, onChange }: { value: ImageRatio; onChange: (ratio: ImageRatio) => void }) {
  const t = useWords(panelMessages)
  return (
    <SelectRow
      label={t('ratio')}
      value={value}
      onChange={onChange}
      options={imageRatios.map((ratio) => ({ value: ratio, label: t(ratio) }))}
    />
  )
}

/** Switches for the visible parts of a block. */
export function PartRows<P extends Record<string, boolean>>({
  value,
  parts,
  onChange,
}: {
  value: P
  parts: readonly (keyof P & PlainName<'catalog.panels'>)[]
  onChange: (part: string, isShown: boolean) => void
}) {
  const t = useWords(panelMessages)
  return (
    <Group title={t('shows')}>
      {parts.map((part) => (
        <SwitchRow
          key={part}
          label={t(part)}
          value={value[part] ?? false}
          onChange={(isShown) => onChange(part, isShown)}
        />
      ))}
    </Group>
  )
}

export function ShopPageRow({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) {
  const t = useWords(panelMessages)
  const pages = useCall(catalogApi.pages, {})
  const options = [
    { value: '', label: t('all') },
    ...(pages.data ?? []).map(({ id, title }) => ({ value: id, label: title })),
  ]
  return (
    <SelectRow label={t('shopPage')} value={value ?? ''} onChange={(id) => onChange(id || null)} options={options} />
  )
}

export function CategoryRow({
  shop,
  value,
  onChange,
}: {
  shop: string | null
  value: string | null
  onChange: (id: string | null) => void
}) {
  const t = useWords(panelMessages)
  const categories = useCall(categoryApi.categories, { collectionId: shop ?? '' }, { enabled: shop !== null })
  const options = [
    { value: '', label: t('all') },
    ...(categories.data ?? []).map(({ id, name, slugs }) => ({
      value: id,
      label: `${'– '.repeat(slugs.split('/').length - 1)}${name}`,
    })),
  ]
  if (shop === null) return null
  return (
    <SelectRow label={t('category')} value={value ?? ''} onChange={(id) => onChange(id || null)} options={options} />
  )
}
