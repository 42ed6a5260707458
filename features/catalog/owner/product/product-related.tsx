import { Card, useWords } from '#platform/ui'
import { ProductsRow } from '../panels/product-rows.tsx'
import { productMessages } from '../base/product.messages.ts'
import type { ProductDraft } from '../base/use-product-form.ts'

const mostRelated = 24
const mostBeside = 6

export function ProductRelated({ draft: { now, change } }: { draft: ProductDraft }) {
  const t = useWords(productMessages)
  return (
    <>
      <Card title={t('related')} lead={t('relatedLead')}>
        <ProductsRow
          label={t('related')}
          value={now.relatedIds}
          onChange={(relatedIds) => change({ relatedIds })}
          max={mostRelated}
        />
      </Card>
      <Card title={t('goesWith')} lead={t('goesWithLead')}>
        <ProductsRow
          label={t('goesWith')}
          value={now.goesWithIds}
          onChange={(goesWithIds) => change({ goesWithIds })}
          max={mostBeside}
        />
      </Card>
    </>
  )
}
