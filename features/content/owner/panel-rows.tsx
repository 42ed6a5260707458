import type { PlainName } from '#platform/i18n'
import { type ChangeProp, Group, SelectRow, SwitchRow, useCall, useWords } from '#platform/ui'
import { contentApi, type ImageRatio, imageRatios, labelApi, type ListParts } from '../contract/index.ts'
import { panelMessages } from './panels.messages.ts'

/** Choice of a block's collection. */
export function CollectionRow({ value, onChange }: { value: string | null; onChange: (id: string) => void }) {
  const t = useWords(panelMessages)
  const collections = useCall(contentApi.collections, {})
  const options = (collections.data ?? []).map(({ id, title }) => ({ value: id, label: title }))
  return (
    <SelectRow
      label={t('collection')}
      value={value ?? ''}
      onChange={onChange}
      options={options}
      hint={value ? '' : t('chooseCollection')}
    />
  )
}

/** Choice of a block's items. */
export function ItemsRows({
  props,
  change,
}: {
  props: { collection: string | null; labels: readonly string[] }
  change: ChangeProp
}) {
  return (
    <>
      <CollectionRow
        value={props.collection}
        onChange={(id) => {
          change('collection', id)
          change('labels', [])
        }}
      />
      <LabelRow
        collection={props.collection}
        value={props.labels[0] ?? ''}
        onChange={(id) => change('labels', id ? [id] : [])}
      />
    </>
  )
}

/** Choice of one of the collection's tags or categories, or all of them. */
export function LabelRow({
  collection,
  value,
  onChange,
}: {
  collection: string | null
  value: string
  onChange: (id: string) => void
}) {
  const t = useWords(panelMessages)
  const labels = useCall(labelApi.labels, { collectionId: collection ?? '' }, { enabled: collection !== null })
  const options = [
    { value: '', label: t('anyLabel') },
    ...(labels.data ?? []).map(({ id, name }) => ({ value: id, label: name })),
  ]
  return <SelectRow label={t('label')} value={value} onChange={onChange} options={options} />
}

const parts = ['image', 'excerpt', 'date', 'author', 'categories', 'tags', 'reading'] as const

export function PartsRows({
  value,
  onChange,
}: {
  value: ListParts
  onChange: (part: keyof ListParts, isShown: boolean) => void
}) {
  const t = useWords(panelMessages)
  return (
    <Group title={t('shows')}>
      {parts.map((part) => (
        <SwitchRow key={part} label={t(part)} value={value[part]} onChange={(isShown) => onChange(part, isShown)} />
      ))}
    </Group>
  )
}

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

interface IndexRowsProps<Layout> {
  props: { layout: Layout; ratio: ImageRatio; heading: boolean; parts: ListParts }
  layouts: readonly Layout[]
  change: ChangeProp
}

/** Settings shared by all collection pages: the layout of items, the shape of their images, and the shown details. */
export function IndexRows<Layout extends PlainName<'content.panels'>>({
  props,
  layouts,
  change,
}: IndexRowsProps<Layout>) {
  const t = useWords(panelMessages)
  return (
    <>
      <Group>
        <SelectRow
          label={t('layout')}
          value={props.layout}
          onChange={(layout) => change('layout', layout)}
          options={layouts.map((layout) => ({ value: layout, label: t(layout) }))}
        />
        <RatioRow value={props.ratio} onChange={(ratio) => change('ratio', ratio)} />
        <SwitchRow label={t('showTitle')} value={props.heading} onChange={(heading) => change('heading', heading)} />
      </Group>
      <PartsRows value={props.parts} onChange={(part, isShown) => change(['parts', part], isShown)} />
    </>
  )
}
