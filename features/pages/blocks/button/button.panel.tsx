import { type BlockPanelProps, LinkRow, PropChoiceRow, SwitchRow, TextRow, useWords } from '#platform/ui'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import { AskRows } from './ask-rows.tsx'
import type { ButtonProps } from './button.contract.ts'

const looks = ['site', 'solid', 'outline', 'underline'] as const
const sizes = ['small', 'medium', 'large'] as const
const aligns = ['start', 'center', 'end', 'fill'] as const

export function ButtonPanel({ props, change }: BlockPanelProps<ButtonProps>) {
  const t = useWords(blockPanelMessages)
  return (
    <>
      <TextRow label={t('label')} value={props.label} onChange={(label) => change('label', label)} />
      <LinkRow
        value={props.link.href ? props.link : null}
        onChange={(link) => change('link', link ?? { href: '', newWindow: false })}
      />
      {props.link.href.startsWith('/s/') && (
        <SwitchRow label={t('download')} value={props.download} onChange={(download) => change('download', download)} />
      )}
      <PropChoiceRow name="look" values={looks} value={props.look} words={t} change={change} list />
      <PropChoiceRow name="size" values={sizes} value={props.size} words={t} change={change} />
      <PropChoiceRow name="align" values={aligns} value={props.align} words={t} change={change} list />
      <AskRows props={props} change={change} />
    </>
  )
}
