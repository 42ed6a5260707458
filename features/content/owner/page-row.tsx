import {
  Archive,
  ArrowDown,
  ArrowUp,
  Copy,
  EllipsisVertical,
  File,
  Folder,
  Home,
  ArrowLeft,
  ArrowRight,
  Layers,
  Link2,
  Lock,
  LogOut,
  Pencil,
  Settings2,
  Trash2,
} from '#platform/icons'
import { insertNode, moveNode, removeNode, siblingsOf } from '#features/navigation/contract'
import type { useNavigation } from '#features/navigation/owner'
import { documentsApi, pagesApi } from '#features/pages/contract'
import { newId } from '#platform/contract'
import {
  ActionsMenu,
  type MenuEntries,
  StatusDot,
  toast,
  useOwnerRouter,
  useMay,
  useSend,
  useWords,
} from '#platform/ui'
import { placeAfter } from './menu-place.ts'
import type { PageRow } from './page-tree.ts'
import { sitePagesMessages } from './site-pages.messages.ts'
import { statusOf } from './status-words.ts'

export type Navigation = ReturnType<typeof useNavigation>

interface RowProps {
  row: PageRow
  navigation: Navigation
  /** Opens what can be changed about an entry. */
  onChange: (row: PageRow) => void
}

export function PageRowContent({ row, navigation, onChange }: RowProps) {
  const t = useWords(sitePagesMessages)
  if (row.kind === 'menu') return <strong className="q-row-text pages-menu">{row.label}</strong>
  const Icon = row.page?.isHomepage
    ? Home
    : row.target === 'collection'
      ? Layers
      : row.target === 'folder'
        ? Folder
        : row.target === 'url'
          ? Link2
          : File
  const status = row.page && statusOf(row.page)
  return (
    <>
      <Icon aria-hidden color="var(--ink-3)" />
      <span className="q-row-text">{row.label}</span>
      {row.page?.isLocked && <Lock aria-label={t('locked')} color="var(--ink-3)" />}
      {status && status.name !== 'published' && (
        <StatusDot tone={status.tone} hollow={status.name === 'draft'} label={t(status.name)} />
      )}
      <span className="q-row-actions">
        <RowMenu row={row} navigation={navigation} onChange={onChange} />
      </span>
    </>
  )
}

function RowMenu({ row, navigation, onChange }: RowProps) {
  const t = useWords(sitePagesMessages)
  const label = t('more', { title: row.label })
  return <ActionsMenu label={label} icon={EllipsisVertical} entries={useEntries({ row, navigation, onChange })} />
}

function useEntries({ row, navigation, onChange }: RowProps): MenuEntries {
  const t = useWords(sitePagesMessages)
  const may = useMay()
  const { go } = useOwnerRouter()
  const duplicate = useSend(pagesApi.duplicate, { refreshes: [pagesApi.list] })
  const makeHome = useSend(pagesApi.setHomepage, { refreshes: [pagesApi.list] })
  const restore = useSend(documentsApi.restoreFromTrash, {
    refreshes: [pagesApi.list],
    onDone: () => toast(t('backAsDraft', { title: row.label })),
  })
  const trash = useSend(documentsApi.trash, {
    refreshes: [pagesApi.list],
    onDone: (_, { id }) =>
      toast(t('trashed', { title: row.label }), { action: { label: t('undo'), run: () => restore.mutate({ id }) } }),
  })
  const { page, collection } = row
  const canEdit = may('content.edit')
  const isRemovable = page && !page.isHomepage && may('content.delete')
  return [
    ...(collection ? collectionEntries(collection.id, canEdit, go, t) : []),
    page && { id: 'edit', label: t('edit'), icon: File, onAction: () => go(`/config/edit/${page.id}`) },
    page && {
      id: 'settings',
      label: t('settings'),
      icon: Settings2,
      onAction: () => go(`/config/pages/${page.id}/settings`),
    },
    page &&
      canEdit && {
        id: 'duplicate',
        label: t('duplicate'),
        icon: Copy,
        onAction: () => duplicate.mutate({ id: page.id }),
      },
    page &&
      !page.isHomepage &&
      may('content.publish') && {
        id: 'home',
        label: t('makeHome'),
        icon: Home,
        onAction: () => makeHome.mutate({ id: page.id }),
      },
    canEdit &&
      row.kind === 'entry' && {
        id: 'entry',
        label: t(row.target === 'folder' ? 'rename' : 'editLink'),
        icon: Pencil,
        onAction: () => onChange(row),
      },
    ...(canEdit ? movesOf(row, navigation, t) : []),
    isRemovable && 'separator',
    isRemovable && {
      id: 'trash',
      label: t('toTrash'),
      icon: Trash2,
      tone: 'danger',
      onAction: () => trash.mutate({ id: page.id }),
    },
  ]
}

type Say = ReturnType<typeof useWords<'content.sitePages'>>

function collectionEntries(id: string, canEdit: boolean, go: (path: string) => void, t: Say): MenuEntries {
  return [
    { id: 'open', label: t('openCollection'), icon: Layers, onAction: () => go(`/config/pages/${id}`) },
    canEdit && {
      id: 'collection',
      label: t('settings'),
      icon: Settings2,
      onAction: () => go(`/config/collections/${id}/settings`),
    },
  ]
}

/** Returns menu actions that do the same as dragging. */
function movesOf(row: PageRow, { settings, change }: Navigation, t: Say): MenuEntries {
  if (row.kind === 'loose') return entrancesOf(row, { settings, change }, t)
  if (row.kind !== 'entry') return []
  const node = settings.nodes[row.id]
  const siblings = siblingsOf(settings, row.tree, node?.parent ?? null)
  const at = siblings.findIndex(({ id }) => id === row.id)
  const place = { tree: row.tree, parent: node?.parent ?? null }
  const above = siblings[at - 1]
  const holder = node?.parent ?? null
  const to = (tree: string) => void change(moveNode(settings, row.id, { tree, parent: null }))
  return [
    'separator',
    {
      id: 'up',
      label: t('moveUp'),
      icon: ArrowUp,
      isDisabled: at <= 0,
      onAction: () => void change(moveNode(settings, row.id, { ...place, before: siblings[at - 1]?.id ?? null })),
    },
    {
      id: 'down',
      label: t('moveDown'),
      icon: ArrowDown,
      isDisabled: at >= siblings.length - 1,
      onAction: () => void change(moveNode(settings, row.id, { ...place, before: siblings[at + 2]?.id ?? null })),
    },
    above && {
      id: 'in',
      label: t('moveInto', { title: row.above }),
      icon: ArrowRight,
      onAction: () => void change(moveNode(settings, row.id, { tree: row.tree, parent: above.id })),
    },
    holder !== null && {
      id: 'outward',
      label: t('moveOutward'),
      icon: ArrowLeft,
      onAction: () => void change(moveNode(settings, row.id, placeAfter(settings, holder))),
    },
    row.tree !== 'main' && { id: 'main', label: t('intoMain'), icon: LogOut, onAction: () => to('main') },
    row.tree !== 'footer' && { id: 'footer', label: t('intoFooter'), icon: LogOut, onAction: () => to('footer') },
    row.tree !== '_hidden' && { id: 'hidden', label: t('intoHidden'), icon: Archive, onAction: () => to('_hidden') },
    {
      id: 'out',
      label: t(row.target === 'folder' ? 'removeFromMenu' : 'removeLink'),
      icon: Trash2,
      onAction: () => void change(removeNode(settings, row.id)),
    },
  ]
}

/** A page or collection that no menu leads to gets an entry at the end of one. */
function entrancesOf(row: PageRow, { settings, change }: Pick<Navigation, 'settings' | 'change'>, t: Say): MenuEntries {
  const kind = row.target === 'collection' ? 'collection' : 'document'
  const to = (tree: string) =>
    void change(insertNode(settings, newId(), { tree, parent: null }, { target: { kind, id: row.id } }))
  return [
    'separator',
    { id: 'main', label: t('intoMain'), icon: LogOut, onAction: () => to('main') },
    { id: 'footer', label: t('intoFooter'), icon: LogOut, onAction: () => to('footer') },
  ]
}
