import { useState } from 'react'
import { MoneyField } from '#features/catalog/owner'
import {
  Columns,
  ComboBox,
  DraftDialog,
  Group,
  Switch,
  TextArea,
  TextField,
  useDraft,
  useLanguage,
  useWords,
} from '#platform/ui'
import { countryCodes } from '#platform/contract'
import { type PickupPoint, type PickupPointDraft, shippingApi } from '../contract/index.ts'
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

/** A place of the shop's own. */
export function PointDialog({ point, onClose }: { point: PickupPoint | null; onClose: () => void }) {
  const t = useWords(shippingOwnerMessages)
  const language = useLanguage()
  const [values, setValues] = useState<PickupPointDraft>(point ?? starts)
  const set = (part: Partial<PickupPointDraft>) => setValues((before) => ({ ...before, ...part }))
  const draft = useDraft({
    create: shippingApi.createPoint,
    change: shippingApi.changePoint,
    refreshes: [shippingApi.shipping],
    id: point?.id,
    values,
    said: t('saved', { name: values.title }),
    onDone: onClose,
  })
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const isReady = values.title.trim() !== '' && (values.delivery === null || values.delivery.postal.length > 0)
  return (
    <DraftDialog title={point?.title ?? t('addPoint')} onClose={onClose} draft={draft} isReady={isReady} size="wide">
      <Group>
        <Columns>
          <TextField
            label={t('name')}
            value={values.title}
            onChange={(title) => set({ title })}
            maxLength={100}
            isRequired
          />
          <ComboBox
            label={t('country')}
            value={values.country}
            onChange={(country) => set({ country })}
            options={countryCodes.map((value) => ({ value, label: names.of(value) ?? value }))}
          />
        </Columns>
        <TextField
          label={t('address')}
          value={values.address}
          onChange={(address) => set({ address })}
          maxLength={300}
        />
        <TextArea
          label={t('instructions')}
          value={values.instructions}
          onChange={(instructions) => set({ instructions })}
          maxLength={500}
        />
      </Group>
      <PickupFields draft={values} set={set} />
      <DeliveryFields draft={values} set={set} />
    </DraftDialog>
  )
}

interface Props {
  draft: PickupPointDraft
  set: (part: Partial<PickupPointDraft>) => void
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

function DeliveryFields({ draft: { delivery }, set }: Props) {
  const t = useWords(shippingOwnerMessages)
  const [postal, setPostal] = useState(delivery?.postal.join('\n') ?? '')
  const blank = { postal: [], amountMinor: 250, leastMinor: 0, freeOverMinor: null, estimate: null }
  return (
    <Group>
      <Switch isSelected={delivery !== null} onChange={(on) => set({ delivery: on ? blank : null })}>
        {t('delivery')}
      </Switch>
      {delivery && (
        <>
          <TextArea
            label={t('postal')}
            hint={t('postalHint')}
            value={postal}
            onChange={setPostal}
            onBlur={() =>
              set({
                delivery: {
                  ...delivery,
                  postal: postal
                    .split(/[\n,;]+/)
                    .map((one) => one.trim())
                    .filter(Boolean),
                },
              })
            }
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
