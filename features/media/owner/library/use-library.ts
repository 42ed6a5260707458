import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, useSettled } from '#platform/ui'
import { type AssetKind, type AssetOrder, type LibraryAsset, mediaApi } from '../../contract/index.ts'

/** `undescribed` lists images without alt text in all folders. */
export type Place = 'all' | 'none' | 'undescribed' | (string & {})

export interface Library {
  search: string
  setSearch: (search: string) => void
  kind: AssetKind | 'all'
  setKind: (kind: AssetKind | 'all') => void
  place: Place
  setPlace: (place: Place) => void
  tag: string | null
  setTag: (tag: string | null) => void
  order: AssetOrder
  setOrder: (order: AssetOrder) => void
  /** Folder of new uploads; null for none. */
  folderId: string | null
  isNarrowed: boolean
}

/** State of the library's filter and order. */
export function useLibrary(only?: AssetKind): Library {
  const [search, setSearch] = useState('')
  const [kind, setKind] = useState<AssetKind | 'all'>(only ?? 'all')
  const [place, setPlace] = useState<Place>('all')
  const [tag, setTag] = useState<string | null>(null)
  const [order, setOrder] = useState<AssetOrder>('newest')
  return {
    search,
    setSearch,
    kind,
    setKind,
    place,
    setPlace,
    tag,
    setTag,
    order,
    setOrder,
    folderId: place === 'all' || place === 'none' || place === 'undescribed' ? null : place,
    isNarrowed: search !== '' || tag !== null || (kind !== 'all' && kind !== only),
  }
}

export function useLibraryAssets({ search, kind, place, tag, order, folderId }: Library) {
  const settled = useSettled(search)
  const wanted = {
    limit: 60,
    order,
    ...(settled && { search: settled }),
    ...(kind !== 'all' && { kind }),
    ...(tag && { tag }),
    ...(place === 'none' && { folder: 'none' as const }),
    ...(place === 'undescribed' && { undescribed: true }),
    ...(folderId && { folder: folderId }),
  }
  const pages = useInfiniteQuery({
    queryKey: [mediaApi.list.path, wanted],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call(mediaApi.list, { ...wanted, ...(pageParam && { before: pageParam }) }, { signal }),
    getNextPageParam: (last) => last.next ?? undefined,
  })
  const assets: readonly LibraryAsset[] = pages.data?.pages.flatMap((page) => page.assets) ?? []
  return { pages, assets }
}
