import { useState } from 'react'
import {
  ComboBox,
  DraftDialog,
  Group,
  ListRow,
  TextArea,
  TextField,
  useDraft,
  useLanguage,
  useWords,
} from '#platform/ui'
import { countryCodes, newId } from '#platform/contract'
import { type ShippingZone, type ShippingZoneDraft, shippingApi } from '../contract/index.ts'
import { RateFields } from './rate-fields.tsx'
import { shippingOwnerMessages } from './shipping-owner.messages.ts'

type Place = ShippingZoneDraft['places'][number] & { id: string }

/** A zone with everything in it. */
export function ZoneDialog({ zone, onClose }: { zone: ShippingZone | null; onClose: () => void }) {
  const t = useWords(shippingOwnerMessages)
  const language = useLanguage()
  const [name, setName] = useState(zone?.name ?? '')
  const [places, setPlaces] = useState<Place[]>(() => (zone?.places ?? []).map((place) => ({ ...place, id: newId() })))
  const [rates, setRates] = useState(zone?.rates ?? [])
  const values: ShippingZoneDraft = { name: name.trim(), places: places.map(({ id: _id, ...place }) => place), rates }
  const draft = useDraft({
    create: shippingApi.createZone,
    change: shippingApi.changeZone,
    refreshes: [shippingApi.shipping],
    id: zone?.id,
    values,
    said: t('saved', { name }),
    onDone: onClose,
  })
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const nameOf = (code: string) => (code === '*' ? t('everywhere') : (names.of(code) ?? code))
  const isReady = values.name !== '' && places.length > 0
  return (
    <DraftDialog title={zone?.name ?? t('addZone')} onClose={onClose} draft={draft} isReady={isReady} size="wide">
      <Group>
        <TextField label={t('name')} value={name} onChange={setName} maxLength={100} isRequired />
        <ListRow
          label={t('countries')}
          entries={places}
          onChange={setPlaces}
          addLabel={t('addCountry')}
          blank={() => ({ country: places.length === 0 ? 'NL' : '*', regions: [], postal: [] })}
          titleOf={({ country }) => nameOf(country)}
          max={260}
        >
          {(place, changePlace) => <PlaceFields place={place} change={changePlace} nameOf={nameOf} />}
        </ListRow>
        <ListRow
          label={t('rates')}
          entries={rates}
          onChange={setRates}
          addLabel={t('addRate')}
          blank={() => ({
            title: t('shipping'),
            price: { kind: 'flat' as const, amountMinor: 495 },
            freeOverMinor: null,
            estimate: null,
          })}
          titleOf={({ title }) => title}
          max={50}
        >
          {(rate, changeRate) => <RateFields rate={rate} change={changeRate} />}
        </ListRow>
      </Group>
    </DraftDialog>
  )
}

function PlaceFields({
  place,
  change,
  nameOf,
}: {
  place: Place
  change: (part: Partial<Place>) => void
  nameOf: (code: string) => string
}) {
  const t = useWords(shippingOwnerMessages)
  const [regions, setRegions] = useState(place.regions.join(' '))
  const [postal, setPostal] = useState(place.postal.join('\n'))
  const countries = ['*', ...countryCodes].map((value) => ({ value, label: nameOf(value) }))
  return (
    <>
      <ComboBox
        label={t('country')}
        value={place.country}
        onChange={(country) => change({ country })}
        options={countries}
      />
      <TextField
        label={t('regions')}
        hint={t('regionsHint')}
        value={regions}
        onChange={setRegions}
        onBlur={() =>
          change({
            regions: regions
              .toUpperCase()
              .split(/[\s,;]+/)
              .filter(Boolean),
          })
        }
      />
      <TextArea
        label={t('postal')}
        hint={t('postalHint')}
        value={postal}
        onChange={setPostal}
        onBlur={() =>
          change({
            postal: postal
              .split(/[\n,;]+/)
              .map((one) => one.trim())
              .filter(Boolean),
          })
        }
      />
    </>
  )
}
