import { useState } from 'react'
import {
  ComboBox,
  FormDialog,
  Group,
  GroupError,
  ListRow,
  TextField,
  useCreateOrChange,
  useLanguage,
  useOwnerForm,
  useWords,
  ListTextArea,
} from '#platform/ui'
import { countryCodes } from '#platform/contract'
import { type ShippingZone, type ShippingZoneDraft, shippingApi } from '../contract/index.ts'
import { postalRanges } from './postal-ranges.ts'
import { RateFields } from './rate-fields.tsx'
import { shippingOwnerMessages } from './shipping-owner.messages.ts'

type Place = ShippingZoneDraft['places'][number] & { id: string }

/** A zone with everything in it. */
export function ZoneDialog({ zone, onClose }: { zone: ShippingZone | null; onClose: () => void }) {
  const t = useWords(shippingOwnerMessages)
  const language = useLanguage()
  const form = useZoneForm(zone, onClose)
  const { places } = form.values
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const nameOf = (code: string) => (code === '*' ? t('everywhere') : (names.of(code) ?? code))
  return (
    <FormDialog title={zone?.name ?? t('addZone')} onClose={onClose} form={form} size="wide">
      <Group>
        <TextField
          label={t('name')}
          hint={t('zoneNameHint')}
          {...form.field('name')}
          maxLength={100}
          isRequired
          autoFocus
        />
        <ListRow
          label={t('countries')}
          entries={places}
          onChange={(next) => form.set({ places: next })}
          addLabel={t('addCountry')}
          blank={() => ({ country: places.length === 0 ? 'NL' : '*', regions: [], postal: [] })}
          titleOf={({ country }) => nameOf(country)}
          max={260}
        >
          {(place, changePlace) => <PlaceFields place={place} change={changePlace} nameOf={nameOf} />}
        </ListRow>
        <GroupError error={form.error('places')} />
        <ListRow
          label={t('rates')}
          entries={form.values.rates}
          onChange={(rates) => form.set({ rates })}
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
          {(rate, changeRate) => (
            <RateFields
              rate={rate}
              change={changeRate}
              error={(path) => form.error(`rates.${form.values.rates.indexOf(rate)}.${path}`)}
            />
          )}
        </ListRow>
      </Group>
    </FormDialog>
  )
}

function useZoneForm(zone: ShippingZone | null, onSaved: () => void) {
  const t = useWords(shippingOwnerMessages)
  const starts = {
    name: zone?.name ?? '',
    // The list needs ids for its entries, the same for the same place; the schema drops them before sending.
    places: (zone?.places ?? []).map((place): Place => ({ ...place, id: JSON.stringify(place) })),
    rates: zone?.rates ?? [],
  }
  const save = useCreateOrChange({
    create: shippingApi.createZone,
    change: shippingApi.changeZone,
    refreshes: [shippingApi.shipping],
    id: zone?.id,
  })
  return useOwnerForm({
    schema: shippingApi.createZone.input,
    values: starts,
    save,
    savedMessage: (_, sent) => t('saved', { name: sent.name }),
    onSaved,
    refusals: { 'shipping.place_taken': 'places' },
  })
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
        onChange={(text) => {
          setRegions(text)
          change({
            regions: text
              .toUpperCase()
              .split(/[\s,;]+/)
              .filter(Boolean),
          })
        }}
      />
      <ListTextArea
        label={t('postal')}
        hint={t('postalHint')}
        list={place.postal}
        listIn={postalRanges}
        onChange={(postal) => change({ postal })}
      />
    </>
  )
}
