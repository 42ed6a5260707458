import { useState } from 'react'
import { Page, mayLeave, useWords } from '#platform/ui'
import type { LibraryAsset } from '../contract/index.ts'
import { AssetLibrary } from './asset-library.tsx'
import { AssetDetails } from './library/asset-details.tsx'
import { StorageCard } from './library/storage-card.tsx'
import { mediaOwnerMessages } from './media-owner.messages.ts'

export function MediaPage() {
  const t = useWords(mediaOwnerMessages)
  const [chosen, setChosen] = useState<LibraryAsset | null>(null)
  const choose = (asset: LibraryAsset | null) => void mayLeave().then((leave) => leave && setChosen(asset))
  return (
    <div className={chosen ? 'media-page' : ''}>
      <div>
        <Page title={t('media')} width="full">
          <AssetLibrary open={chosen?.id ?? null} onOpen={choose} />
          <StorageCard />
        </Page>
      </div>
      {chosen && (
        <aside>
          <AssetDetails
            key={chosen.id}
            asset={chosen}
            onGone={() => setChosen(null)}
            onClose={() => choose(null)}
            onChanged={setChosen}
          />
        </aside>
      )}
    </div>
  )
}
