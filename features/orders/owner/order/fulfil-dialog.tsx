import { useEmailHint } from '#features/accounts/owner'
import { Checkbox, FormDialog, useOwnerForm, useSend, useWords } from '#platform/ui'
import { type Order, ordersApi, toFulfil } from '../../contract/index.ts'
import { chosenOf, LineQuantities, quantitiesSchema } from './line-quantities.tsx'
import { orderFormsMessages } from '../order-forms.messages.ts'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'
import { noParcel, parcelSentences, ParcelFields } from './parcel-fields.tsx'

const formSchema = ordersApi.fulfil.input.omit({ lines: true }).extend({ quantities: quantitiesSchema })

/** Chooses the contents of a parcel and its tracking link. */
export function FulfilDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useWords(ordersOwnerMessages)
  const say = useWords(orderFormsMessages)
  const open = order.lines.map((line) => ({ line, most: toFulfil(line) })).filter(({ most }) => most > 0)
  const send = useSend(ordersApi.fulfil, { quiet: true, refreshes: [ordersApi.detail, ordersApi.list] })
  const emailHint = useEmailHint()
  const form = useOwnerForm({
    schema: formSchema,
    values: {
      id: order.id,
      quantities: Object.fromEntries(open.map(({ line, most }) => [line.id, most])),
      ...noParcel,
      notify: true,
    },
    save: ({ quantities, ...rest }) => send.mutateAsync({ ...rest, lines: chosenOf(quantities) }),
    onSaved: onClose,
    sentences: { quantities: say('chooseLines'), ...parcelSentences(say) },
    refusals: { 'orders.too_many': 'quantities' },
  })
  return (
    <FormDialog title={t('fulfil.title')} action={t('fulfil')} onClose={onClose} form={form}>
      <div className="order-form">
        <LineQuantities lines={open} {...form.field('quantities')} />
        <ParcelFields parcel={form.values} onChange={form.set} error={form.error} />
        <Checkbox {...form.toggle('notify')} {...emailHint()}>
          {t('notify')}
        </Checkbox>
      </div>
    </FormDialog>
  )
}
