import { type BlockPanelProps, ChoiceRow, useWords } from '#platform/ui'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import type { HorizontalRuleProps } from './horizontal-rule.contract.ts'

const looks = ['line', 'strong', 'short', 'dots'] as const

export function HorizontalRulePanel({ props, change }: BlockPanelProps<HorizontalRuleProps>) {
  const t = useWords(blockPanelMessages)
  const options = looks.map((value) => ({ value, label: t(`rule.${value}`) }))
  return <ChoiceRow label={t('look')} value={props.look} options={options} onChange={(look) => change('look', look)} />
}
