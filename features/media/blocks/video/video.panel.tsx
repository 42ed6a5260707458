import { useState } from 'react'
import {
  Banner,
  type BlockPanelProps,
  ChoiceRow,
  FileButton,
  ImageRow,
  TextRow,
  useAsset,
  useCall,
  useWords,
} from '#platform/ui'
import { embeddableOf, mediaApi } from '../../contract/index.ts'
import { blockPanelMessages } from '../../owner/block-panels.messages.ts'
import { RatioRow } from '../../owner/ratio-row.tsx'
import type { VideoProps } from './video.contract.ts'
import { videoFits } from './video.rules.ts'

export function VideoPanel(panel: BlockPanelProps<VideoProps>) {
  const { props, change } = panel
  const t = useWords(blockPanelMessages)
  const modes = (['player', 'loop'] as const).map((value) => ({ value, label: t(`videoMode.${value}`) }))
  return (
    <>
      <SourceRows {...panel} />
      {props.asset !== null && (
        <ChoiceRow
          label={t('videoMode')}
          value={props.mode}
          options={modes}
          onChange={(mode) => change('mode', mode)}
        />
      )}
      <TextRow label={t('title')} value={props.title} onChange={(title) => change('title', title)} />
      <TextRow label={t('caption')} value={props.caption} onChange={(caption) => change('caption', caption)} />
      <ImageRow label={t('poster')} value={props.poster} onChange={(asset) => change('poster', asset?.id ?? null)} />
      {props.asset !== null && <CaptionsRow {...panel} />}
      <RatioRow value={props.ratio} onChange={(ratio) => change('ratio', ratio)} />
      <ChoiceRow
        label={t('videoFit')}
        value={props.fit ?? 'none'}
        options={videoFits.map((value) => ({ value, label: t(`videoFit.${value}`) }))}
        onChange={(fit) => change('fit', fit)}
      />
    </>
  )
}

function SourceRows({ props, change }: BlockPanelProps<VideoProps>) {
  const t = useWords(blockPanelMessages)
  const video = useAsset(props.asset)
  const [isElsewhere, setElsewhere] = useState(props.asset === null && (props.url !== '' || props.html !== ''))
  const places = (['library', 'elsewhere'] as const).map((value) => ({ value, label: t(`videoPlace.${value}`) }))
  const choose = (place: 'library' | 'elsewhere') => {
    setElsewhere(place === 'elsewhere')
    if (place === 'elsewhere') change('asset', null)
  }
  return (
    <>
      <ChoiceRow
        label={t('videoPlace')}
        value={isElsewhere ? 'elsewhere' : 'library'}
        options={places}
        onChange={choose}
      />
      {isElsewhere ? (
        <>
          <TextRow
            label={t('url')}
            hint={t('video.url.hint')}
            placeholder="https://"
            value={props.url}
            onChange={(url) => change('url', url)}
          />
          <VideoAccount url={props.url} />
          {props.url.trim() === '' && (
            <TextRow
              code
              rows={4}
              label={t('video.html')}
              hint={t('video.html.hint')}
              value={props.html}
              onChange={(html) => change('html', html)}
            />
          )}
        </>
      ) : (
        <FileButton family="video" current={video?.name ?? ''} onChange={(asset) => change('asset', asset.id)} />
      )}
    </>
  )
}

/** Warns as soon as the address is known, because on the site such a video would show an error of its provider. */
function VideoAccount({ url }: { url: string }) {
  const t = useWords(blockPanelMessages)
  const isVimeo = embeddableOf(url)?.provider === 'vimeo'
  const { data } = useCall(mediaApi.checkVideo, { url }, { enabled: isVimeo })
  return isVimeo && data?.state === 'basic-account' ? <Banner tone="attention">{t('video.basicAccount')}</Banner> : null
}

function CaptionsRow({ props, change }: BlockPanelProps<VideoProps>) {
  const t = useWords(blockPanelMessages)
  const captions = useAsset(props.captions)
  return (
    <>
      <p className="q-hint">{t('captions.hint')}</p>
      <FileButton family="file" current={captions?.name ?? ''} onChange={(asset) => change('captions', asset.id)} />
    </>
  )
}
