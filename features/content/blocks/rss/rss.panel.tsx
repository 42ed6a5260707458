import { Rss } from '#platform/icons'
import { messages } from '#platform/i18n'
import { type BlockPanelProps, blockPanel, Group, TextRow, useWords } from '#platform/ui'
import { CollectionRow } from '../../owner/panel-rows.tsx'
import { panelMessages } from '../../owner/panels.messages.ts'
import type { RssProps } from './rss.contract.ts'

const palette = messages('content.palette')

export const rssPanel = blockPanel<RssProps>({
  type: 'rss',
  label: palette.message('rss'),
  group: 'site',
  icon: Rss,
  keywords: palette.message('rss.keywords'),
  Panel: RssPanel,
})

function RssPanel({ props, change }: BlockPanelProps<RssProps>) {
  const t = useWords(panelMessages)
  return (
    <Group>
      <CollectionRow value={props.collection} onChange={(id) => change('collection', id)} />
      <TextRow label={t('text')} value={props.label} onChange={(label) => change('label', label)} />
    </Group>
  )
}
