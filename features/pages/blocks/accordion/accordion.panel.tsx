import { type BlockPanelProps, ListRow, PropChoiceRow, SwitchRow, TextRow, useWords } from '#platform/ui'
import { paragraphs } from '#platform/document'
import { LightTextRow } from '../../owner/light-text-row.tsx'
import { widgetPanelMessages } from '../../owner/widget-panels.messages.ts'
import type { AccordionProps } from './accordion.contract.ts'

type Item = AccordionProps['items'][number]

const signs = ['plus', 'arrow', 'none'] as const

export function AccordionPanel({ props, change }: BlockPanelProps<AccordionProps>) {
  const t = useWords(widgetPanelMessages)
  return (
    <>
      <ListRow<Item>
        label={t('entries')}
        entries={props.items}
        max={100}
        addLabel={t('addEntry')}
        blank={() => ({ title: '', text: paragraphs('') })}
        titleOf={({ title }) => title || t('newEntry')}
        onChange={(items) => change('items', items)}
      >
        {(item, set) => (
          <>
            <TextRow label={t('question')} value={item.title} onChange={(title) => set({ title })} />
            <LightTextRow label={t('answer')} value={item.text} onChange={(text) => set({ text })} />
          </>
        )}
      </ListRow>
      <SwitchRow
        label={t('allowMultiple')}
        value={props.allowMultiple}
        onChange={(several) => change('allowMultiple', several)}
      />
      <SwitchRow label={t('firstOpen')} value={props.firstOpen} onChange={(open) => change('firstOpen', open)} />
      <PropChoiceRow name="sign" values={signs} value={props.sign} words={t} change={change} />
      <SwitchRow label={t('lines')} value={props.lines} onChange={(lines) => change('lines', lines)} />
    </>
  )
}
