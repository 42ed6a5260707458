import { sitesApi } from '#features/sites/contract'
import {
  Checkbox,
  FormCard,
  NumberField,
  TextArea,
  TextField,
  useLocale,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { useState } from 'react'
import type { z } from 'zod'
import { deliverySettings, shippingApi } from '../contract/index.ts'
import './delivery-card.css'
import { shippingOwnerMessages } from './shipping-owner.messages.ts'

/** Monday is 1. */
const weekdays = [1, 2, 3, 4, 5, 6, 7]

type Delivery = z.infer<typeof deliverySettings.schema>

/** Edits the order deadline and delivery days that product pages promise. `promise`: their present text. */
export function DeliveryCard({ values, promise }: { values: Delivery; promise: string | null }) {
  const t = useWords(shippingOwnerMessages)
  const save = useSend(sitesApi.changeSettings, { quiet: true, refreshes: [sitesApi.settings, shippingApi.shipping] })
  // Keeps the typed text, because an incomplete day is not valid yet.
  const [closed, setClosed] = useState(values.closedDays.join('\n'))
  const form = useOwnerForm({
    schema: deliverySettings.schema,
    values,
    save: (delivery) => save.mutateAsync({ group: deliverySettings.group, values: delivery }),
    savedMessage: t('saved'),
    sentences: {
      cutOff: t('promise.cutOffWrong'),
      closedDays: t('promise.closedWrong'),
      sendingDays: t('promise.daysWrong'),
      bringingDays: t('promise.daysWrong'),
    },
  })
  const closedError = form.values.closedDays.map((_, at) => form.error(`closedDays.${at}`)).find(Boolean)
  return (
    <FormCard title={t('promise')} lead={t('promise.lead')} form={form}>
      <Checkbox {...form.toggle('isOn')} hint={promise ? `${t('promise.example')} ${promise}` : t('promise.none')}>
        {t('promise.isOn')}
      </Checkbox>
      <TextField label={t('promise.cutOff')} hint={t('promise.cutOffHint')} {...form.field('cutOff')} maxLength={5} />
      <NumberField label={t('promise.preparation')} {...form.number('preparationDays')} minValue={0} maxValue={60} />
      <Days
        label={t('promise.sending')}
        days={form.values.sendingDays}
        onChange={(sendingDays) => form.set({ sendingDays })}
        error={form.error('sendingDays')}
      />
      <Days
        label={t('promise.bringing')}
        days={form.values.bringingDays}
        onChange={(bringingDays) => form.set({ bringingDays })}
        error={form.error('bringingDays')}
      />
      <TextArea
        label={t('promise.closed')}
        hint={t('promise.closedHint')}
        value={closed}
        onChange={(text) => {
          setClosed(text)
          const days = text.split('\n').map((day) => day.trim())
          form.set({ closedDays: days.filter((day) => day !== '') })
        }}
        error={closedError ? t('promise.closedWrong') : null}
        rows={4}
      />
    </FormCard>
  )
}

function Days({
  label,
  days,
  onChange,
  error,
}: {
  label: string
  days: readonly number[]
  onChange: (days: number[]) => void
  error: string | null
}) {
  const locale = useLocale()
  // 1 January 2024 was a Monday.
  const nameOf = (day: number) =>
    new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(Date.UTC(2024, 0, day)))
  return (
    <fieldset className="shipping-days">
      <legend>{label}</legend>
      <div>
        {weekdays.map((day) => (
          <Checkbox
            key={day}
            isSelected={days.includes(day)}
            onChange={(isOn) => onChange(weekdays.filter((other) => (other === day ? isOn : days.includes(other))))}
          >
            {nameOf(day)}
          </Checkbox>
        ))}
      </div>
      {error && (
        <p className="q-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  )
}
