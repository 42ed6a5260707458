import { Plus } from '#platform/icons'
import { useState } from 'react'
import {
  Button,
  FormDialog,
  RadioGroup,
  Select,
  TextField,
  useOwnerRouter,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { catalogApi, type ProductType, productTypes, type ProductsPage } from '../../contract/index.ts'
import { productsMessages } from './products.messages.ts'

const kinds = [
  { name: 'PHYSICAL', hint: 'physicalHint' },
  { name: 'DIGITAL', hint: 'digitalHint' },
  { name: 'SERVICE', hint: 'serviceHint' },
  { name: 'GIFT_CARD', hint: 'giftCardHint' },
  { name: 'PAYWALL', hint: 'accessHint' },
] as const

/** Creates a product from a name and a type; everything else is on its own screen. */
export function AddProduct({ pages }: { pages: readonly ProductsPage[] }) {
  const t = useWords(productsMessages)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button tone="primary" icon={Plus} onPress={() => setOpen(true)}>
        {t('add')}
      </Button>
      {isOpen && <AddDialog pages={pages} onClose={() => setOpen(false)} />}
    </>
  )
}

function AddDialog({ pages, onClose }: { pages: readonly ProductsPage[]; onClose: () => void }) {
  const t = useWords(productsMessages)
  const { go } = useOwnerRouter()
  const create = useSend(catalogApi.create, { quiet: true, refreshes: [catalogApi.products, catalogApi.pages] })
  const form = useOwnerForm({
    schema: catalogApi.create.input,
    values: { collectionId: pages[0]?.id ?? '', title: '', type: productTypes.PHYSICAL as ProductType },
    save: create.mutateAsync,
    onSaved: ({ id }) => go(`/config/products/${id}`),
  })
  const kind = kinds.find(({ name }) => productTypes[name] === form.values.type)?.name ?? 'PHYSICAL'
  return (
    <FormDialog title={t('add')} action={t('create')} onClose={onClose} form={form}>
      <div className="catalog-form">
        <TextField label={t('title')} {...form.field('title')} autoFocus isRequired />
        <RadioGroup
          label={t('type')}
          value={kind}
          onChange={(name) => form.set({ type: productTypes[name] })}
          options={kinds.map(({ name, hint }) => ({ value: name, label: t(name), hint: t(hint) }))}
        />
        {pages.length > 1 && (
          <Select
            label={t('choosePage')}
            {...form.field('collectionId')}
            options={pages.map((page) => ({ value: page.id, label: page.title }))}
          />
        )}
      </div>
    </FormDialog>
  )
}
