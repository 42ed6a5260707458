import { AudioLines } from '#platform/icons'
import { messages } from '#platform/i18n'
import { type BlockPanelProps, FileButton, SwitchRow, TextRow, blockPanel, useAsset, useWords } from '#platform/ui'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import type { AudioProps } from './audio.contract.ts'

const palette = messages('media.palette')

function AudioPanel({ props, change }: BlockPanelProps<AudioProps>) {
  const t = useWords(blockPanelMessages)
  const recording = useAsset(props.asset)
  return (
    <>
      <FileButton family="audio" current={recording?.name ?? ''} onChange={(asset) => change('asset', asset.id)} />
      <TextRow label={t('title')} value={props.title} onChange={(title) => change('title', title)} />
      <TextRow label={t('author')} value={props.author} onChange={(author) => change('author', author)} />
      <SwitchRow
        label={t('offerDownload')}
        value={props.download}
        onChange={(download) => change('download', download)}
      />
    </>
  )
}

export const audioPanel = blockPanel<AudioProps>({
  type: 'audio',
  label: palette.message('audio'),
  group: 'media',
  icon: AudioLines,
  keywords: palette.message('audio.keywords'),
  Panel: AudioPanel,
})
