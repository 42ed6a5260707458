import { useMemo } from 'react'
import { z } from 'zod'
import { enumerations } from '#platform/contract'
import { FormDialog, RemovalDialog, ImageRow, TextArea, TextField, useOwnerForm, useSend, useWords } from '#platform/ui'
import { catalogApi, type Category, categoryApi } from '../../contract/index.ts'
import { categoriesMessages } from './categories.messages.ts'

const refreshes = [categoryApi.categories, catalogApi.product]
const longest = enumerations.limits.categoryLength

export function NewCategory({
  collectionId,
  parentId,
  onClose,
}: {
  collectionId: string
  parentId: string | null
  onClose: () => void
}) {
  const t = useWords(categoriesMessages)
  const create = useSend(categoryApi.create, { quiet: true, refreshes })
  const form = useOwnerForm({
    schema: categoryApi.create.input,
    values: { collectionId, parentId, name: '' },
    save: create.mutateAsync,
    onSaved: onClose,
    refusals: { 'catalog.category_exists': 'name' },
  })
  return (
    <FormDialog title={t('add')} action={t('create')} onClose={onClose} form={form}>
      <TextField label={t('name')} {...form.field('name')} hint={t('atMost', { n: longest })} isRequired autoFocus />
    </FormDialog>
  )
}

export function CategoryDialog({ category, onClose }: { category: Category; onClose: () => void }) {
  const t = useWords(categoriesMessages)
  const { id, name, slug, description, image } = category
  const change = useSend(categoryApi.change, { quiet: true, refreshes })
  const form = useOwnerForm({
    schema: useMemo(() => categorySchemaOf(name), [name]),
    values: { name, slug, description, image },
    save: ({ name: typed, ...rest }) =>
      change.mutateAsync({ id, values: { ...rest, ...(typed !== name && { name: typed }) } }),
    onSaved: onClose,
    refusals: { 'catalog.category_exists': 'name' },
  })
  return (
    <FormDialog title={name} onClose={onClose} form={form}>
      <div className="catalog-form">
        <TextField label={t('name')} {...form.field('name')} isRequired />
        <TextField label={t('slug')} {...form.field('slug')} maxLength={200} />
        <TextArea
          label={t('description')}
          hint={t('descriptionHint')}
          {...form.field('description')}
          maxLength={2000}
        />
        <ImageRow
          label={t('image')}
          value={form.values.image}
          onChange={(asset) => form.set({ image: asset?.id ?? null })}
        />
      </div>
    </FormDialog>
  )
}

/** An imported name may be longer than a typed one, so an unchanged name is not validated. */
function categorySchemaOf(present: string) {
  const { name, slug, description, image } = categoryApi.change.input.shape.values.required().shape
  return z.object({ name: z.literal(present).or(name), slug, description, image })
}

export function DeleteCategory({ category, onClose }: { category: Category; onClose: () => void }) {
  const t = useWords(categoriesMessages)
  return (
    <RemovalDialog
      endpoint={categoryApi.remove}
      input={{ id: category.id }}
      refreshes={refreshes}
      title={t('deleteTitle', { name: category.name })}
      action={t('delete')}
      doneMessage={t('deleted', { name: category.name })}
      onClose={onClose}
    >
      <p>{t('deleteText')}</p>
    </RemovalDialog>
  )
}
