import { useState } from 'react'
import { Select, TextField, useWords } from '#platform/ui'
import { type Fulfilment, knownCarriers, trackingUrlOf } from '../../contract/index.ts'
import { orderFormsMessages } from '../order-forms.messages.ts'

export type Parcel = Pick<Fulfilment, 'carrier' | 'trackingNumber' | 'trackingUrl'>

export const noParcel: Parcel = { carrier: '', trackingNumber: '', trackingUrl: '' }

/** Returns the sentence for an unsafe tracking address. */
export function parcelSentences(t: (name: 'trackingUrlWrong') => string) {
  return { trackingUrl: t('trackingUrlWrong') }
}

interface ParcelFieldsProps {
  parcel: Parcel
  onChange: (parcel: Parcel) => void
  error: (field: keyof Parcel) => string | null
}

/** The carrier and the tracking link, which follows from the number for known carriers. */
export function ParcelFields({ parcel, onChange, error }: ParcelFieldsProps) {
  const t = useWords(orderFormsMessages)
  const [isOther, setOther] = useState(parcel.carrier !== '' && !knownCarriers.includes(parcel.carrier))
  const { carrier, trackingNumber, trackingUrl } = parcel
  const set = (part: Partial<Parcel>) => {
    const next = { carrier, trackingNumber, trackingUrl, ...part }
    onChange(
      knownCarriers.includes(next.carrier)
        ? { ...next, trackingUrl: trackingUrlOf(next.carrier, next.trackingNumber) }
        : next,
    )
  }
  const choose = (chosen: string) => {
    setOther(chosen === 'other')
    set({ carrier: chosen === 'other' ? '' : chosen, trackingUrl: '' })
  }
  const options = [
    { value: '', label: t('noCarrier') },
    ...knownCarriers.map((value) => ({ value, label: value })),
    { value: 'other', label: t('otherCarrier') },
  ]
  const host = !isOther && URL.canParse(trackingUrl) ? new URL(trackingUrl).host : ''
  return (
    <>
      <Select label={t('carrier')} value={isOther ? 'other' : carrier} onChange={choose} options={options} />
      {isOther && (
        <TextField
          label={t('carrierName')}
          value={carrier}
          onChange={(name) => set({ carrier: name })}
          maxLength={100}
        />
      )}
      {(isOther || carrier !== '') && (
        <TextField
          label={t('trackingNumber')}
          hint={host && t('followsAt', { host })}
          value={trackingNumber}
          onChange={(number) => set({ trackingNumber: number })}
          maxLength={100}
        />
      )}
      {isOther && (
        <TextField
          label={t('trackingUrl')}
          placeholder="https://"
          value={trackingUrl}
          error={error('trackingUrl')}
          onChange={(url) => set({ trackingUrl: url })}
          maxLength={500}
        />
      )}
    </>
  )
}
