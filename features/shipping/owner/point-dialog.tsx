import { useState } from 'react'
import { MoneyField } from '#features/catalog/owner'
import {
  Banner,
  Button,
  Columns,
  ComboBox,
  Dialog,
  Group,
  sentenceOf,
  Switch,
  TextArea,
  TextField,
  toast,
  useLanguage,
  useSend,
  useWords,
} from '#platform/desk'
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
  const [draft, setDraft] = useState<PickupPointDraft>(point ?? starts)
  const set = (part: Partial<PickupPointDraft>) => setDraft((before) => ({ ...before, ...part }))
  const onDone = () => {
    toast(t('saved', { name: draft.title }))
    onClose()
  }
  const create = useSend(shippingApi.createPoint, { quiet: true, refreshes: [shippingApi.shipping], onDone })
  const change = useSend(shippingApi.changePoint, { quiet: true, refreshes: [shippingApi.shipping], onDone })
  const error = create.error ?? change.error
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const isReady = draft.title.trim() !== '' && (draft.delivery === null || draft.delivery.postal.length > 0)
  const foot = (
    <Button
      tone="primary"
      isDisabled={!isReady}
      isPending={create.isPending || change.isPending}
      onPress={() => (point ? change.mutate({ ...draft, id: point.id }) : create.mutate(draft))}
    >
      {t('save')}
    </Button>
  )
  return (
    <Dialog title={point?.title ?? t('addPoint')} isOpen onClose={onClose} foot={foot} size="wide">
      <Group>
        {error && <Banner tone="danger">{sentenceOf(error, language)}</Banner>}
        <Columns>
          <TextField label={t('name')} value={draft.title} onChange={(title) => set({ title })} maxLength={100} isRequired />
          <ComboBox
            label={t('country')}
            value={draft.country}
            onChange={(country) => set({ country })}
            options={countryCodes.map((value) => ({ value, label: names.of(value) ?? value }))}
          />
        </Columns>
        <TextField label={t('address')} value={draft.address} onChange={(address) => set({ address })} maxLength={300} />
        <TextArea label={t('instructions')} value={draft.instructions} onChange={(instructions) => set({ instructions })} maxLength={500} />
      </Group>
      <PickupFields draft={draft} set={set} />
      <DeliveryFields draft={draft} set={set} />
    </Dialog>
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
      <Switch isSelected={pickup !== null} onChange={(on) => set({ pickup: on ? { amountMinor: 0, estimate: null } : null })}>
        {t('pickup')}
      </Switch>
      {pickup && (
        <>
          <MoneyField label={t('amount')} value={pickup.amountMinor} onChange={(minor) => set({ pickup: { ...pickup, amountMinor: minor ?? 0 } })} />
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
