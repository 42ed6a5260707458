import { z } from 'zod'
import { changeNode, menuAddress, type NavigationTarget } from '#features/navigation/contract'
import { Checkbox, FormDialog, LinkField, TextField, useOwnerForm, useWords } from '#platform/ui'
import type { Navigation } from './page-row.tsx'
import type { PageRow } from './page-tree.ts'
import { sitePagesMessages } from './site-pages.messages.ts'

interface Props {
  row: PageRow
  /** All rows. A link to a page of the site becomes an entry that follows the page. */
  all: readonly PageRow[]
  navigation: Navigation
  onClose: () => void
}

const labelSchema = z.string().trim().max(200)
const schemas = {
  folder: z.object({ label: labelSchema.min(1), href: z.string(), newWindow: z.boolean() }),
  entry: z.object({ label: labelSchema, href: z.string().trim().min(1).max(2000), newWindow: z.boolean() }),
}

/** Edits the label of an entry, its target, and whether it opens a new tab. */
export function EntryDialog({ row, all, navigation, onClose }: Props) {
  const t = useWords(sitePagesMessages)
  const node = navigation.settings.nodes[row.id]
  const isFolder = row.target === 'folder'
  const before = row.page?.path ?? (row.collection ? `/${row.collection.slug}` : row.href)
  const form = useOwnerForm({
    schema: schemas[isFolder || before === '' ? 'folder' : 'entry'],
    values: { label: node?.label ?? '', href: before, newWindow: node?.newWindow ?? false },
    save: async ({ label, href, newWindow }) => {
      const target = isFolder || href === before ? {} : { target: targetOf(href, all) }
      await navigation.change(changeNode(navigation.settings, row.id, { label, newWindow, ...target }))
    },
    onSaved: onClose,
  })
  const title = row.page?.title ?? row.collection?.title
  return (
    <FormDialog
      title={t(isFolder ? 'renameFolder' : 'editLinkOf', { title: row.label })}
      action={t('save')}
      form={form}
      onClose={onClose}
    >
      <TextField
        label={t('label')}
        {...form.field('label')}
        {...(title && { placeholder: title, hint: t('labelHint', { title }) })}
        isRequired={isFolder}
        autoFocus
      />
      {!isFolder && before !== '' && (
        <LinkField
          label={t('leadsTo')}
          href={form.values.href}
          onChange={(href) => form.set({ href })}
          error={form.error('href')}
        />
      )}
      {!isFolder && (
        <Checkbox isSelected={form.values.newWindow} onChange={(newWindow) => form.set({ newWindow })}>
          {t('newTab')}
        </Checkbox>
      )}
    </FormDialog>
  )
}

/** The page or collection with this address, if there is one, so that the entry follows changes of its address. */
export function targetOf(href: string, all: readonly PageRow[]): NavigationTarget {
  const found = all.find(
    ({ page, collection }) => page?.path === href || (collection && `/${collection.slug}` === href),
  )
  if (found?.page) return { kind: 'document', id: found.page.id }
  if (found?.collection) return { kind: 'collection', id: found.collection.id }
  return { kind: 'url', href: menuAddress(href) }
}
