import { useState } from 'react'
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
import { type Author, authorApi, contentApi } from '../contract/index.ts'
import { authorsMessages } from './authors.messages.ts'

const refreshes = [authorApi.authors, contentApi.items]
const blank = { name: '', about: '', website: '', image: null as string | null }

/** A new author, or one to change. */
export function EditAuthor({ author, onClose }: { author: Author | null; onClose: () => void }) {
  const t = useWords(authorsMessages)
  const language = useLanguage()
  const [fields, setFields] = useState(() =>
    author ? { name: author.name, about: author.about, website: author.website, image: author.image } : blank,
  )
  const set = (changes: Partial<typeof blank>) => setFields({ ...fields, ...changes })
  const create = useSend(authorApi.create, { quiet: true, refreshes, onDone: onClose })
  const change = useSend(authorApi.change, { quiet: true, refreshes, onDone: onClose })
  const error = create.error ?? change.error
  const website = fields.website.trim()
  const isWebsite = website === '' || isWebAddress(website)
  const save = () => {
    const wanted = { ...fields, name: fields.name.trim(), website }
    if (author) change.mutate({ id: author.id, ...wanted })
    else create.mutate(wanted)
  }
  return (
    <Dialog title={author?.name ?? t('add')} isOpen onClose={onClose}>
      <form
        className="labels-form"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <TextField
          label={t('name')}
          value={fields.name}
          onChange={(name) => set({ name })}
          maxLength={200}
          error={error && sentenceOf(error, language)}
          autoFocus
        />
        <About fields={fields} set={set} />
        <TextField
          label={t('website')}
          type="url"
          placeholder="https://"
          value={fields.website}
          onChange={(typed) => set({ website: typed })}
          maxLength={2000}
          error={isWebsite ? null : t('websiteWrong')}
        />
        <div className="q-button-row end">
          <Button
            type="submit"
            tone="primary"
            isDisabled={fields.name.trim() === '' || !isWebsite}
            isPending={create.isPending || change.isPending}
          >
            {t(author ? 'save' : 'add')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface AboutProps {
  fields: typeof blank
  set: (changes: Partial<typeof blank>) => void
}

function About({ fields, set }: AboutProps) {
  const t = useWords(authorsMessages)
  return (
    <>
      <ImageRow label={t('picture')} value={fields.image} onChange={(asset) => set({ image: asset?.id ?? null })} />
      <TextArea
        label={t('about')}
        hint={t('aboutHint')}
        rows={4}
        value={fields.about}
        onChange={(about) => set({ about })}
        maxLength={5000}
      />
    </>
  )
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol)
}

export function DeleteAuthor({ author, onClose }: { author: Author; onClose: () => void }) {
  const t = useWords(authorsMessages)
  const remove = useSend(authorApi.remove, {
    refreshes,
    onDone: () => {
      toast(t('deleted', { name: author.name }))
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={t('deleteTitle', { name: author.name })}
      action={t('delete')}
      isOpen
      isPending={remove.isPending}
      onConfirm={() => remove.mutate({ id: author.id })}
      onClose={onClose}
    >
      <p>{t('deleteText')}</p>
    </ConfirmDialog>
  )
}
