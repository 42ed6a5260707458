import type { PickedAsset } from '#platform/ui'
import { type Asset, assetUrl } from '../contract/index.ts'

/** An asset as panels use it, with a rendition small enough for a list. */
export function pickedAsset(asset: Asset): PickedAsset {
  return {
    id: asset.id,
    kind: asset.kind,
    name: asset.name,
    thumbnail: thumbnailOf(asset),
    url: assetUrl(asset.id, asset.file),
    width: asset.width,
    height: asset.height,
    alt: asset.alt,
  }
}

export function thumbnailOf(asset: Asset): string {
  if (asset.kind !== 'image') return ''
  const small = asset.renditions
    .filter(({ format, width }) => format !== 'avif' && width >= 300)
    .sort((a, b) => a.width - b.width)[0]
  return assetUrl(asset.id, small?.file ?? asset.file)
}
