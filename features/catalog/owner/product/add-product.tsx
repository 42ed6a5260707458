import { Plus } from 'lucide-react'
import { useState } from 'react'
import {
  Button,
  Dialog,
  RadioGroup,
  Select,
  sentenceOf,
  TextField,
  useOwnerRouter,
  useLanguage,
  useSend,
  useWords,
} from '#platform/ui'
import { catalogApi, type ProductType, productTypes, type ProductsPage } from '../../contract/index.ts'
import { productsMessages } from '../products/products.messages.ts'

const kinds = [
  { name: 'PHYSICAL', hint: 'physicalHint' },
  { name: 'DIGITAL', hint: 'digitalHint' },
  { name: 'SERVICE', hint: 'serviceHint' },
  { name: 'GIFT_CARD', hint: 'giftCardHint' },
  { name: 'PAYWALL', hint: 'accessHint' },
] as const

/** A name and a kind are enough to begin; everything else is asked on the product's own screen. */
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
  const language = useLanguage()
  const { go } = useOwnerRouter()
  const [title, setTitle] = useState('')
  const [kind, setKind] = useState<(typeof kinds)[number]['name']>('PHYSICAL')
  const [page, setPage] = useState(pages[0]?.id ?? '')
  const create = useSend(catalogApi.create, {
    quiet: true,
    refreshes: [catalogApi.products, catalogApi.pages],
    onDone: ({ id }) => go(`/config/products/${id}`),
  })
  const type: ProductType = productTypes[kind]
  return (
    <Dialog title={t('add')} isOpen onClose={onClose}>
      <form
        className="catalog-form"
        onSubmit={(event) => {
          event.preventDefault()
          create.mutate({ collectionId: page, title: title.trim(), type })
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
        <RadioGroup
          label={t('type')}
          value={kind}
          onChange={setKind}
          options={kinds.map(({ name, hint }) => ({ value: name, label: t(name), hint: t(hint) }))}
        />
        {pages.length > 1 && (
          <Select
            label={t('choosePage')}
            value={page}
            onChange={setPage}
            options={pages.map((one) => ({ value: one.id, label: one.title }))}
          />
        )}
        <div className="q-button-row end">
          <Button type="submit" tone="primary" isDisabled={!title.trim()} isPending={create.isPending}>
            {t('create')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
