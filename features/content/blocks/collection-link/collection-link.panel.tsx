import { type BlockPanelProps, ChoiceRow, Group, TextRow, useWords } from '#platform/ui'
import { CollectionRow } from '../../owner/panel-rows.tsx'
import { panelMessages } from '../../owner/panels.messages.ts'
import type { CollectionLinkProps } from './collection-link.contract.ts'

export function CollectionLinkPanel({ props, change }: BlockPanelProps<CollectionLinkProps>) {
  const t = useWords(panelMessages)
  return (
    <Group>
      <CollectionRow value={props.collection} onChange={(id) => change('collection', id)} />
      <TextRow label={t('text')} value={props.label} onChange={(label) => change('label', label)} />
      <ChoiceRow
        label={t('look')}
        value={props.look}
        onChange={(look) => change('look', look)}
        options={[
          { value: 'link', label: t('link') },
          { value: 'title', label: t('asTitle') },
          { value: 'button', label: t('button') },
        ]}
      />
      <ChoiceRow
        label={t('align')}
        value={props.align}
        onChange={(align) => change('align', align)}
        options={(['start', 'center', 'end'] as const).map((align) => ({ value: align, label: t(align) }))}
      />
    </Group>
  )
}
