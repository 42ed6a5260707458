import { Quote } from 'lucide-react'
import { type BlockPanelProps, ChoiceRow, TextRow, blockPanel, useWords } from '#platform/desk'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import type { QuoteProps } from './quote.contract.ts'

const sizes = ['medium', 'large'] as const
const aligns = ['start', 'center'] as const

function QuotePanel({ props, change }: BlockPanelProps<QuoteProps>) {
  const t = useWords(blockPanelMessages)
  return (
    <>
      <TextRow multiline rows={5} label={t('quote')} hint={t('quote.hint')} value={props.text} onChange={(text) => change('text', text)} />
      <TextRow label={t('source')} value={props.source} onChange={(source) => change('source', source)} />
      <ChoiceRow
        label={t('size')}
        value={props.size}
        options={sizes.map((value) => ({ value, label: t(`size.${value}`) }))}
        onChange={(size) => change('size', size)}
      />
      <ChoiceRow
        label={t('align')}
        value={props.align}
        options={aligns.map((value) => ({ value, label: t(`align.${value}`) }))}
        onChange={(align) => change('align', align)}
      />
    </>
  )
}

export const quotePanel = blockPanel<QuoteProps>({
  type: 'quote',
  label: { en: 'Quotation', nl: 'Citaat' },
  group: 'basic',
  icon: Quote,
  keywords: { en: 'testimonial review', nl: 'aanbeveling uitspraak' },
  Panel: QuotePanel,
})
