import { paragraphs } from '#platform/document'
import { type BlockPanelProps, ListRow, PropChoiceRow, TextRow, useWords } from '#platform/ui'
import { LightTextRow } from '../../owner/light-text-row.tsx'
import type { TabsProps } from './tabs.contract.ts'
import { tabsMessages } from './tabs.messages.ts'

type Item = TabsProps['items'][number]

const aligns = ['start', 'center'] as const

export function TabsPanel({ props, change }: BlockPanelProps<TabsProps>) {
  const t = useWords(tabsMessages)
  return (
    <>
      <ListRow<Item>
        label={t('items')}
        entries={props.items}
        max={12}
        addLabel={t('add')}
        blank={() => ({ title: '', text: paragraphs('') })}
        titleOf={({ title }) => title || t('new')}
        onChange={(items) => change('items', items)}
      >
        {(item, set) => (
          <>
            <TextRow label={t('title')} value={item.title} onChange={(title) => set({ title })} />
            <LightTextRow label={t('text')} value={item.text} onChange={(text) => set({ text })} />
          </>
        )}
      </ListRow>
      <PropChoiceRow name="align" values={aligns} value={props.align} words={t} change={change} />
    </>
  )
}
