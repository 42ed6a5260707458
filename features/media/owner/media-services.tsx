import { type ReactNode, useMemo, useRef, useState } from 'react'
import {
  type AssetFamily,
  call,
  lazyDialog,
  type PanelServices,
  PanelServicesProvider,
  type PickedAsset,
} from '#platform/ui'
import { mediaApi } from '../contract/index.ts'
import { pickedAsset } from './picked-asset.ts'
import { uploadFile } from './upload-file.ts'

const AssetChooser = lazyDialog(() => import('./asset-chooser.tsx').then((module) => module.AssetChooser))

/** Gives panels the library: choosing opens it as a dialog. */
export function MediaServices({
  children,
  linkTargets,
}: {
  children: ReactNode
  linkTargets: PanelServices['linkTargets']
}) {
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
      <AssetChooser family={family} isOpen={family !== null} onClose={() => close(null)} onChoose={close} />
    </PanelServicesProvider>
  )
}
