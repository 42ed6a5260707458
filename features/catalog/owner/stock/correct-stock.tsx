import { z } from 'zod'
import {
  FormDialog,
  NumberField,
  SegmentedControl,
  TextField,
  toast,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { catalogApi, sheetApi, type Variant } from '../../contract/index.ts'
import { productMessages } from '../base/product.messages.ts'

const modes = ['counted', 'added', 'taken'] as const
const words = { counted: 'stockCounted', added: 'stockAdded', taken: 'stockTaken' } as const

const schema = z.object({
  mode: z.enum(modes),
  number: z.int().min(0).max(1_000_000_000),
  reason: z.string().trim().min(1).max(200),
})

interface Props {
  variant: Variant
  name: string
  onClose: () => void
}

/** Enters a count or a difference, with a reason. */
export function CorrectStock({ variant, name, onClose }: Props) {
  const t = useWords(productMessages)
  const adjust = useSend(catalogApi.adjustStock, {
    quiet: true,
    refreshes: [catalogApi.product, catalogApi.products, catalogApi.stockMovements, sheetApi.rows],
  })
  const form = useOwnerForm({
    schema,
    values: { mode: 'counted' as (typeof modes)[number], number: variant.quantity, reason: '' },
    save: ({ mode, number, reason }) => {
      const change = mode === 'counted' ? { to: number } : { by: mode === 'added' ? number : -number }
      return adjust.mutateAsync({ id: variant.id, change, reason })
    },
    onSaved: () => {
      toast(t('stockCorrected'))
      onClose()
    },
    refusals: { 'catalog.quantity_below_zero': 'number' },
  })
  const { mode, number } = form.values
  const afters = { counted: number, added: variant.quantity + number, taken: variant.quantity - number }
  return (
    <FormDialog title={t('correctStockOf', { name })} action={t('correctStock')} form={form} onClose={onClose}>
      <SegmentedControl
        label={t('stockMode')}
        value={mode}
        onChange={(next) => form.set({ mode: next, number: next === 'counted' ? variant.quantity : 0 })}
        options={modes.map((value) => ({ value, label: t(words[value]) }))}
      />
      <NumberField
        label={t('stockNumber')}
        {...form.field('number')}
        minValue={0}
        hint={t('stockBecomes', { before: variant.quantity, after: Number.isNaN(number) ? '…' : afters[mode] })}
      />
      <TextField label={t('stockReason')} {...form.field('reason')} hint={t('stockReasonHint')} isRequired />
    </FormDialog>
  )
}
