import { Minus } from '#platform/icons'
import { messages } from '#platform/i18n'
import { type BlockPanelProps, ChoiceRow, blockPanel, useWords } from '#platform/ui'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import type { HorizontalRuleProps } from './horizontal-rule.contract.ts'

const palette = messages('pages.palette')

const looks = ['line', 'strong', 'short', 'dots'] as const

function HorizontalRulePanel({ props, change }: BlockPanelProps<HorizontalRuleProps>) {
  const t = useWords(blockPanelMessages)
  const options = looks.map((value) => ({ value, label: t(`rule.${value}`) }))
  return <ChoiceRow label={t('look')} value={props.look} options={options} onChange={(look) => change('look', look)} />
}

export const horizontalRulePanel = blockPanel<HorizontalRuleProps>({
  type: 'horizontal-rule',
  label: palette.message('horizontal-rule'),
  group: 'layout',
  icon: Minus,
  keywords: palette.message('horizontal-rule.keywords'),
  Panel: HorizontalRulePanel,
})
