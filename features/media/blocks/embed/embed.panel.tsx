import { Frame } from 'lucide-react'
import { type BlockPanelProps, ImageRow, TextRow, blockPanel, useWords } from '#platform/ui'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import { RatioRow } from '../../owner/ratio-row.tsx'
import type { EmbedProps } from './embed.contract.ts'

function EmbedPanel({ props, change }: BlockPanelProps<EmbedProps>) {
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

export const embedPanel = blockPanel<EmbedProps>({
  type: 'embed',
  label: { en: 'From elsewhere', nl: 'Van elders' },
  group: 'media',
  icon: Frame,
  keywords: {
    en: 'embed youtube vimeo spotify soundcloud instagram map iframe',
    nl: 'insluiten youtube vimeo spotify soundcloud instagram kaart iframe',
  },
  Panel: EmbedPanel,
})
