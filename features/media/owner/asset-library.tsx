import './media-owner.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { FileText, Film, Music } from '#platform/icons'
import { useState } from 'react'
import {
  Button,
  call,
  EmptyState,
  ErrorState,
  FileDrop,
  List,
  Progress,
  SearchField,
  SegmentedControl,
  Skeleton,
  useSettled,
  useWords,
} from '#platform/ui'
import { type Asset, type AssetKind, mediaApi } from '../contract/index.ts'
import { mediaOwnerMessages } from './media-owner.messages.ts'
import { thumbnailOf } from './picked-asset.ts'
import { useUploads } from './use-uploads.ts'

export interface AssetLibraryProps {
  /** Only this kind, when a field asks for one. */
  only?: AssetKind
  chosen: string | null
  onChoose: (asset: Asset) => void
}

const kinds = ['all', 'image', 'video', 'audio', 'file'] as const

/** Everything uploaded, newest first: find, upload, choose. */
export function AssetLibrary({ only, chosen, onChoose }: AssetLibraryProps) {
  const t = useWords(mediaOwnerMessages)
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<(typeof kinds)[number]>(only ?? 'all')
  const assets = useAssets(useSettled(search), kind === 'all' ? undefined : kind)
  const { send, progress } = useUploads(only ? onChoose : () => {})
  const shown = assets.data?.pages.flatMap((page) => page.assets) ?? []
  return (
    <div className="media-library">
      <div className="q-toolbar">
        <SearchField value={search} onChange={setSearch} placeholder={t('search')} className="q-field q-grow" />
        {!only && (
          <SegmentedControl
            label={t('kind')}
            hideLabel
            value={kind}
            onChange={setKind}
            options={kinds.map((value) => ({ value, label: t(value) }))}
          />
        )}
      </div>
      <FileDrop multiple onFiles={send} {...(only === 'image' && { accept: ['image/*'] })}>
        {progress && <Progress label={t('uploading', { n: progress.count })} value={progress.part * 100} />}
      </FileDrop>
      {assets.error && <ErrorState error={assets.error} onRetry={() => void assets.refetch()} />}
      {assets.isPending && <Skeleton lines={12} height={120} gap={8} tile={132} />}
      {assets.data && (
        <List
          label={t('media')}
          className="assets"
          layout="grid"
          entries={shown}
          textOf={(asset) => asset.name}
          selection="single"
          selected={chosen ? [chosen] : []}
          onSelect={([id]) => {
            const asset = shown.find((candidate) => candidate.id === id)
            if (asset) onChoose(asset)
          }}
          row={(asset) => <AssetTile asset={asset} />}
          empty={<EmptyState small>{t(search || kind !== 'all' ? 'none' : 'empty')}</EmptyState>}
        />
      )}
      {assets.hasNextPage && (
        <Button isPending={assets.isFetchingNextPage} onPress={() => void assets.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  )
}

function AssetTile({ asset }: { asset: Asset }) {
  const thumbnail = thumbnailOf(asset)
  const Icon = asset.kind === 'video' ? Film : asset.kind === 'audio' ? Music : FileText
  return (
    <span className="asset">
      <span className="asset-image">
        {thumbnail ? <img src={thumbnail} alt="" loading="lazy" /> : <Icon aria-hidden />}
      </span>
      <span className="q-row-text">{asset.name}</span>
    </span>
  )
}

function useAssets(search: string, kind: AssetKind | undefined) {
  return useInfiniteQuery({
    queryKey: [mediaApi.list.path, search, kind],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(
        mediaApi.list,
        { limit: 60, ...(search && { search }), ...(kind && { kind }), ...(pageParam && { before: pageParam }) },
        { signal },
      ),
    getNextPageParam: (last) => last.next ?? undefined,
  })
}
