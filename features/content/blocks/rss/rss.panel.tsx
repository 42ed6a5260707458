import { Rss } from 'lucide-react'
import { type BlockPanelProps, blockPanel, Group, TextRow, useWords } from '#platform/ui'
import { CollectionRow } from '../../owner/panel-rows.tsx'
import { panelMessages } from '../../owner/panels.messages.ts'
import type { RssProps } from './rss.contract.ts'

export const rssPanel = blockPanel<RssProps>({
  type: 'rss',
  label: { en: 'RSS', nl: 'RSS' },
  group: 'site',
  icon: Rss,
  keywords: { en: 'feed follow subscribe', nl: 'feed volgen abonneren' },
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
