import type { ReactNode } from 'react'
import { List, useWords } from '#platform/ui'
import type { LibraryAsset } from '../../contract/index.ts'
import { mediaOwnerMessages } from '../media-owner.messages.ts'
import { AssetTile } from './asset-grid.tsx'

/** Grid of files in which one is selected. */
export function ChooserGrid({
  assets,
  onChoose,
  empty,
}: {
  assets: readonly LibraryAsset[]
  onChoose: (asset: LibraryAsset) => void
  empty: ReactNode
}) {
  const t = useWords(mediaOwnerMessages)
  return (
    <List
      label={t('media')}
      className="assets"
      layout="grid"
      entries={assets}
      textOf={(asset) => asset.name}
      selection="single"
      selected={[]}
      onSelect={([id]) => {
        const asset = assets.find((candidate) => candidate.id === id)
        if (asset) onChoose(asset)
      }}
      row={(asset) => <AssetTile asset={asset} />}
      empty={empty}
    />
  )
}
