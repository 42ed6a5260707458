import { type BlockPanelProps, ImageRow, SliderRow, TextRow, useWords } from '#platform/ui'
import { RatioRow } from '../../owner/ratio-row.tsx'
import type { BeforeAfterProps } from './before-after.contract.ts'
import { beforeAfterMessages } from './before-after.messages.ts'

export function BeforeAfterPanel({ props, change }: BlockPanelProps<BeforeAfterProps>) {
  const t = useWords(beforeAfterMessages)
  return (
    <>
      <ImageRow
        label={t('before')}
        value={props.before}
        onChange={(asset) => change('before', asset?.id ?? null)}
        alt={props.beforeAlt}
        onAlt={(alt) => change('beforeAlt', alt)}
      />
      <TextRow
        label={t('beforeLabel')}
        placeholder={t('before')}
        value={props.beforeLabel}
        onChange={(label) => change('beforeLabel', label)}
      />
      <ImageRow
        label={t('after')}
        value={props.after}
        onChange={(asset) => change('after', asset?.id ?? null)}
        alt={props.afterAlt}
        onAlt={(alt) => change('afterAlt', alt)}
      />
      <TextRow
        label={t('afterLabel')}
        placeholder={t('after')}
        value={props.afterLabel}
        onChange={(label) => change('afterLabel', label)}
      />
      <SliderRow
        label={t('start')}
        min={0}
        max={100}
        step={5}
        value={props.start}
        onChange={(start) => change('start', start)}
      />
      <RatioRow value={props.ratio} onChange={(ratio) => change('ratio', ratio)} />
    </>
  )
}
