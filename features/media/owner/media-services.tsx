import { type ReactNode, useMemo, useRef, useState } from 'react'
import { type AssetFamily, call, Dialog, type PanelServices, PanelServicesProvider, type PickedAsset, useWords } from '#platform/desk'
import { mediaApi } from '../contract/index.ts'
import { AssetLibrary } from './asset-library.tsx'
import { mediaOwnerMessages } from './media-owner.messages.ts'
import { pickedAsset } from './picked-asset.ts'
import { uploadFile } from './use-uploads.ts'

/** Gives panels the library: choosing opens it as a dialog. */
export function MediaServices({ children, linkTargets }: { children: ReactNode; linkTargets: PanelServices['linkTargets'] }) {
  const t = useWords(mediaOwnerMessages)
  const [family, setFamily] = useState<AssetFamily | null>(null)
  const answer = useRef<(asset: PickedAsset | null) => void>(() => {})
  const services = useMemo<PanelServices>(
    () => ({
      chooseAsset: (wanted) =>
        new Promise((resolve) => {
          answer.current = resolve
          setFamily(wanted)
        }),
      uploadAsset: async (file, onProgress) => pickedAsset(await uploadFile(file, onProgress)),
      asset: async (id) => call(mediaApi.get, { id }).then(pickedAsset, () => null),
      linkTargets,
    }),
    [linkTargets],
  )
  const close = (asset: PickedAsset | null) => {
    answer.current(asset)
    setFamily(null)
  }
  return (
    <PanelServicesProvider services={services}>
      {children}
      <Dialog title={t('choose')} isOpen={family !== null} onClose={() => close(null)} size="wide">
        {family && <AssetLibrary {...(family !== 'file' && { only: family })} chosen={null} onChoose={(asset) => close(pickedAsset(asset))} />}
      </Dialog>
    </PanelServicesProvider>
  )
}
