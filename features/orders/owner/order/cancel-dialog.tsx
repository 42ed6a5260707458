import { useEmailHint } from '#features/accounts/owner'
import { Checkbox, FormDialog, TextField, useOwnerForm, useSend, useWords } from '#platform/ui'
import { type Order, ordersApi } from '../../contract/index.ts'
import { ordersOwnerMessages } from '../orders-owner.messages.ts'

/** Gives an order up. */
export function CancelDialog({ order: { id }, onClose }: { order: Order; onClose: () => void }) {
  const t = useWords(ordersOwnerMessages)
  const cancel = useSend(ordersApi.cancel, { quiet: true, refreshes: [ordersApi.detail, ordersApi.list] })
  const emailHint = useEmailHint()
  const form = useOwnerForm({
    schema: ordersApi.cancel.input,
    values: { id, reason: '', restock: true, notify: true },
    save: cancel.mutateAsync,
    onSaved: onClose,
  })
  return (
    <FormDialog
      title={t('cancel')}
      action={t('cancel')}
      isDangerous
      keep={t('cancel.keep')}
      onClose={onClose}
      form={form}
    >
      <div className="order-form">
        <p>{t('cancel.lead')}</p>
        <TextField label={t('reason')} {...form.field('reason')} maxLength={500} />
        <Checkbox {...form.toggle('notify')} {...emailHint()}>
          {t('notify')}
        </Checkbox>
      </div>
    </FormDialog>
  )
}
