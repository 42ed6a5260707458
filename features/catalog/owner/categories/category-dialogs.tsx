import { useState } from 'react'
import { enumerations } from '#platform/contract'
import {
  Button,
  ConfirmDialog,
  Dialog,
  ImageRow,
  sentenceOf,
  TextArea,
  TextField,
  toast,
  useLanguage,
  useSend,
  useWords,
} from '#platform/ui'
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
  const language = useLanguage()
  const [name, setName] = useState('')
  const create = useSend(categoryApi.create, { quiet: true, refreshes, onDone: onClose })
  return (
    <Dialog title={t('add')} isOpen onClose={onClose}>
      <form
        className="catalog-form"
        onSubmit={(event) => {
          event.preventDefault()
          create.mutate({ collectionId, parentId, name: name.trim() })
        }}
      >
        <TextField
          label={t('name')}
          value={name}
          onChange={setName}
          maxLength={longest}
          hint={t('atMost', { n: longest })}
          error={create.error && sentenceOf(create.error, language)}
          autoFocus
        />
        <div className="q-button-row end">
          <Button type="submit" tone="primary" isDisabled={!name.trim()} isPending={create.isPending}>
            {t('create')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

export function CategoryDialog({ category, onClose }: { category: Category; onClose: () => void }) {
  const t = useWords(categoriesMessages)
  const language = useLanguage()
  const [values, setValues] = useState({
    name: category.name,
    slug: category.slug,
    description: category.description,
    image: category.image,
  })
  const change = useSend(categoryApi.change, { quiet: true, refreshes, onDone: onClose })
  // An import may have brought a longer name than one may type: it is not sent as long as nobody changes it.
  const { name, ...rest } = values
  const changed = { ...rest, ...(name.trim() !== category.name && { name: name.trim() }) }
  const foot = (
    <Button
      tone="primary"
      isDisabled={!name.trim()}
      isPending={change.isPending}
      onPress={() => change.mutate({ id: category.id, values: changed })}
    >
      {t('save')}
    </Button>
  )
  return (
    <Dialog title={category.name} isOpen onClose={onClose} foot={foot}>
      <div className="catalog-form">
        <TextField
          label={t('name')}
          value={values.name}
          onChange={(name) => setValues({ ...values, name })}
          maxLength={Math.max(longest, category.name.length)}
          error={change.error && sentenceOf(change.error, language)}
        />
        <TextField
          label={t('slug')}
          value={values.slug}
          onChange={(slug) => setValues({ ...values, slug })}
          maxLength={200}
        />
        <TextArea
          label={t('description')}
          hint={t('descriptionHint')}
          value={values.description}
          onChange={(description) => setValues({ ...values, description })}
          maxLength={2000}
        />
        <ImageRow
          label={t('picture')}
          value={values.image}
          onChange={(asset) => setValues({ ...values, image: asset?.id ?? null })}
        />
      </div>
    </Dialog>
  )
}

export function DeleteCategory({ category, onClose }: { category: Category; onClose: () => void }) {
  const t = useWords(categoriesMessages)
  const remove = useSend(categoryApi.remove, {
    refreshes,
    onDone: () => {
      toast(t('deleted', { name: category.name }))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('deleteTitle', { name: category.name })}
      action={t('delete')}
      isOpen
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id: category.id })}
      onClose={onClose}
    >
      <p>{t('deleteText')}</p>
    </ConfirmDialog>
  )
}
