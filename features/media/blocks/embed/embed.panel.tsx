import { type BlockPanelProps, ImageRow, TextRow, useWords } from '#platform/ui'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import { RatioRow } from '../../owner/ratio-row.tsx'
import type { EmbedProps } from './embed.contract.ts'

export function EmbedPanel({ props, change }: BlockPanelProps<EmbedProps>) {
  const t = useWords(blockPanelMessages)
  return (
    <>
      <TextRow
        label={t('url')}
        hint={t('url.hint')}
        placeholder="https://"
        value={props.url}
        onChange={(url) => change('url', url)}
      />
      <TextRow label={t('title')} value={props.title} onChange={(title) => change('title', title)} />
      <TextRow label={t('caption')} value={props.caption} onChange={(caption) => change('caption', caption)} />
      <ImageRow label={t('poster')} value={props.poster} onChange={(asset) => change('poster', asset?.id ?? null)} />
      <RatioRow value={props.ratio} onChange={(ratio) => change('ratio', ratio)} />
      <TextRow
        code
        label={t('html')}
        hint={t('html.hint')}
        value={props.html}
        onChange={(html) => change('html', html)}
      />
    </>
  )
}
