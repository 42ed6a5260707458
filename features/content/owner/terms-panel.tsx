import { type BlockPanelProps, Group, NumberRow, SelectRow, SwitchRow, TextRow, useWords } from '#platform/ui'
import type { TermsProps } from '../contract/terms.schema.ts'
import { CollectionRow } from './panel-rows.tsx'
import { panelMessages } from './panels.messages.ts'

type Props = Pick<BlockPanelProps<TermsProps>, 'props' | 'change'>

/** Settings shared by blocks that list tags, categories, authors or months. */
export function TermsPanel({ props, change }: Props) {
  const t = useWords(panelMessages)
  return (
    <Group>
      <CollectionRow value={props.collection} onChange={(id) => change('collection', id)} />
      <TextRow label={t('heading')} value={props.heading} onChange={(heading) => change('heading', heading)} />
      <SelectRow
        label={t('layout')}
        value={props.layout}
        onChange={(layout) => change('layout', layout)}
        options={[
          { value: 'list', label: t('list') },
          { value: 'inline', label: t('inline') },
          { value: 'columns', label: t('inColumns') },
        ]}
      />
      <TermsOrder props={props} change={change} />
    </Group>
  )
}

export function TermsOrder({
  props,
  change,
}: {
  props: Pick<TermsProps, 'order' | 'limit' | 'counts'>
  change: Props['change']
}) {
  const t = useWords(panelMessages)
  return (
    <>
      <SelectRow
        label={t('order')}
        value={props.order}
        onChange={(order) => change('order', order)}
        options={[
          { value: 'name', label: t('byName') },
          { value: 'count', label: t('byCount') },
        ]}
      />
      <NumberRow
        label={t('limit')}
        value={props.limit}
        min={1}
        max={500}
        onChange={(limit) => change('limit', limit)}
      />
      <SwitchRow label={t('counts')} value={props.counts} onChange={(counts) => change('counts', counts)} />
    </>
  )
}
