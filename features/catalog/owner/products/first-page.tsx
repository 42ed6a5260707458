import { useState } from 'react'
import { z } from 'zod'
import { Button, EmptyState, FormDialog, Page, TextField, useMay, useOwnerForm, useSend, useWords } from '#platform/ui'
import { catalogApi } from '../../contract/index.ts'
import { CurrencyField } from '../currency-field.tsx'
import { useProposedCurrency } from '../use-proposed-currency.ts'
import { storeReads } from '../use-store.ts'
import { productsMessages } from './products.messages.ts'

/** Creates the first products page of a shop. */
export function FirstPage() {
  const t = useWords(productsMessages)
  const may = useMay()
  const [isOpen, setOpen] = useState(false)
  return (
    <Page title={t('products')}>
      <EmptyState
        illustration={<ShelfDrawing />}
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
  const currency = useProposedCurrency()
  return currency === undefined ? null : <NewPageForm currency={currency} onClose={onClose} />
}

/** `currency` is the suggested one; null when the store has one already. */
function NewPageForm({ currency, onClose }: { currency: string | null; onClose: () => void }) {
  const t = useWords(productsMessages)
  const create = useSend(catalogApi.createPage, { quiet: true, refreshes: [catalogApi.pages] })
  const choose = useSend(catalogApi.changeCurrency, { quiet: true, refreshes: storeReads })
  const form = useOwnerForm({
    schema: newPageSchema,
    values: { title: t('shopName'), currency: currency ?? '' },
    save: async ({ title, currency: chosen }) => {
      if (chosen !== '') await choose.mutateAsync({ currency: chosen })
      return create.mutateAsync({ title })
    },
    onSaved: onClose,
  })
  return (
    <FormDialog title={t('createPage')} action={t('create')} onClose={onClose} form={form}>
      <TextField label={t('title')} {...form.field('title')} autoFocus isRequired />
      {currency !== null && (
        <CurrencyField label={t('currency')} hint={t('currency.hint')} {...form.field('currency')} />
      )}
    </FormDialog>
  )
}

const newPageSchema = catalogApi.createPage.input.extend({ currency: z.string() })

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
