import { MoneyField } from '#features/catalog/owner'
import {
  Columns,
  ComboBox,
  FormDialog,
  Group,
  Switch,
  TextArea,
  TextField,
  useCreateOrChange,
  useOwnerForm,
  useLanguage,
  useWords,
  ListTextArea,
} from '#platform/ui'
import { countryCodes } from '#platform/contract'
import { type PickupPoint, type PickupPointDraft, shippingApi } from '../contract/index.ts'
import { postalRanges } from './postal-ranges.ts'
import { EstimateFields } from './rate-fields.tsx'
import { shippingOwnerMessages } from './shipping-owner.messages.ts'

const starts: PickupPointDraft = {
  title: '',
  address: '',
  instructions: '',
  country: 'NL',
  pickup: { amountMinor: 0, estimate: null },
  delivery: null,
}

/** A dialog for a pickup point of the shop. */
export function PointDialog({ point, onClose }: { point: PickupPoint | null; onClose: () => void }) {
  const t = useWords(shippingOwnerMessages)
  const language = useLanguage()
  const save = useCreateOrChange({
    create: shippingApi.createPoint,
    change: shippingApi.changePoint,
    refreshes: [shippingApi.shipping],
    id: point?.id,
  })
  const form = useOwnerForm({
    schema: shippingApi.createPoint.input,
    values: point ?? starts,
    save,
    savedMessage: (_, sent) => t('saved', { name: sent.title }),
    onSaved: onClose,
  })
  const fields: Props = { draft: form.values, set: form.set, error: form.error }
  const names = new Intl.DisplayNames([language], { type: 'region' })
  return (
    <FormDialog title={point?.title ?? t('addPoint')} onClose={onClose} form={form} size="wide">
      <Group>
        <Columns>
          <TextField label={t('name')} {...form.field('title')} maxLength={100} isRequired autoFocus />
          <ComboBox
            label={t('country')}
            {...form.field('country')}
            options={countryCodes.map((value) => ({ value, label: names.of(value) ?? value }))}
          />
        </Columns>
        <TextField label={t('address')} {...form.field('address')} maxLength={300} />
        <TextArea label={t('instructions')} {...form.field('instructions')} maxLength={500} />
      </Group>
      <PickupFields {...fields} />
      <DeliveryFields {...fields} />
    </FormDialog>
  )
}

interface Props {
  draft: PickupPointDraft
  set: (part: Partial<PickupPointDraft>) => void
  error: (path: string) => string | null
}

function PickupFields({ draft: { pickup }, set }: Props) {
  const t = useWords(shippingOwnerMessages)
  return (
    <Group>
      <Switch
        isSelected={pickup !== null}
        onChange={(on) => set({ pickup: on ? { amountMinor: 0, estimate: null } : null })}
      >
        {t('pickup')}
      </Switch>
      {pickup && (
        <>
          <MoneyField
            label={t('amount')}
            value={pickup.amountMinor}
            onChange={(minor) => set({ pickup: { ...pickup, amountMinor: minor ?? 0 } })}
          />
          <EstimateFields estimate={pickup.estimate} change={(estimate) => set({ pickup: { ...pickup, estimate } })} />
        </>
      )}
    </Group>
  )
}

function DeliveryFields({ draft: { delivery }, set, error }: Props) {
  const t = useWords(shippingOwnerMessages)
  const blank = { postal: [], amountMinor: 250, leastMinor: 0, freeOverMinor: null, estimate: null }
  return (
    <Group>
      <Switch isSelected={delivery !== null} onChange={(on) => set({ delivery: on ? blank : null })}>
        {t('delivery')}
      </Switch>
      {delivery && (
        <>
          <ListTextArea
            label={t('postal')}
            hint={t('postalHint')}
            list={delivery.postal}
            listIn={postalRanges}
            onChange={(postal) => set({ delivery: { ...delivery, postal } })}
            error={error('delivery.postal')}
          />
          <Columns>
            <MoneyField
              label={t('amount')}
              value={delivery.amountMinor}
              onChange={(minor) => set({ delivery: { ...delivery, amountMinor: minor ?? 0 } })}
            />
            <MoneyField
              label={t('least')}
              value={delivery.leastMinor}
              onChange={(minor) => set({ delivery: { ...delivery, leastMinor: minor ?? 0 } })}
            />
            <MoneyField
              label={t('freeOver')}
              value={delivery.freeOverMinor}
              onChange={(minor) => set({ delivery: { ...delivery, freeOverMinor: minor || null } })}
            />
          </Columns>
        </>
      )}
    </Group>
  )
}
