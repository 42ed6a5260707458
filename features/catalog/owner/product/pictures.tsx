import './pictures.css'
import { Package } from '#platform/icons'
import { createContext, type ReactNode, useContext } from 'react'
import { useCall } from '#platform/ui'
import { ownerCatalogApi } from '../../contract/owner-catalog.api.ts'

interface SmallPicture {
  thumbnail: string
  url: string
  name: string
  alt: string
}

// Rows of a table are made once for each entry: what arrives later reaches them by context.
const PicturesContext = createContext<ReadonlyMap<string, SmallPicture>>(new Map())

const mostAtOnce = 400

/** Fetches the small pictures of a list in one call, for the thumbnails inside. */
export function Pictures({ ids, children }: { ids: readonly (string | null)[]; children: ReactNode }) {
  return <PicturesContext.Provider value={usePictures(ids)}>{children}</PicturesContext.Provider>
}

export function usePictures(ids: readonly (string | null)[]): ReadonlyMap<string, SmallPicture> {
  const wanted = [...new Set(ids.filter((id) => id !== null))].toSorted().slice(0, mostAtOnce)
  const found = useCall(ownerCatalogApi.pictures, { ids: wanted.join(',') }, { enabled: wanted.length > 0 })
  return new Map((found.data ?? []).map((picture) => [picture.id, picture]))
}

/** The small picture of an asset; `source` while the asset itself is still to be fetched. */
export function Thumbnail({ asset, source = '' }: { asset: string | null; source?: string }) {
  const url = useContext(PicturesContext).get(asset ?? '')?.thumbnail ?? source
  return (
    <span className="catalog-thumb">
      {url ? <img src={url} alt="" loading="lazy" draggable={false} /> : <Package size={16} aria-hidden />}
    </span>
  )
}
