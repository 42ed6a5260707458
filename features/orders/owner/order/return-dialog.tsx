import { useEmailHint } from '#features/accounts/owner'
import { Checkbox, FormDialog, TextField, useOwnerForm, useSend, useWords } from '#platform/ui'
import { type OrderDetail, ordersApi, returnable } from '../../contract/index.ts'
import { chosenOf, LineQuantities, quantitiesSchema } from './line-quantities.tsx'
import { orderFormsMessages } from '../order-forms.messages.ts'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'

const formSchema = ordersApi.addReturn.input.omit({ lines: true }).extend({ quantities: quantitiesSchema })

/** Registers items that a customer returns. */
export function ReturnDialog({ detail: { order, returns }, onClose }: { detail: OrderDetail; onClose: () => void }) {
  const t = useWords(orderFormsMessages)
  const say = useWords(ordersOwnerMessages)
  const open = order.lines.map((line) => ({ line, most: returnable(line, returns) })).filter(({ most }) => most > 0)
  const take = useSend(ordersApi.addReturn, { quiet: true, refreshes: [ordersApi.detail, ordersApi.list] })
  const emailHint = useEmailHint()
  const form = useOwnerForm({
    schema: formSchema,
    values: { id: order.id, quantities: {}, reason: '', notify: true },
    save: ({ quantities, ...rest }) => take.mutateAsync({ ...rest, lines: chosenOf(quantities) }),
    onSaved: onClose,
    sentences: { quantities: t('chooseLines') },
    refusals: { 'orders.too_many': 'quantities' },
  })
  return (
    <FormDialog
      title={t('returnTitle')}
      action={t('returnDo')}
      isDisabled={open.length === 0}
      onClose={onClose}
      form={form}
    >
      <div className="order-form">
        {open.length === 0 && <p>{t('nothingSent')}</p>}
        <LineQuantities lines={open} {...form.field('quantities')} />
        <TextField label={t('returnReason')} {...form.field('reason')} maxLength={500} />
        <Checkbox {...form.toggle('notify')} {...emailHint()}>
          {say('notify')}
        </Checkbox>
      </div>
    </FormDialog>
  )
}
