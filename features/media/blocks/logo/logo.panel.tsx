import { type BlockPanelProps, ImageRow, PropChoiceRow, SliderRow, TextRow, useWords } from '#platform/ui'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import type { LogoProps } from './logo.contract.ts'

const aligns = ['start', 'center', 'end'] as const

export function LogoPanel({ props, change }: BlockPanelProps<LogoProps>) {
  const t = useWords(blockPanelMessages)
  return (
    <>
      <ImageRow value={props.asset} onChange={(asset) => change('asset', asset?.id ?? null)} />
      <SliderRow
        label={t('height')}
        min={16}
        max={240}
        step={1}
        value={props.height}
        onChange={(height) => change('height', height)}
      />
      <TextRow
        label={t('logoText')}
        hint={t('logoText.hint')}
        value={props.text}
        onChange={(text) => change('text', text)}
      />
      <PropChoiceRow name="align" values={aligns} value={props.align} words={t} change={change} />
    </>
  )
}
