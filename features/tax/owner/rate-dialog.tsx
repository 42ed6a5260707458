import { useState } from 'react'
import {
  Banner,
  Button,
  Columns,
  ComboBox,
  Dialog,
  Group,
  NumberField,
  Select,
  sentenceOf,
  Switch,
  TextArea,
  TextField,
  useCall,
  useLanguage,
  useSend,
  useWords,
} from '#platform/ui'
import { countryCodes } from '#platform/contract'
import {
  standardTaxClass,
  type TaxRate,
  type TaxRateDraft,
  taxApi,
  taxClassName,
  untaxedClass,
} from '../contract/index.ts'
import { taxOwnerMessages } from './tax-owner.messages.ts'

const starts: TaxRateDraft = {
  name: '',
  country: 'NL',
  region: '',
  postal: [],
  cities: [],
  ratePpm: 210_000,
  taxClass: standardTaxClass,
  priority: 1,
  isCompound: false,
  onShipping: true,
}

export function RateDialog({ rate, onClose }: { rate: TaxRate | null; onClose: () => void }) {
  const t = useWords(taxOwnerMessages)
  const language = useLanguage()
  const [draft, setDraft] = useState<TaxRateDraft>(rate ?? starts)
  const set = (part: Partial<TaxRateDraft>) => setDraft((before) => ({ ...before, ...part }))
  const create = useSend(taxApi.createRate, { quiet: true, refreshes: [taxApi.tax, taxApi.classes], onDone: onClose })
  const change = useSend(taxApi.changeRate, { quiet: true, refreshes: [taxApi.tax, taxApi.classes], onDone: onClose })
  const error = create.error ?? change.error
  const foot = (
    <Button
      tone="primary"
      isDisabled={draft.name.trim() === ''}
      isPending={create.isPending || change.isPending}
      onPress={() => (rate ? change.mutate({ ...draft, id: rate.id }) : create.mutate(draft))}
    >
      {t('save')}
    </Button>
  )
  return (
    <Dialog title={rate?.name ?? t('editRate')} isOpen onClose={onClose} foot={foot}>
      <Group>
        {error && <Banner tone="danger">{sentenceOf(error, language)}</Banner>}
        <NameAndRate draft={draft} set={set} />
        <PlaceFields draft={draft} set={set} />
        <Columns>
          <ClassField value={draft.taxClass} onChange={(taxClass) => set({ taxClass })} />
          <NumberField
            label={t('priority')}
            minValue={1}
            maxValue={100}
            value={draft.priority}
            onChange={(priority) => set({ priority: priority || 1 })}
          />
        </Columns>
        <Switch isSelected={draft.onShipping} onChange={(onShipping) => set({ onShipping })}>
          {t('onShipping')}
        </Switch>
        <Switch isSelected={draft.isCompound} onChange={(isCompound) => set({ isCompound })}>
          {t('compound')}
        </Switch>
      </Group>
    </Dialog>
  )
}

function NameAndRate({ draft, set }: { draft: TaxRateDraft; set: (part: Partial<TaxRateDraft>) => void }) {
  const t = useWords(taxOwnerMessages)
  return (
    <Columns>
      <TextField label={t('name')} value={draft.name} onChange={(name) => set({ name })} maxLength={60} isRequired />
      <NumberField
        label={t('rate')}
        suffix="%"
        minValue={0}
        maxValue={100}
        formatOptions={{ maximumFractionDigits: 4 }}
        value={draft.ratePpm / 10_000}
        onChange={(percent) => !Number.isNaN(percent) && set({ ratePpm: Math.round(percent * 10_000) })}
      />
    </Columns>
  )
}

/** One of the shop's classes, or a new one by its name. */
function ClassField({ value, onChange }: { value: string; onChange: (taxClass: string) => void }) {
  const t = useWords(taxOwnerMessages)
  const language = useLanguage()
  const found = useCall(taxApi.classes, {})
  const [isNew, setNew] = useState(false)
  const taxed = (found.data?.classes ?? []).map(({ name }) => name).filter((name) => name !== untaxedClass)
  const names = taxed.includes(value) || isNew ? taxed : [...taxed, value]
  if (isNew)
    return (
      <TextField label={t('class')} hint={t('classHint')} value={value} onChange={onChange} maxLength={60} autoFocus />
    )
  return (
    <Select
      label={t('class')}
      hint={t('classHint')}
      value={value}
      onChange={(name) => {
        setNew(name === '')
        onChange(name)
      }}
      options={[
        ...names.map((name) => ({ value: name, label: taxClassName(name, language) })),
        { value: '', label: t('newClass') },
      ]}
    />
  )
}

function PlaceFields({ draft, set }: { draft: TaxRateDraft; set: (part: Partial<TaxRateDraft>) => void }) {
  const t = useWords(taxOwnerMessages)
  const names = new Intl.DisplayNames([useLanguage()], { type: 'region' })
  const options = ['*', ...countryCodes].map((value) => ({
    value,
    label: value === '*' ? t('everywhere') : (names.of(value) ?? value),
  }))
  const list = (text: string) =>
    text
      .split(/[\n;]+/)
      .map((one) => one.trim())
      .filter(Boolean)
  const [postal, setPostal] = useState(draft.postal.join('\n'))
  const [cities, setCities] = useState(draft.cities.join('\n'))
  return (
    <>
      <Columns>
        <ComboBox label={t('place')} value={draft.country} onChange={(country) => set({ country })} options={options} />
        <TextField
          label={t('region')}
          value={draft.region}
          onChange={(region) => set({ region: region.toUpperCase() })}
          maxLength={20}
        />
      </Columns>
      <Columns>
        <TextArea
          label={t('postal')}
          hint={t('postalHint')}
          value={postal}
          onChange={setPostal}
          onBlur={() => set({ postal: list(postal) })}
        />
        <TextArea
          label={t('cities')}
          hint={t('citiesHint')}
          value={cities}
          onChange={setCities}
          onBlur={() => set({ cities: list(cities) })}
        />
      </Columns>
    </>
  )
}
