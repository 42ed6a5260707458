import { Stamp } from 'lucide-react'
import { type BlockPanelProps, ChoiceRow, ImageRow, SliderRow, TextRow, blockPanel, useWords } from '#platform/desk'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import type { LogoProps } from './logo.contract.ts'

function LogoPanel({ props, change }: BlockPanelProps<LogoProps>) {
  const t = useWords(blockPanelMessages)
  const aligns = (['start', 'center', 'end'] as const).map((value) => ({ value, label: t(`align.${value}`) }))
  return (
    <>
      <ImageRow value={props.asset} onChange={(asset) => change('asset', asset?.id ?? null)} />
      {props.asset && (
        <SliderRow label={t('height')} min={16} max={240} step={1} value={props.height} onChange={(height) => change('height', height)} />
      )}
      <TextRow label={t('logoText')} hint={t('logoText.hint')} value={props.text} onChange={(text) => change('text', text)} />
      <ChoiceRow label={t('align')} value={props.align} options={aligns} onChange={(align) => change('align', align)} />
    </>
  )
}

export const logoPanel = blockPanel<LogoProps>({ type: 'logo', label: { en: 'Logo', nl: 'Logo' }, group: 'site', icon: Stamp, Panel: LogoPanel })
