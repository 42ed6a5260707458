import { type RefObject, useRef, useState } from 'react'
import { Check, Settings2 } from '#platform/icons'
import { type AssetFamily, Button, Dialog, type PickedAsset, useMay, useWords } from '#platform/ui'
import type { LibraryAsset } from '../contract/index.ts'
import { AssetLibrary, type AssetLibraryProps } from './asset-library.tsx'
import { AssetDetails, type MayLeave } from './library/asset-details.tsx'
import { mediaOwnerMessages } from './media-owner.messages.ts'
import { pickedAsset } from './picked-asset.ts'

export interface AssetChooserProps {
  family: AssetFamily | null
  isOpen: boolean
  onClose: () => void
  onChoose: (asset: PickedAsset) => void
}

/** Dialog with the library, for fields that need one file. */
export function AssetChooser({ family, isOpen, onClose, onChoose }: AssetChooserProps) {
  const t = useWords(mediaOwnerMessages)
  // Guards only the changes in this dialog; the form around it may have changes of its own.
  const mayLeave = useRef<MayLeave>(null)
  const [isManaging, setManaging] = useState(false)
  const close = async () => {
    if ((await mayLeave.current?.()) === false) return
    setManaging(false)
    onClose()
  }
  return (
    // File details stand beside folders and files, so the dialog needs room for all three.
    <Dialog title={t('choose')} isOpen={isOpen} onClose={() => void close()} size={isManaging ? 'full' : 'wide'}>
      {family && (
        <Files
          {...(family !== 'file' && { only: family })}
          mayLeave={mayLeave}
          isManaging={isManaging}
          setManaging={setManaging}
          onChoose={(asset) => onChoose(pickedAsset(asset))}
        />
      )}
    </Dialog>
  )
}

interface FilesProps extends Pick<AssetLibraryProps, 'only'> {
  mayLeave: RefObject<MayLeave | null>
  isManaging: boolean
  setManaging: (isManaging: boolean) => void
  onChoose: (asset: LibraryAsset) => void
}

/** C2.78: a press chooses a file. While files are managed it opens the file, to rename, replace or delete it. */
function Files({ only, mayLeave, isManaging, setManaging, onChoose }: FilesProps) {
  const t = useWords(mediaOwnerMessages)
  const mayManage = useMay()('content.media')
  const [opened, setOpened] = useState<LibraryAsset | null>(null)
  const open = async (asset: LibraryAsset | null, manages = true) => {
    if ((await mayLeave.current?.()) === false) return
    setOpened(asset)
    setManaging(manages)
  }
  return (
    <>
      {mayManage && (
        <div className="media-manage">
          {isManaging && <p className="q-hint">{t('manageHint')}</p>}
          <Button size="small" icon={isManaging ? Check : Settings2} onPress={() => void open(null, !isManaging)}>
            {t(isManaging ? 'manageDone' : 'manage')}
          </Button>
        </div>
      )}
      <div className={opened ? 'media-managed' : ''}>
        <AssetLibrary
          {...(only && { only })}
          isChooser={!isManaging}
          open={opened?.id ?? null}
          onOpen={isManaging ? (asset) => void open(asset) : onChoose}
        />
        {opened && (
          <aside>
            <AssetDetails
              key={opened.id}
              asset={opened}
              onGone={() => setOpened(null)}
              onClose={() => void open(null)}
              onChanged={setOpened}
              mayLeave={mayLeave}
            />
          </aside>
        )}
      </div>
    </>
  )
}
