import { Film } from 'lucide-react'
import { type BlockPanelProps, ChoiceRow, FileButton, ImageRow, TextRow, blockPanel, useAsset, useWords } from '#platform/desk'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import { RatioRow } from '../../owner/ratio-row.tsx'
import type { VideoProps } from './video.contract.ts'

function VideoPanel({ props, change }: BlockPanelProps<VideoProps>) {
  const t = useWords(blockPanelMessages)
  const film = useAsset(props.asset)
  const captions = useAsset(props.captions)
  const modes = (['player', 'loop'] as const).map((value) => ({ value, label: t(`videoMode.${value}`) }))
  return (
    <>
      <FileButton family="video" current={film?.name ?? ''} onChange={(asset) => change('asset', asset.id)} />
      <ChoiceRow label={t('videoMode')} value={props.mode} options={modes} onChange={(mode) => change('mode', mode)} />
      <TextRow label={t('title')} value={props.title} onChange={(title) => change('title', title)} />
      <TextRow label={t('caption')} value={props.caption} onChange={(caption) => change('caption', caption)} />
      <ImageRow label={t('poster')} value={props.poster} onChange={(asset) => change('poster', asset?.id ?? null)} />
      <p className="q-hint">{t('captions.hint')}</p>
      <FileButton family="file" current={captions?.name ?? ''} onChange={(asset) => change('captions', asset.id)} />
      <RatioRow value={props.ratio} onChange={(ratio) => change('ratio', ratio)} />
    </>
  )
}

export const videoPanel = blockPanel<VideoProps>({
  type: 'video',
  label: { en: 'Film', nl: 'Film' },
  group: 'media',
  icon: Film,
  keywords: { en: 'video movie mp4', nl: 'video mp4' },
  Panel: VideoPanel,
})
