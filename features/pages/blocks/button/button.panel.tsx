import { MousePointerClick } from 'lucide-react'
import { type BlockPanelProps, ChoiceRow, LinkRow, SelectRow, SwitchRow, TextRow, blockPanel, useWords } from '#platform/desk'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import type { ButtonProps } from './button.contract.ts'

const looks = ['site', 'solid', 'outline', 'underline'] as const
const sizes = ['small', 'medium', 'large'] as const
const aligns = ['start', 'center', 'end', 'fill'] as const

function ButtonPanel({ props, change }: BlockPanelProps<ButtonProps>) {
  const t = useWords(blockPanelMessages)
  return (
    <>
      <TextRow label={t('label')} value={props.label} onChange={(label) => change('label', label)} />
      <LinkRow value={props.link.href ? props.link : null} onChange={(link) => change('link', link ?? { href: '', newWindow: false })} />
      {props.link.href.startsWith('/s/') && (
        <SwitchRow label={t('download')} value={props.download} onChange={(download) => change('download', download)} />
      )}
      <SelectRow
        label={t('look')}
        value={props.look}
        options={looks.map((value) => ({ value, label: t(`look.${value}`) }))}
        onChange={(look) => change('look', look)}
      />
      <ChoiceRow
        label={t('size')}
        value={props.size}
        options={sizes.map((value) => ({ value, label: t(`size.${value}`) }))}
        onChange={(size) => change('size', size)}
      />
      <SelectRow
        label={t('align')}
        value={props.align}
        options={aligns.map((value) => ({ value, label: t(`align.${value}`) }))}
        onChange={(align) => change('align', align)}
      />
    </>
  )
}

export const buttonPanel = blockPanel<ButtonProps>({
  type: 'button',
  label: { en: 'Button', nl: 'Knop' },
  group: 'basic',
  icon: MousePointerClick,
  keywords: { en: 'link call to action', nl: 'link oproep' },
  Panel: ButtonPanel,
})
