import { z } from 'zod'
import {
  FormDialog,
  RemovalDialog,
  ImageRow,
  TextArea,
  TextField,
  useCreateOrChange,
  useOwnerForm,
  useWords,
} from '#platform/ui'
import { type Author, authorApi, contentApi } from '../contract/index.ts'
import { authorsMessages } from './authors.messages.ts'

const refreshes = [authorApi.authors, contentApi.items]
const blank = { name: '', about: '', website: '', image: null as string | null }

/** Creates or edits an author. */
export function EditAuthor({ author, onClose }: { author: Author | null; onClose: () => void }) {
  const t = useWords(authorsMessages)
  const save = useCreateOrChange({ create: authorApi.create, change: authorApi.change, refreshes, id: author?.id })
  const form = useOwnerForm({
    schema: formSchema,
    values: author ? { name: author.name, about: author.about, website: author.website, image: author.image } : blank,
    save,
    onSaved: onClose,
    sentences: { website: t('websiteWrong') },
  })
  return (
    <FormDialog title={author?.name ?? t('add')} onClose={onClose} form={form} {...(!author && { action: t('add') })}>
      <div className="labels-form">
        <TextField label={t('name')} {...form.field('name')} maxLength={200} isRequired autoFocus />
        <ImageRow
          label={t('image')}
          value={form.values.image}
          onChange={(asset) => form.set({ image: asset?.id ?? null })}
        />
        <TextArea label={t('about')} hint={t('aboutHint')} rows={4} {...form.field('about')} maxLength={5000} />
        <TextField label={t('website')} type="url" placeholder="https://" {...form.field('website')} maxLength={2000} />
      </div>
    </FormDialog>
  )
}

const formSchema = authorApi.create.input.extend({
  website: z
    .string()
    .trim()
    .max(2000)
    .refine((text) => text === '' || isWebAddress(text)),
})

function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol)
}

export function DeleteAuthor({ author, onClose }: { author: Author; onClose: () => void }) {
  const t = useWords(authorsMessages)
  return (
    <RemovalDialog
      endpoint={authorApi.remove}
      input={{ id: author.id }}
      refreshes={refreshes}
      title={t('deleteTitle', { name: author.name })}
      action={t('delete')}
      doneMessage={t('deleted', { name: author.name })}
      onClose={onClose}
    >
      <p>{t('deleteText')}</p>
    </RemovalDialog>
  )
}
