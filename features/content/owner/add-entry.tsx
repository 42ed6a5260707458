import { File, Folder, Layers, Link2, Plus } from '#platform/icons'
import { useState } from 'react'
import { z } from 'zod'
import { insertNode, type NavigationTarget } from '#features/navigation/contract'
import { pagesApi } from '#features/pages/contract'
import { newId } from '#platform/contract'
import {
  FormDialog,
  IconButton,
  LinkField,
  Menu,
  Select,
  TextField,
  useOwnerRouter,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { type CollectionTypeName, collectionTypeNames, contentApi } from '../contract/index.ts'
import { targetOf } from './entry-dialog.tsx'
import type { Navigation } from './page-row.tsx'
import type { PageRow } from './page-tree.ts'
import { sitePagesMessages } from './site-pages.messages.ts'

type Adding = 'page' | 'collection' | 'folder' | 'link'
const names = { page: 'addPage', collection: 'addCollection', folder: 'addFolder', link: 'addLink' } as const

interface Props {
  navigation: Navigation
  all: readonly PageRow[]
}

/** Adds a page, a collection, a folder or a link at the end of the main navigation. */
export function AddEntry({ navigation, all }: Props) {
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
      {adding && <AddDialog kind={adding} navigation={navigation} all={all} onClose={() => setAdding(null)} />}
    </>
  )
}

function AddDialog({ kind, navigation, all, onClose }: Props & { kind: Adding; onClose: () => void }) {
  const t = useWords(sitePagesMessages)
  const { go } = useOwnerRouter()
  const form = useOwnerForm({
    schema: entrySchemas[kind],
    values: { title: '', href: '', type: 'blog' as CollectionTypeName },
    save: useCreateEntry(kind, { navigation, all }),
    onSaved: (madePage) => {
      onClose()
      if (madePage !== null) go(`/config/edit/${madePage}`)
    },
  })
  return (
    <FormDialog title={t(names[kind])} action={t('create')} onClose={onClose} form={form}>
      <TextField
        label={t(kind === 'page' || kind === 'collection' ? 'title' : 'label')}
        {...form.field('title')}
        autoFocus
        isRequired
      />
      {kind === 'link' && (
        <LinkField
          label={t('address')}
          href={form.values.href}
          onChange={(href) => form.set({ href })}
          error={form.error('href')}
        />
      )}
      {kind === 'collection' && (
        <Select
          label={t('kind')}
          {...form.field('type')}
          options={collectionTypeNames.map((value) => ({ value, label: t(value) }))}
        />
      )}
    </FormDialog>
  )
}

const entrySchema = z.object({
  title: pagesApi.create.input.shape.title,
  href: z.string().trim(),
  type: contentApi.createCollection.input.shape.type,
})
type Entry = z.infer<typeof entrySchema>

const entrySchemas: Record<Adding, typeof entrySchema> = {
  page: entrySchema,
  collection: entrySchema,
  folder: entrySchema,
  link: entrySchema.extend({ href: z.string().trim().min(1) }),
}

/** Creates the chosen target and its menu entry; returns the id of a new page. */
function useCreateEntry(kind: Adding, { navigation, all }: Props): (entry: Entry) => Promise<string | null> {
  const enter = (target: NavigationTarget, label: string) =>
    navigation.change(insertNode(navigation.settings, newId(), { tree: 'main', parent: null }, { target, label }))
  const page = useSend(pagesApi.create, { quiet: true, refreshes: [pagesApi.list] })
  const collection = useSend(contentApi.createCollection, { quiet: true, refreshes: [contentApi.collections] })
  return async ({ title, href, type }) => {
    if (kind === 'page') {
      const { id } = await page.mutateAsync({ title })
      await enter({ kind: 'document', id }, '')
      return id
    }
    if (kind === 'collection') {
      const { id } = await collection.mutateAsync({ title, type })
      await enter({ kind: 'collection', id }, '')
    } else await enter(kind === 'link' ? targetOf(href, all) : { kind: 'folder' }, title)
    return null
  }
}
