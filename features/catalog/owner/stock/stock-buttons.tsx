import { useState } from 'react'
import { Button, ButtonRow, useMay, useWords } from '#platform/ui'
import type { Variant } from '../../contract/index.ts'
import { CorrectStock } from './correct-stock.tsx'
import { productMessages } from '../base/product.messages.ts'
import { StockHistory } from './stock-history.tsx'
import type { ProductDraft } from '../base/use-product-form.ts'
import { variantName } from '../base/variant-name.ts'

/** Buttons for a correction of the stock and for its history. */
export function StockButtons({ draft, variant }: { draft: ProductDraft; variant: Variant }) {
  const t = useWords(productMessages)
  const may = useMay()
  const [open, setOpen] = useState<'correct' | 'history' | null>(null)
  const { product, form } = draft
  const stored = product.variants.find(({ id }) => id === variant.id)
  if (!stored || stored.isUnlimited) return null
  const dialog = { variant: stored, name: variantName(stored) || product.title, onClose: () => setOpen(null) }
  return (
    <>
      <ButtonRow>
        {may('commerce.inventory') && (
          <Button size="small" isDisabled={form.isChanged} onPress={() => setOpen('correct')}>
            {t('correctStock')}
          </Button>
        )}
        <Button size="small" onPress={() => setOpen('history')}>
          {t('stockHistory')}
        </Button>
        {form.isChanged && <span className="q-hint">{t('saveBefore')}</span>}
      </ButtonRow>
      {open === 'correct' && <CorrectStock {...dialog} />}
      {open === 'history' && <StockHistory {...dialog} />}
    </>
  )
}
