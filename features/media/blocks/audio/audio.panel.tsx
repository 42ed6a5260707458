import { type BlockPanelProps, FileButton, SwitchRow, TextRow, useAsset, useWords } from '#platform/ui'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import type { AudioProps } from './audio.contract.ts'

export function AudioPanel({ props, change }: BlockPanelProps<AudioProps>) {
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
