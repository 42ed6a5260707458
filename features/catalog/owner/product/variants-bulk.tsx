import { useState } from 'react'
import { Button, ConfirmDialog, toast, useSend, useWords } from '#platform/ui'
import { catalogApi, sheetApi } from '../../contract/index.ts'
import { productMessages } from '../base/product.messages.ts'
import type { ProductDraft } from '../base/use-product-form.ts'

interface Props {
  draft: ProductDraft
  ids: string[]
  onDone: () => void
}

/** Bulk actions for the selected variants. */
export function VariantsBulk({ draft, ids, onDone }: Props) {
  const t = useWords(productMessages)
  const [isAsking, setAsking] = useState(false)
  const remove = useSend(catalogApi.removeVariants, {
    refreshes: [catalogApi.product, catalogApi.products, sheetApi.rows],
    onDone: () => {
      toast(t('variantsRemoved', { n: ids.length }))
      onDone()
    },
  })
  return (
    <div className="product-bulk">
      <strong>{t('chosenVariants', { n: ids.length })}</strong>
      <Button size="small" isDisabled={draft.form.isChanged} onPress={() => setAsking(true)}>
        {t('removeVariants')}
      </Button>
      {draft.form.isChanged && <span className="q-hint">{t('saveBefore')}</span>}
      <ConfirmDialog
        title={t('removeVariantsTitle', { n: ids.length })}
        action={t('removeVariants')}
        isOpen={isAsking}
        isPending={remove.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate({ ids }, { onSettled: () => setAsking(false) })}
      >
        <p>{t('removeVariantsLead')}</p>
      </ConfirmDialog>
    </div>
  )
}
