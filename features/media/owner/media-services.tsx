import { type ReactNode, useMemo, useRef, useState } from 'react'
import {
  type AssetFamily,
  call,
  lazyDialog,
  type PanelServices,
  PanelServicesProvider,
  type PickedAsset,
  CallFailure,
  upload,
} from '#platform/ui'
import { mediaApi, type Asset } from '../contract/index.ts'
import { pickedAsset } from './picked-asset.ts'
import type { z } from 'zod'

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

type Uploaded = z.infer<typeof mediaApi.upload.output>

const refusedStatus = 400

/** Sends one file to the library. */
async function uploadFile(file: File, onProgress: (part: number) => void): Promise<Asset> {
  const answer = await upload<Uploaded>(mediaApi.upload.path, file, {}, onProgress)
  const [asset] = answer.assets
  if (asset) return asset
  const { code = '', sentence = '' } = answer.refused[0] ?? {}
  throw new CallFailure({ code, sentence }, refusedStatus)
}
