import { paragraphs } from '#platform/document'
import { type BlockPanelProps, ListRow, PropChoiceRow, SwitchRow, TextRow, useWords } from '#platform/ui'
import { LightTextRow } from '../../owner/light-text-row.tsx'
import { type FaqProps, questionsAtMost } from './faq.contract.ts'
import { faqMessages } from './faq.messages.ts'

type Question = FaqProps['questions'][number]

const layouts = ['folded', 'open', 'columns'] as const

export function FaqPanel({ props, change }: BlockPanelProps<FaqProps>) {
  const t = useWords(faqMessages)
  return (
    <>
      <ListRow<Question>
        label={t('questions')}
        entries={props.questions}
        max={questionsAtMost}
        addLabel={t('add')}
        blank={() => ({ question: '', answer: paragraphs('') })}
        titleOf={({ question }) => question || t('new')}
        onChange={(questions) => change('questions', questions)}
      >
        {(entry, set) => (
          <>
            <TextRow label={t('question')} value={entry.question} onChange={(question) => set({ question })} />
            <LightTextRow label={t('answer')} value={entry.answer} onChange={(answer) => set({ answer })} />
          </>
        )}
      </ListRow>
      <PropChoiceRow name="layout" values={layouts} value={props.layout} words={t} change={change} list />
      <SwitchRow
        label={t('tellsSearch')}
        hint={t('tellsSearch.hint')}
        value={props.tellsSearch}
        onChange={(tellsSearch) => change('tellsSearch', tellsSearch)}
      />
    </>
  )
}
