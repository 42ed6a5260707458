import { Card, useWords } from '#platform/ui'
import { productMessages } from '../base/product.messages.ts'
import type { ProductDraft } from '../base/use-product-form.ts'
import { VariantFields } from './variant-fields.tsx'

/** A product without options has one variant, whose fields are shown here. */
export function ProductPricing({ draft }: { draft: ProductDraft }) {
  const t = useWords(productMessages)
  const variant = draft.now.variants[0]
  if (!variant) return null
  return (
    <Card title={t('pricing')}>
      <VariantFields draft={draft} variant={variant} />
    </Card>
  )
}
