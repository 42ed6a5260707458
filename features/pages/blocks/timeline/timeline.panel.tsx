import { paragraphs } from '#platform/document'
import { type BlockPanelProps, ListRow, PropChoiceRow, TextRow, useWords } from '#platform/ui'
import { LightTextRow } from '../../owner/light-text-row.tsx'
import type { TimelineProps } from './timeline.contract.ts'
import { timelineMessages } from './timeline.messages.ts'

type Item = TimelineProps['items'][number]

const looks = ['line', 'plain'] as const

export function TimelinePanel({ props, change }: BlockPanelProps<TimelineProps>) {
  const t = useWords(timelineMessages)
  return (
    <>
      <ListRow<Item>
        label={t('items')}
        entries={props.items}
        max={100}
        addLabel={t('add')}
        blank={() => ({ when: '', title: '', text: paragraphs('') })}
        titleOf={({ when, title }) => [when, title].filter(Boolean).join(' · ') || t('new')}
        onChange={(items) => change('items', items)}
      >
        {(item, set) => (
          <>
            <TextRow label={t('when')} value={item.when} onChange={(when) => set({ when })} />
            <TextRow label={t('title')} value={item.title} onChange={(title) => set({ title })} />
            <LightTextRow label={t('text')} value={item.text} onChange={(text) => set({ text })} />
          </>
        )}
      </ListRow>
      <PropChoiceRow name="look" values={looks} value={props.look} words={t} change={change} />
    </>
  )
}
