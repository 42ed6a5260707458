import { type BlockPanelProps, Group, TextRow, useWords } from '#platform/ui'
import { CollectionRow } from '../../owner/panel-rows.tsx'
import { panelMessages } from '../../owner/panels.messages.ts'
import type { RssProps } from './rss.contract.ts'

export function RssPanel({ props, change }: BlockPanelProps<RssProps>) {
  const t = useWords(panelMessages)
  return (
    <Group>
      <CollectionRow value={props.collection} onChange={(id) => change('collection', id)} />
      <TextRow label={t('text')} value={props.label} onChange={(label) => change('label', label)} />
    </Group>
  )
}
