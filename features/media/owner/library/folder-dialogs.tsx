import { FormDialog, RemovalDialog, TextField, useOwnerForm, useSend, useWords } from '#platform/ui'
import { type AssetFolder, libraryApi, mediaApi } from '../../contract/index.ts'
import { mediaOwnerMessages } from '../media-owner.messages.ts'

interface Props {
  /** Folder that is edited; null creates a new one. */
  folder: AssetFolder | null
  onDone?: (folder: AssetFolder) => void
  onClose: () => void
}

/** A folder's name. */
export function FolderDialog({ folder, onDone, onClose }: Props) {
  const t = useWords(mediaOwnerMessages)
  const options = { quiet: true, refreshes: [libraryApi.folders] }
  const create = useSend(libraryApi.createFolder, options)
  const rename = useSend(libraryApi.renameFolder, options)
  const form = useOwnerForm({
    schema: libraryApi.createFolder.input,
    values: { name: folder?.name ?? '' },
    save: ({ name }) => (folder ? rename.mutateAsync({ id: folder.id, name }) : create.mutateAsync({ name })),
    savedMessage: t(folder ? 'folderRenamed' : 'folderMade'),
    onSaved: (saved) => {
      onDone?.(saved)
      onClose()
    },
  })
  return (
    <FormDialog
      title={folder ? t('renameFolderTitle', { name: folder.name }) : t('newFolder')}
      form={form}
      action={t(folder ? 'renameFolder' : 'makeFolder')}
      onClose={onClose}
    >
      <TextField label={t('folderName')} autoFocus isRequired {...form.field('name')} />
    </FormDialog>
  )
}

export function RemoveFolder({
  folder,
  onDone,
  onClose,
}: {
  folder: AssetFolder
  onDone: () => void
  onClose: () => void
}) {
  const t = useWords(mediaOwnerMessages)
  return (
    <RemovalDialog
      endpoint={libraryApi.removeFolder}
      input={{ id: folder.id }}
      refreshes={[libraryApi.folders, mediaApi.list]}
      title={t('removeFolderTitle', { name: folder.name })}
      action={t('removeFolder')}
      doneMessage={t('folderRemoved')}
      onDone={onDone}
      onClose={onClose}
    >
      <p>{t('removeFolderLead', { n: folder.files })}</p>
    </RemovalDialog>
  )
}
