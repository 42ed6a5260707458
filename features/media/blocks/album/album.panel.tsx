import {
  type BlockPanelProps,
  FileButton,
  ImageRow,
  ListRow,
  SwitchRow,
  TextRow,
  useAsset,
  useWords,
} from '#platform/ui'
import { type AlbumProps, tracksAtMost } from './album.contract.ts'
import { albumMessages } from './album.messages.ts'

type Track = AlbumProps['tracks'][number]

export function AlbumPanel({ props, change }: BlockPanelProps<AlbumProps>) {
  const t = useWords(albumMessages)
  return (
    <>
      <TextRow label={t('title')} value={props.title} onChange={(title) => change('title', title)} />
      <TextRow label={t('artist')} value={props.artist} onChange={(artist) => change('artist', artist)} />
      <ImageRow label={t('cover')} value={props.cover} onChange={(asset) => change('cover', asset?.id ?? null)} />
      <ListRow<Track>
        label={t('tracks')}
        entries={props.tracks}
        max={tracksAtMost}
        addLabel={t('add')}
        blank={() => ({ asset: null, title: '', length: '' })}
        titleOf={({ title }) => title || t('new')}
        onChange={(tracks) => change('tracks', tracks)}
      >
        {(track, set) => (
          <>
            <TextRow label={t('trackTitle')} value={track.title} onChange={(title) => set({ title })} />
            <TextRow label={t('length')} value={track.length} onChange={(length) => set({ length })} />
            <Recording id={track.asset} onChange={(asset) => set({ asset })} />
          </>
        )}
      </ListRow>
      <SwitchRow
        label={t('offerDownload')}
        value={props.download}
        onChange={(download) => change('download', download)}
      />
    </>
  )
}

function Recording({ id, onChange }: { id: string | null; onChange: (id: string) => void }) {
  const recording = useAsset(id)
  return <FileButton family="audio" current={recording?.name ?? ''} onChange={(asset) => onChange(asset.id)} />
}
