import { Folder, FolderPlus, Image, Images, Inbox, Pencil, Trash2 } from '#platform/icons'
import { useState } from 'react'
import { GridList, GridListItem, isTextDropItem, useDragAndDrop } from 'react-aria-components'
import { ActionsMenu, Button, draggedWithin, useCall, useWords } from '#platform/ui'
import { type AssetFolder, libraryApi } from '../../contract/index.ts'
import { mediaOwnerMessages } from '../media-owner.messages.ts'
import { FolderDialog, RemoveFolder } from './folder-dialogs.tsx'
import type { Library } from './use-library.ts'

interface Props {
  library: Library
  /** Called for files dropped on a folder; null moves them out of every folder. Absent when files are only chosen. */
  onMove?: (ids: readonly string[], folderId: string | null) => void
}

interface Entry {
  id: string
  name: string
  files: number | null
  icon: typeof Folder
  folder?: AssetFolder
}

type Open = { what: 'add' } | { what: 'rename' | 'remove'; folder: AssetFolder } | null

/** List of folders, navigated with a press or the arrow keys; files can be dropped on it. */
export function FolderList({ library, onMove }: Props) {
  const t = useWords(mediaOwnerMessages)
  const folders = useCall(libraryApi.folders, {})
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const entries = useEntries(folders.data)
  const { dragAndDropHooks } = useDragAndDrop({
    acceptedDragTypes: [draggedWithin],
    getDropOperation: (target) =>
      target.type === 'item' && target.key !== 'all' && target.key !== 'undescribed' ? 'move' : 'cancel',
    shouldAcceptItemDrop: ({ key }) => key !== 'all' && key !== 'undescribed',
    onItemDrop: ({ items, target }) => {
      const texts = items.filter(isTextDropItem).map((item) => item.getText(draggedWithin))
      void Promise.all(texts).then((ids) => onMove?.(ids, target.key === 'none' ? null : String(target.key)))
    },
  })
  return (
    <nav className="media-folders" aria-label={t('folders')}>
      <GridList
        aria-label={t('folders')}
        className="q-list media-folder-list"
        items={entries}
        dependencies={[library.place]}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={[library.place]}
        onSelectionChange={(keys) => library.setPlace(String([...keys][0] ?? 'all'))}
        {...(onMove && { dragAndDropHooks })}
      >
        {(entry) => (
          <GridListItem id={entry.id} textValue={entry.name} className="q-row">
            <entry.icon aria-hidden />
            <span className="q-row-text q-grow">{entry.name}</span>
            {entry.files !== null && <span className="q-quiet q-tabular">{entry.files}</span>}
            {onMove && entry.folder && <FolderMenu folder={entry.folder} onOpen={setOpen} />}
          </GridListItem>
        )}
      </GridList>
      {onMove && (
        <Button size="small" icon={FolderPlus} onPress={() => setOpen({ what: 'add' })}>
          {t('newFolder')}
        </Button>
      )}
      <Tags tags={folders.data?.tags ?? []} library={library} />
      {open?.what === 'add' && <FolderDialog folder={null} onDone={({ id }) => library.setPlace(id)} onClose={close} />}
      {open?.what === 'rename' && <FolderDialog folder={open.folder} onClose={close} />}
      {open?.what === 'remove' && (
        <RemoveFolder folder={open.folder} onDone={() => library.setPlace('all')} onClose={close} />
      )}
    </nav>
  )
}

function useEntries(kept: { folders: readonly AssetFolder[]; files: number; loose: number } | undefined): Entry[] {
  const t = useWords(mediaOwnerMessages)
  const folders = kept?.folders ?? []
  return [
    { id: 'all', name: t('allFiles'), files: kept?.files ?? null, icon: Images },
    ...(folders.length > 0 ? [{ id: 'none', name: t('noFolder'), files: kept?.loose ?? null, icon: Inbox }] : []),
    ...folders.map((folder) => ({ ...folder, icon: Folder, folder })),
    { id: 'undescribed', name: t('missingAlt'), files: null, icon: Image },
  ]
}

function FolderMenu({ folder, onOpen }: { folder: AssetFolder; onOpen: (open: Open) => void }) {
  const t = useWords(mediaOwnerMessages)
  const label = t('folderActions', { name: folder.name })
  return (
    <ActionsMenu
      label={label}
      entries={[
        {
          id: 'rename',
          label: t('renameFolder'),
          icon: Pencil,
          onAction: () => onOpen({ what: 'rename', folder }),
        },
        {
          id: 'remove',
          label: t('removeFolder'),
          icon: Trash2,
          tone: 'danger',
          onAction: () => onOpen({ what: 'remove', folder }),
        },
      ]}
    />
  )
}

function Tags({ tags, library }: { tags: readonly string[]; library: Library }) {
  const t = useWords(mediaOwnerMessages)
  if (tags.length === 0) return null
  return (
    <div className="media-tags" role="group" aria-label={t('tags')}>
      <h2>{t('tags')}</h2>
      {tags.map((tag) => (
        <button
          key={tag}
          type="button"
          className="media-tag"
          aria-pressed={library.tag === tag}
          onClick={() => library.setTag(library.tag === tag ? null : tag)}
        >
          {tag}
        </button>
      ))}
    </div>
  )
}
