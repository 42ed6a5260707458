import { FolderInput, Tag, TextCursorInput, Trash2, X } from '#platform/icons'
import { useState } from 'react'
import { Button, IconButton, useMay, useWords } from '#platform/ui'
import type { LibraryAsset } from '../../contract/index.ts'
import { mediaOwnerMessages } from '../media-owner.messages.ts'
import { DescribeAssets } from './describe-assets.tsx'
import { MoveAssets, RemoveAssets, TagAssets } from './bulk-dialogs.tsx'

interface Props {
  assets: readonly LibraryAsset[]
  onMove: (ids: readonly string[], folderId: string | null) => void
  onDone: () => void
}

/** Bulk actions for all selected files. */
export function AssetsBulk({ assets, onMove, onDone }: Props) {
  const t = useWords(mediaOwnerMessages)
  const may = useMay()
  const [open, setOpen] = useState<'move' | 'tag' | 'describe' | 'remove' | null>(null)
  const dialog = { assets, onDone, onClose: () => setOpen(null) }
  const hasImages = assets.some(({ kind }) => kind === 'image')
  return (
    <div className="q-bulk media-bulk">
      <strong>{t('chosen', { n: assets.length })}</strong>
      <Button size="small" icon={FolderInput} onPress={() => setOpen('move')}>
        {t('moveTo')}
      </Button>
      <Button size="small" icon={Tag} onPress={() => setOpen('tag')}>
        {t('tags')}
      </Button>
      {hasImages && (
        <Button size="small" icon={TextCursorInput} onPress={() => setOpen('describe')}>
          {t('altTexts')}
        </Button>
      )}
      {may('content.delete') && (
        <Button size="small" icon={Trash2} onPress={() => setOpen('remove')}>
          {t('removeMany')}
        </Button>
      )}
      <IconButton size="small" icon={X} label={t('chooseNone')} onPress={onDone} />
      {open === 'move' && <MoveAssets {...dialog} onMove={onMove} />}
      {open === 'tag' && <TagAssets {...dialog} />}
      {open === 'describe' && <DescribeAssets {...dialog} />}
      {open === 'remove' && <RemoveAssets {...dialog} />}
    </div>
  )
}
