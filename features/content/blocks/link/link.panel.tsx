import { type BlockPanelProps, ImageRow, LinkRow, PropChoiceRow, TextRow, useWords } from '#platform/ui'
import type { LinkProps } from './link.contract.ts'
import { linkMessages } from './link.messages.ts'

const looks = ['card', 'row', 'plain'] as const

export function LinkPanel({ props, change }: BlockPanelProps<LinkProps>) {
  const t = useWords(linkMessages)
  return (
    <>
      <LinkRow value={props.link} onChange={(link) => change('link', link)} />
      <TextRow label={t('title')} hint={t('ofPage')} value={props.title} onChange={(title) => change('title', title)} />
      <TextRow
        multiline
        label={t('words')}
        hint={t('ofPage')}
        value={props.words}
        onChange={(words) => change('words', words)}
      />
      <ImageRow label={t('image')} value={props.image} onChange={(asset) => change('image', asset?.id ?? null)} />
      <PropChoiceRow name="look" values={looks} value={props.look} words={t} change={change} />
    </>
  )
}
