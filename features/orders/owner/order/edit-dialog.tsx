import { z } from 'zod'
import { useEmailHint } from '#features/accounts/owner'
import { isEmailAddress, addressFaults, type Input } from '#platform/contract'
import {
  Checkbox,
  Columns,
  FormDialog,
  Group,
  GroupError,
  TextField,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { type Order, type Orderable, ordersApi } from '../../contract/index.ts'
import { AddressFields, useMissing } from '../new-order/address-fields.tsx'
import { ItemFinder } from '../new-order/item-finder.tsx'
import { LineQuantities, quantitiesSchema } from './line-quantities.tsx'
import { orderFormsMessages } from '../order-forms.messages.ts'

const most = 10_000

/** Changes the quantities, items and address of an order that was not shipped. */
export function EditDialog({ order, onClose }: { order: Order; onClose: () => void }) {
  const t = useWords(orderFormsMessages)
  const missing = useMissing()
  const edit = useSend(ordersApi.edit, { quiet: true, refreshes: [ordersApi.detail, ordersApi.list] })
  const emailHint = useEmailHint()
  const form = useOwnerForm({
    schema: formSchema,
    values: {
      quantities: Object.fromEntries(order.lines.map(({ id, quantity }) => [id, quantity])),
      additions: [] as Orderable[],
      email: order.customer.email,
      phone: order.customer.phone,
      address: order.shippingAddress,
      notify: false,
    },
    save: (values) => edit.mutateAsync(editOf(order, values)),
    savedMessage: t('kept'),
    onSaved: onClose,
    sentences: { quantities: t('chooseLines') },
  })
  const { additions, quantities, address } = form.values
  const lines = [...order.lines, ...additions.map((addition) => ({ ...addition, id: addition.variantId }))]
  const add = (orderable: Orderable) =>
    form.set({ additions: [...additions, orderable], quantities: { ...quantities, [orderable.variantId]: 1 } })
  return (
    <FormDialog title={t('edit')} action={t('keep')} onClose={onClose} form={form} size="wide">
      <Group title={t('items')}>
        <p className="q-hint">{t('editLead')}</p>
        <LineQuantities lines={lines.map((line) => ({ line, most }))} {...form.field('quantities')} />
        <ItemFinder chosenIds={lines.flatMap(({ variantId }) => variantId ?? [])} onAdd={add} />
      </Group>
      <Group title={t('contact')}>
        <Columns>
          <TextField label={t('email')} type="email" {...form.field('email')} maxLength={256} />
          <TextField label={t('phone')} type="tel" {...form.field('phone')} maxLength={50} />
        </Columns>
        {address && (
          <>
            <AddressFields address={address} onChange={(next) => form.set({ address: next })} />
            {form.error('address') !== null && <GroupError error={t('addressWrong', { fields: missing(address) })} />}
          </>
        )}
        <Checkbox {...form.toggle('notify')} {...emailHint()}>
          {t('tellEdit')}
        </Checkbox>
      </Group>
    </FormDialog>
  )
}

const formSchema = z.object({
  quantities: quantitiesSchema,
  additions: z.array(z.custom<Orderable>()),
  email: z.string().trim().refine(isEmailAddress),
  phone: z.string().trim(),
  address: z.custom<Order['shippingAddress']>().refine((address) => !address || addressFaults(address).length === 0),
  notify: z.boolean(),
})

/** Returns the changed parts of the order alone. */
function editOf(order: Order, values: z.infer<typeof formSchema>): Input<typeof ordersApi.edit> {
  const { quantities, additions, email, phone, address, notify } = values
  const chosen = (id: string) => quantities[id] ?? 0
  return {
    id: order.id,
    quantities: order.lines
      .filter(({ id, quantity }) => chosen(id) !== quantity)
      .map(({ id }) => ({ lineId: id, quantity: chosen(id) })),
    additions: additions
      .filter(({ variantId }) => chosen(variantId) > 0)
      .map(({ variantId }) => ({ variantId, quantity: chosen(variantId) })),
    email,
    phone,
    notify,
    ...(address && { shippingAddress: address }),
  }
}
