import { type BlockPanelProps, Group, PropChoiceRow, SliderRow, SwitchRow, TextRow, useWords } from '#platform/ui'
import { ItemsRows } from '../../owner/panel-rows.tsx'
import type { CalendarProps } from './calendar.contract.ts'
import { calendarMessages } from './calendar.messages.ts'

const weekStarts = ['monday', 'sunday'] as const

export function CalendarPanel({ props, change }: BlockPanelProps<CalendarProps>) {
  const t = useWords(calendarMessages)
  return (
    <>
      <Group>
        <ItemsRows props={props} change={change} />
        <TextRow label={t('heading')} value={props.heading} onChange={(heading) => change('heading', heading)} />
      </Group>
      <Group>
        {(['back', 'ahead'] as const).map((side) => (
          <SliderRow
            key={side}
            label={t(side)}
            value={props[side]}
            min={0}
            max={12}
            onChange={(months) => change(side, months)}
          />
        ))}
        <PropChoiceRow name="weekStart" values={weekStarts} value={props.weekStart} words={t} change={change} />
        <SwitchRow label={t('times')} value={props.times} onChange={(times) => change('times', times)} />
        <SwitchRow label={t('excerpts')} value={props.excerpts} onChange={(excerpts) => change('excerpts', excerpts)} />
      </Group>
    </>
  )
}
