import { useQueryClient } from '@tanstack/react-query'
import { createElement, useContext, useState } from 'react'
import {
  Dialog,
  FileDrop,
  Group,
  Button,
  Progress,
  isOffline,
  sentenceOf,
  toast,
  upload,
  useLanguage,
  useWords,
} from '#platform/ui'
import { RefreshCw } from '#platform/icons'
import { type LibraryAsset, mediaApi } from '../contract/index.ts'
import { AssetUsesContext } from './asset-uses-context.ts'
import { mediaOwnerMessages } from './media-owner.messages.ts'

/** Replaces a file under its name and address, after listing the pages that show it. */
export function ReplaceFile({ asset, onReplaced }: { asset: LibraryAsset; onReplaced: (asset: LibraryAsset) => void }) {
  const t = useWords(mediaOwnerMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <Group>
      <Button icon={RefreshCw} onPress={() => setOpen(true)}>
        {t('replaceFile')}
      </Button>
      {isOpen && <ReplaceDialog asset={asset} onReplaced={onReplaced} onClose={() => setOpen(false)} />}
    </Group>
  )
}

interface DialogProps {
  asset: LibraryAsset
  onReplaced: (asset: LibraryAsset) => void
  onClose: () => void
}

function ReplaceDialog({ asset, onReplaced, onClose }: DialogProps) {
  const t = useWords(mediaOwnerMessages)
  const language = useLanguage()
  const client = useQueryClient()
  const whereUsed = useContext(AssetUsesContext)
  const [part, setPart] = useState<number | null>(null)
  const send = async ([file]: readonly File[]) => {
    if (!file) return
    setPart(0)
    try {
      onReplaced(await upload<LibraryAsset>(mediaApi.replace.path.replace(':id', asset.id), file, {}, setPart))
      toast(t('replaced'))
      void client.invalidateQueries({ queryKey: [mediaApi.list.path] })
      onClose()
    } catch (error) {
      const reason = t(isOffline(error) ? 'uploadLost' : 'uploadRefused')
      toast(t('uploadFailed', { name: file.name, reason, sentence: sentenceOf(error, language) }), { tone: 'failure' })
      setPart(null)
    }
  }
  return (
    <Dialog title={t('replaceTitle', { name: asset.name })} isOpen onClose={onClose}>
      <p>{t('replaceLead')}</p>
      {whereUsed && createElement(whereUsed, { id: asset.id })}
      <FileDrop onFiles={(files) => void send(files)} {...(asset.kind === 'image' && { accept: ['image/*'] })}>
        {part !== null && <Progress label={t('uploading', { n: 1 })} value={part * 100} />}
      </FileDrop>
    </Dialog>
  )
}
