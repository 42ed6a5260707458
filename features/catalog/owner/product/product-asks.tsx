import type { FormField } from '#features/forms/contract'
import { Card, useWords } from '#platform/ui'
import { QuestionFields } from './custom-fields.tsx'
import { productMessages } from '../base/product.messages.ts'
import type { ProductDraft } from '../base/use-product-form.ts'

/** Edits the questions that the buyer answers before adding the product to the cart. */
export function ProductAsks({ draft: { now, change, form } }: { draft: ProductDraft }) {
  const t = useWords(productMessages)
  const set = (fields: FormField[]) =>
    change({ form: fields.length > 0 ? { title: now.form?.title ?? '', fields } : null })
  return (
    <Card title={t('asks')} lead={t('asksLead')}>
      <QuestionFields
        fields={now.form?.fields ?? []}
        onChange={set}
        error={(path) => form.error(`form.fields.${path}`)}
      />
    </Card>
  )
}
