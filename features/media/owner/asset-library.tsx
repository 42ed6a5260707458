import './media-owner.css'
import './library/library.css'
import { useState } from 'react'
import {
  Button,
  EmptyState,
  ErrorState,
  FileDrop,
  Progress,
  SearchField,
  SegmentedControl,
  Select,
  Skeleton,
  toast,
  useSend,
  useWords,
} from '#platform/ui'
import { type AssetKind, assetOrders, type LibraryAsset, libraryApi, mediaApi } from '../contract/index.ts'
import { AssetGrid } from './library/asset-grid.tsx'
import { AssetsBulk } from './library/assets-bulk.tsx'
import { ChooserGrid } from './library/chooser-grid.tsx'
import { FolderList } from './library/folder-list.tsx'
import { type Library, useLibrary, useLibraryAssets } from './library/use-library.ts'
import { mediaOwnerMessages } from './media-owner.messages.ts'
import { useUploads } from './use-uploads.ts'

export interface AssetLibraryProps {
  /** Limits the library to one kind of file, when a field needs one. */
  only?: AssetKind
  /** True when a field needs one file; the library then offers no management. */
  isChooser?: boolean
  open: string | null
  onOpen: (asset: LibraryAsset) => void
}

const kinds = ['all', 'image', 'video', 'audio', 'file'] as const

/** All uploaded files, which can be searched, moved into folders, tagged, described and selected. */
export function AssetLibrary({ only, isChooser = false, open, onOpen }: AssetLibraryProps) {
  const library = useLibrary(only)
  const move = useMove()
  return (
    <div className="media-shelf">
      {/* A list that accepts files is another component: one rendered without dragging cannot add it. */}
      <FolderList key={String(isChooser)} library={library} {...(!isChooser && { onMove: move })} />
      <div className="media-library">
        <Tools library={library} canFilter={!only} />
        <Files library={library} isChooser={isChooser} only={only} open={open} onOpen={onOpen} onMove={move} />
      </div>
    </div>
  )
}

function Tools({ library, canFilter }: { library: Library; canFilter: boolean }) {
  const t = useWords(mediaOwnerMessages)
  return (
    <div className="q-toolbar">
      <SearchField
        value={library.search}
        onChange={library.setSearch}
        placeholder={t('search')}
        className="q-field q-grow"
      />
      {canFilter && (
        <SegmentedControl
          label={t('kind')}
          hideLabel
          value={library.kind}
          onChange={library.setKind}
          options={kinds.map((value) => ({ value, label: t(value) }))}
        />
      )}
      <Select
        aria-label={t('order')}
        value={library.order}
        onChange={library.setOrder}
        options={assetOrders.map((value) => ({ value, label: t(`order.${value}`) }))}
      />
    </div>
  )
}

interface FilesProps extends Omit<AssetLibraryProps, 'only'> {
  library: Library
  only: AssetKind | undefined
  isChooser: boolean
  onMove: (ids: readonly string[], folderId: string | null) => void
}

function Files({ library, only, isChooser, open, onOpen, onMove }: FilesProps) {
  const t = useWords(mediaOwnerMessages)
  const { pages, assets } = useLibraryAssets(library)
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const chosen = assets.filter(({ id }) => ticked.has(id))
  const { send, progress, cancel } = useUploads(
    (asset) => isChooser && onOpen({ ...asset, folderId: library.folderId, tags: [] }),
    { folderId: library.folderId, only },
  )
  const empty = (
    <EmptyState small>
      {t(library.isNarrowed ? 'none' : library.place === 'all' ? 'empty' : emptyPlace(library))}
    </EmptyState>
  )
  return (
    <>
      <FileDrop multiple onFiles={send} {...(only === 'image' && { accept: ['image/*'] })}>
        {progress && (
          <>
            <Progress label={t('uploading', { n: progress.count })} value={progress.part * 100} />
            <Button size="small" onPress={cancel}>
              {t('cancelUpload')}
            </Button>
          </>
        )}
      </FileDrop>
      {chosen.length > 0 && <AssetsBulk assets={chosen} onMove={onMove} onDone={() => setTicked(new Set())} />}
      {pages.error && (
        <ErrorState title={t('resultsFailed')} error={pages.error} onRetry={() => void pages.refetch()} />
      )}
      {pages.isPending && <Skeleton lines={12} height={120} gap={8} tile={132} />}
      {pages.data &&
        (isChooser ? (
          <ChooserGrid assets={assets} onChoose={onOpen} empty={empty} />
        ) : (
          <AssetGrid
            assets={assets}
            open={open}
            onOpen={onOpen}
            ticked={ticked}
            onTick={setTicked}
            canMove
            empty={empty}
          />
        ))}
      {pages.hasNextPage && (
        <Button isPending={pages.isFetchingNextPage} onPress={() => void pages.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </>
  )
}

function emptyPlace({ place }: Library): 'allDescribed' | 'emptyFolder' {
  return place === 'undescribed' ? 'allDescribed' : 'emptyFolder'
}

/** Moves files and says so. */
function useMove() {
  const t = useWords(mediaOwnerMessages)
  const move = useSend(libraryApi.move, {
    refreshes: [mediaApi.list, libraryApi.folders],
    onDone: ({ moved }) => toast(t('moved', { n: moved })),
  })
  return (ids: readonly string[], folderId: string | null) => move.mutate({ ids: [...ids], folderId })
}
