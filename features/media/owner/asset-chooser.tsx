import { type AssetFamily, Dialog, type PickedAsset, useWords } from '#platform/ui'
import { AssetLibrary } from './asset-library.tsx'
import { mediaOwnerMessages } from './media-owner.messages.ts'
import { pickedAsset } from './picked-asset.ts'

export interface AssetChooserProps {
  family: AssetFamily | null
  isOpen: boolean
  onClose: () => void
  onChoose: (asset: PickedAsset) => void
}

/** The library as a dialog, for fields that want one file. */
export function AssetChooser({ family, isOpen, onClose, onChoose }: AssetChooserProps) {
  const t = useWords(mediaOwnerMessages)
  return (
    <Dialog title={t('choose')} isOpen={isOpen} onClose={onClose} size="wide">
      {family && (
        <AssetLibrary
          {...(family !== 'file' && { only: family })}
          isChooser
          open={null}
          onOpen={(asset) => onChoose(pickedAsset(asset))}
        />
      )}
    </Dialog>
  )
}
