import { type BlockPanelProps, PropChoiceRow, TextRow, useWords } from '#platform/ui'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import type { QuoteProps } from './quote.contract.ts'

const sizes = ['medium', 'large'] as const
const aligns = ['start', 'center'] as const

export function QuotePanel({ props, change }: BlockPanelProps<QuoteProps>) {
  const t = useWords(blockPanelMessages)
  return (
    <>
      <TextRow
        multiline
        rows={5}
        label={t('quote')}
        hint={t('quote.hint')}
        value={props.text}
        onChange={(text) => change('text', text)}
      />
      <TextRow label={t('source')} value={props.source} onChange={(source) => change('source', source)} />
      <PropChoiceRow name="size" values={sizes} value={props.size} words={t} change={change} />
      <PropChoiceRow name="align" values={aligns} value={props.align} words={t} change={change} />
    </>
  )
}
