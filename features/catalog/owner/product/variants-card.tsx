import { Table2 } from '#platform/icons'
import { useState } from 'react'
import { Button, ButtonRow, Card, Dialog, LinkButton, Select, Table, TextField, useMay, useWords } from '#platform/ui'
import type { Variant } from '../../contract/index.ts'
import { MoneyField } from './money-field.tsx'
import { productMessages } from '../base/product.messages.ts'
import type { ProductDraft } from '../base/use-product-form.ts'
import { useThumbnails } from '../base/thumbnails.tsx'
import { VariantFields } from './variant-fields.tsx'
import { variantName } from '../base/variant-name.ts'
import { VariantsBulk } from './variants-bulk.tsx'

/** Rows rendered at once; further variants are shown on demand. */
const pageSize = 50

/** Every variant with its most frequent fields; a row opens the others. */
export function VariantsCard({ draft }: { draft: ProductDraft }) {
  const t = useWords(productMessages)
  const [openId, setOpenId] = useState<string | null>(null)
  const [shown, setShown] = useState(pageSize)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { variants } = draft.now
  const open = variants.find(({ id }) => id === openId)
  return (
    <Card title={t('variants')} lead={t('applied', { n: variants.length })}>
      {chosen.size > 0 && <VariantsBulk draft={draft} ids={[...chosen]} onDone={() => setChosen(new Set())} />}
      <div className="product-variants">
        <VariantsTable
          draft={draft}
          variants={variants.slice(0, shown)}
          onOpen={setOpenId}
          chosen={chosen}
          onChoose={setChosen}
        />
      </div>
      <ButtonRow>
        {variants.length > shown && (
          <Button size="small" onPress={() => setShown(variants.length)}>
            {t('applied', { n: variants.length })}
          </Button>
        )}
        <LinkButton
          size="small"
          icon={Table2}
          href={`/config/products/sheet?search=${encodeURIComponent(draft.product.title)}`}
        >
          {t('pricing')}
        </LinkButton>
      </ButtonRow>
      {open && <VariantDialog draft={draft} variant={open} onClose={() => setOpenId(null)} />}
    </Card>
  )
}

const fields = ['priceMinor', 'quantity', 'sku'] as const

interface TableProps {
  draft: ProductDraft
  variants: readonly Variant[]
  onOpen: (id: string) => void
  chosen: ReadonlySet<string>
  onChoose: (ids: ReadonlySet<string>) => void
}

function VariantsTable({ draft, variants, onOpen, chosen, onChoose }: TableProps) {
  const t = useWords(productMessages)
  const may = useMay()
  return (
    <Table
      label={t('variants')}
      entries={variants}
      dependencies={variants.flatMap(({ id }) => fields.map((field) => draft.variantError(id, field)))}
      onAction={onOpen}
      {...(may('commerce.inventory') && { selected: chosen, onSelect: onChoose })}
      columns={[
        {
          id: 'name',
          label: t('variant'),
          isRowHeader: true,
          cell: (variant) => <span className="product-variant">{variantName(variant)}</span>,
        },
        {
          id: 'price',
          label: t('price'),
          width: 132,
          cell: (variant) => (
            <MoneyField
              aria-label={`${t('price')} ${variantName(variant)}`}
              value={variant.priceMinor}
              onChange={(minor) => draft.changeVariant(variant.id, { priceMinor: minor ?? 0 })}
              error={draft.variantError(variant.id, 'priceMinor')}
            />
          ),
        },
        {
          id: 'stock',
          label: t('quantity'),
          width: 84,
          cell: (variant) => <Quantity draft={draft} variant={variant} />,
        },
        {
          id: 'sku',
          label: t('code'),
          width: 124,
          cell: (variant) => (
            <TextField
              aria-label={`${t('code')} ${variantName(variant)}`}
              value={variant.sku}
              onChange={(sku) => draft.changeVariant(variant.id, { sku })}
              error={draft.variantError(variant.id, 'sku')}
            />
          ),
        },
      ]}
    />
  )
}

function Quantity({ draft, variant }: { draft: ProductDraft; variant: Variant }) {
  const t = useWords(productMessages)
  if (variant.isUnlimited) return <span className="q-quiet">{t('unlimited')}</span>
  const set = (text: string) => {
    const quantity = Number(text)
    if (Number.isInteger(quantity) && quantity >= 0) draft.changeVariant(variant.id, { quantity })
  }
  return (
    <TextField
      aria-label={`${t('quantity')} ${variantName(variant)}`}
      value={String(variant.quantity)}
      onChange={set}
      error={draft.variantError(variant.id, 'quantity')}
      inputMode="numeric"
    />
  )
}

function VariantDialog({ draft, variant, onClose }: { draft: ProductDraft; variant: Variant; onClose: () => void }) {
  const t = useWords(productMessages)
  const images = draft.now.images.filter(({ asset }) => asset !== null)
  const thumbnails = useThumbnails(images.map(({ asset }) => asset))
  const options = [
    { value: '', label: t('off') },
    ...images.map(({ id, alt, asset }, at) => ({
      value: id,
      label: alt || thumbnails.get(asset ?? '')?.name || t('imageOf', { n: at + 1 }),
    })),
  ]
  return (
    <Dialog title={variantName(variant)} isOpen onClose={onClose}>
      <div className="catalog-form">
        <VariantFields draft={draft} variant={variant} />
        {images.length > 0 && (
          <Select
            label={t('variantImage', { name: variantName(variant) })}
            value={variant.imageId ?? ''}
            onChange={(id) => draft.changeVariant(variant.id, { imageId: id || null })}
            options={options}
          />
        )}
      </div>
    </Dialog>
  )
}
