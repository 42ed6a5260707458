import { useState } from 'react'
import {
  Button,
  Dialog,
  EmptyState,
  Page,
  sentenceOf,
  TextField,
  useLanguage,
  useMay,
  useSend,
  useWords,
} from '#platform/ui'
import { catalogApi } from '../../contract/index.ts'
import { productsMessages } from './products.messages.ts'

/** A shop begins with the page on which its products stand. */
export function FirstPage() {
  const t = useWords(productsMessages)
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  return (
    <Page title={t('products')}>
      <EmptyState
        picture={<ShelfDrawing />}
        action={
          may('content.edit') && (
            <Button tone="primary" onPress={() => setOpen(true)}>
              {t('createPage')}
            </Button>
          )
        }
      >
        {t('noPage')}
      </EmptyState>
      {isOpen && <NewPage onClose={() => setOpen(false)} />}
    </Page>
  )
}

export function NewPage({ onClose }: { onClose: () => void }) {
  const t = useWords(productsMessages)
  const language = useLanguage()
  const [title, setTitle] = useState(t('shopName'))
  const create = useSend(catalogApi.createPage, { quiet: true, refreshes: [catalogApi.pages], onDone: onClose })
  return (
    <Dialog title={t('createPage')} isOpen onClose={onClose}>
      <form
        className="catalog-form"
        onSubmit={(event) => {
          event.preventDefault()
          create.mutate({ title: title.trim() })
        }}
      >
        <TextField
          label={t('title')}
          value={title}
          onChange={setTitle}
          autoFocus
          isRequired
          error={create.error && sentenceOf(create.error, language)}
        />
        <div className="q-button-row end">
          <Button type="submit" tone="primary" isDisabled={!title.trim()} isPending={create.isPending}>
            {t('create')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function ShelfDrawing() {
  return (
    <svg viewBox="0 0 160 100" fill="none">
      <path d="M14 86h132" stroke="currentColor" strokeWidth="3" strokeLinecap="round" opacity=".5" />
      <rect x="26" y="40" width="28" height="44" rx="3" fill="var(--surface-3)" />
      <circle cx="80" cy="66" r="18" fill="var(--surface-3)" />
      <path d="M106 84V30h24l6 12v42z" fill="var(--surface-3)" />
      <path d="M32 52h16M32 60h10" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" opacity=".35" />
    </svg>
  )
}
