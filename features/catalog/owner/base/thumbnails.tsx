import './thumbnails.css'
import { Package } from '#platform/icons'
import { createContext, type ReactNode, useContext } from 'react'
import { useCall } from '#platform/ui'
import { ownerCatalogApi } from '../../contract/owner-catalog.api.ts'

interface AssetThumbnail {
  thumbnail: string
  url: string
  name: string
  alt: string
}

// Rows of a table are rendered once for each entry, so later data reaches them by a context.
const ThumbnailsContext = createContext<ReadonlyMap<string, AssetThumbnail>>(new Map())

const mostAtOnce = 400

/** Fetches the small images of a list in one call, for the thumbnails inside. */
export function ThumbnailsProvider({ ids, children }: { ids: readonly (string | null)[]; children: ReactNode }) {
  return <ThumbnailsContext.Provider value={useThumbnails(ids)}>{children}</ThumbnailsContext.Provider>
}

export function useThumbnails(ids: readonly (string | null)[]): ReadonlyMap<string, AssetThumbnail> {
  const wanted = [...new Set(ids.filter((id) => id !== null))].toSorted().slice(0, mostAtOnce)
  const thumbnailsQuery = useCall(ownerCatalogApi.thumbnails, { ids: wanted.join(',') }, { enabled: wanted.length > 0 })
  return new Map((thumbnailsQuery.data ?? []).map((image) => [image.id, image]))
}

/** The small image of an asset; `source` while the asset itself is still to be fetched. */
export function Thumbnail({ asset, source = '' }: { asset: string | null; source?: string }) {
  const url = useContext(ThumbnailsContext).get(asset ?? '')?.thumbnail ?? source
  return (
    <span className="catalog-thumb">
      {url ? <img src={url} alt="" loading="lazy" draggable={false} /> : <Package size={16} aria-hidden />}
    </span>
  )
}
