import { useState } from 'react'
import { Button, EmptyState, FormDialog, Page, TextField, useMay, useOwnerForm, useSend, useWords } from '#platform/ui'
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
  const create = useSend(catalogApi.createPage, { quiet: true, refreshes: [catalogApi.pages] })
  const form = useOwnerForm({
    schema: catalogApi.createPage.input,
    values: { title: t('shopName') },
    save: create.mutateAsync,
    onSaved: onClose,
  })
  return (
    <FormDialog title={t('createPage')} action={t('create')} onClose={onClose} form={form}>
      <TextField label={t('title')} {...form.field('title')} autoFocus isRequired />
    </FormDialog>
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
