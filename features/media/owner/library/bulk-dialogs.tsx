import { useContext, useState, createElement } from 'react'
import { Button, ConfirmDialog, Dialog, Select, toast, TokensField, useCall, useSend, useWords } from '#platform/ui'
import { type LibraryAsset, libraryApi, mediaApi } from '../../contract/index.ts'
import { AssetUsesContext } from '../asset-uses-context.ts'
import { mediaOwnerMessages } from '../media-owner.messages.ts'

interface Props {
  assets: readonly LibraryAsset[]
  onDone: () => void
  onClose: () => void
}

const idsOf = (assets: readonly LibraryAsset[]) => assets.map(({ id }) => id)

export function MoveAssets({
  assets,
  onMove,
  onDone,
  onClose,
}: Props & { onMove: (ids: readonly string[], folderId: string | null) => void }) {
  const t = useWords(mediaOwnerMessages)
  const folders = useCall(libraryApi.folders, {})
  const [to, setTo] = useState<string>('')
  const options = [
    ...(folders.data?.folders ?? []).map(({ id, name }) => ({ value: id, label: name })),
    { value: 'none', label: t('noFolder') },
  ]
  const chosen = to || (options[0]?.value ?? 'none')
  const send = () => {
    onMove(idsOf(assets), chosen === 'none' ? null : chosen)
    onClose()
    onDone()
  }
  const foot = (
    <Button tone="primary" isDisabled={!folders.data} onPress={send}>
      {t('move')}
    </Button>
  )
  return (
    <Dialog title={t('moveTitle', { n: assets.length })} isOpen onClose={onClose} foot={foot}>
      <Select label={t('folder')} value={chosen} onChange={setTo} options={options} />
      {folders.data?.folders.length === 0 && <p className="q-hint">{t('noFolders')}</p>}
    </Dialog>
  )
}

/** Shows tags that all files have; added ones apply to each, removed ones are removed from each. */
export function TagAssets({ assets, onDone, onClose }: Props) {
  const t = useWords(mediaOwnerMessages)
  const folders = useCall(libraryApi.folders, {})
  const [tags, setTags] = useState(() => commonTags(assets))
  const send = useSend(libraryApi.tag, {
    refreshes: [libraryApi.folders, mediaApi.list],
    onDone: ({ changed }) => {
      toast(t('tagged', { n: changed }))
      onClose()
      onDone()
    },
  })
  const apply = () => {
    const before = commonTags(assets)
    send.mutate({
      ids: idsOf(assets),
      add: tags.filter((tag) => !before.includes(tag)),
      remove: before.filter((tag) => !tags.includes(tag)),
    })
  }
  const foot = (
    <Button tone="primary" isPending={send.isPending} onPress={apply}>
      {t('apply')}
    </Button>
  )
  return (
    <Dialog title={t('tagTitle', { n: assets.length })} isOpen onClose={onClose} foot={foot}>
      <TokensField
        label={t('tags')}
        hint={t('tagsHint')}
        tokens={tags.map((tag) => ({ id: tag, label: tag }))}
        suggestions={folders.data?.tags ?? []}
        maxLength={60}
        onAdd={(tag) => setTags((before) => (before.includes(tag) ? before : [...before, tag]))}
        onRemove={(tag) => setTags((before) => before.filter((other) => other !== tag))}
      />
    </Dialog>
  )
}

function commonTags(assets: readonly LibraryAsset[]): string[] {
  const [first, ...rest] = assets
  return (first?.tags ?? []).filter((tag) => rest.every((asset) => asset.tags.includes(tag)))
}

export function RemoveAssets({ assets, onDone, onClose }: Props) {
  const t = useWords(mediaOwnerMessages)
  const whereUsed = useContext(AssetUsesContext)
  const [isPending, setPending] = useState(false)
  const remove = useSend(mediaApi.remove, { refreshes: [mediaApi.list, libraryApi.folders, libraryApi.usage] })
  const send = async () => {
    setPending(true)
    try {
      for (const { id } of assets) await remove.mutateAsync({ id })
      toast(t('removed', { n: assets.length }))
      onDone()
    } catch {
      // A toast has shown the error; the earlier files are done, and the list shows the remaining ones.
      setPending(false)
    }
    onClose()
  }
  return (
    <ConfirmDialog
      title={t('removeManyTitle', { n: assets.length })}
      action={t('removeMany')}
      isOpen
      isPending={isPending}
      onClose={onClose}
      onConfirm={() => void send()}
    >
      {whereUsed &&
        assets.slice(0, 10).map(({ id, name }) => (
          <details key={id} className="media-use">
            <summary>{name}</summary>
            {createElement(whereUsed, { id })}
          </details>
        ))}
      <p>{t('removeLead')}</p>
    </ConfirmDialog>
  )
}
