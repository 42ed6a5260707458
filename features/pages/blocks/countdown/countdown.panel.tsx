import { type BlockPanelProps, DateField, PropChoiceRow, SwitchRow, TextRow, useWords } from '#platform/ui'
import type { CountdownProps } from './countdown.contract.ts'
import { countdownMessages } from './countdown.messages.ts'

const looks = ['boxes', 'line'] as const

export function CountdownPanel({ props, change }: BlockPanelProps<CountdownProps>) {
  const t = useWords(countdownMessages)
  return (
    <>
      <DateField
        label={t('moment')}
        hint={t('moment.hint')}
        value={props.moment === null ? null : new Date(props.moment)}
        onChange={(moment) => change('moment', moment && moment.toISOString())}
      />
      <TextRow label={t('title')} value={props.title} onChange={(title) => change('title', title)} />
      <TextRow label={t('over')} hint={t('over.hint')} value={props.over} onChange={(over) => change('over', over)} />
      <PropChoiceRow name="look" values={looks} value={props.look} words={t} change={change} />
      <SwitchRow label={t('showSeconds')} value={props.seconds} onChange={(seconds) => change('seconds', seconds)} />
    </>
  )
}
