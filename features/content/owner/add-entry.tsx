import { File, Folder, Layers, Link2, Plus } from 'lucide-react'
import { useState } from 'react'
import { insertNode, type NavigationTarget } from '#features/navigation/contract'
import { pagesApi } from '#features/pages/contract'
import { newId } from '#platform/contract'
import {
  Button,
  Dialog,
  IconButton,
  Menu,
  Select,
  sentenceOf,
  TextField,
  useOwnerRouter,
  useLanguage,
  useSend,
  useWords,
} from '#platform/ui'
import { type CollectionTypeName, collectionTypeNames, contentApi } from '../contract/index.ts'
import type { Navigation } from './page-row.tsx'
import { sitePagesMessages } from './site-pages.messages.ts'

type Adding = 'page' | 'collection' | 'folder' | 'link'
const names = { page: 'addPage', collection: 'addCollection', folder: 'addFolder', link: 'addLink' } as const

/** A page, a collection, a folder or a link, put last into the main navigation. */
export function AddEntry({ navigation }: { navigation: Navigation }) {
  const t = useWords(sitePagesMessages)
  const [adding, setAdding] = useState<Adding | null>(null)
  const icons = { page: File, collection: Layers, folder: Folder, link: Link2 }
  const entries = (Object.keys(names) as Adding[]).map((kind) => ({
    id: kind,
    label: t(names[kind]),
    icon: icons[kind],
    onAction: () => setAdding(kind),
  }))
  return (
    <>
      <Menu
        label={t('add')}
        placement="bottom end"
        trigger={<IconButton icon={Plus} label={t('add')} />}
        entries={entries}
      />
      {adding && <AddDialog kind={adding} navigation={navigation} onClose={() => setAdding(null)} />}
    </>
  )
}

function AddDialog({ kind, navigation, onClose }: { kind: Adding; navigation: Navigation; onClose: () => void }) {
  const t = useWords(sitePagesMessages)
  const language = useLanguage()
  const [title, setTitle] = useState('')
  const [href, setHref] = useState('')
  const [type, setType] = useState<CollectionTypeName>('blog')
  const { create, error, isPending } = useCreateEntry(kind, navigation, onClose)
  return (
    <Dialog title={t(names[kind])} isOpen onClose={onClose}>
      <form
        className="q-field"
        style={{ gap: 16 }}
        onSubmit={(event) => {
          event.preventDefault()
          create({ title, href, type })
        }}
      >
        <TextField
          label={t(kind === 'page' || kind === 'collection' ? 'title' : 'label')}
          value={title}
          onChange={setTitle}
          autoFocus
          isRequired
          error={error && sentenceOf(error, language)}
        />
        {kind === 'link' && (
          <TextField label={t('address')} value={href} onChange={setHref} placeholder="https://" isRequired />
        )}
        {kind === 'collection' && (
          <Select
            label={t('kind')}
            value={type}
            onChange={setType}
            options={collectionTypeNames.map((value) => ({ value, label: t(value) }))}
          />
        )}
        <div className="q-button-row end">
          <Button
            type="submit"
            tone="primary"
            isDisabled={!title.trim() || (kind === 'link' && !href.trim())}
            isPending={isPending}
          >
            {t('create')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface Entered {
  title: string
  href: string
  type: CollectionTypeName
}

/** Makes what was asked for, then its entry in the menu. */
function useCreateEntry(kind: Adding, navigation: Navigation, onClose: () => void) {
  const { go } = useOwnerRouter()
  const enter = (target: NavigationTarget, label: string) =>
    navigation
      .change(insertNode(navigation.settings, newId(), { tree: 'main', parent: null }, { target, label }))
      .then(onClose)
  const page = useSend(pagesApi.create, {
    quiet: true,
    refreshes: [pagesApi.list],
    onDone: ({ id }) => void enter({ kind: 'document', id }, '').then(() => go(`/config/edit/${id}`)),
  })
  const collection = useSend(contentApi.createCollection, {
    quiet: true,
    refreshes: [contentApi.collections],
    onDone: ({ id }) => void enter({ kind: 'collection', id }, ''),
  })
  const create = ({ title, href, type }: Entered) => {
    if (kind === 'page') page.mutate({ title })
    else if (kind === 'collection') collection.mutate({ title, type })
    else void enter(kind === 'link' ? { kind: 'url', href } : { kind: 'folder' }, title)
  }
  return { create, error: page.error ?? collection.error, isPending: page.isPending || collection.isPending }
}
