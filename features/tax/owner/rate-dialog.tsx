import { useState } from 'react'
import {
  Checkbox,
  Columns,
  ComboBox,
  type FieldProps,
  FormDialog,
  Group,
  NumberField,
  type OwnerForm,
  Select,
  TextField,
  useCall,
  useCreateOrChange,
  useLanguage,
  useOwnerForm,
  useWords,
  ListTextArea,
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
  const save = useCreateOrChange({
    create: taxApi.createRate,
    change: taxApi.changeRate,
    refreshes: [taxApi.tax, taxApi.classes],
    id: rate?.id,
  })
  const form = useOwnerForm({
    schema: taxApi.createRate.input,
    values: rate ?? starts,
    save,
    savedMessage: t('saved'),
    onSaved: onClose,
  })
  return (
    <FormDialog title={rate?.name ?? t('editRate')} onClose={onClose} form={form}>
      <Group>
        <Columns>
          <TextField label={t('name')} {...form.field('name')} maxLength={60} isRequired />
          <NumberField
            label={t('rate')}
            suffix="%"
            minValue={0}
            maxValue={100}
            formatOptions={{ maximumFractionDigits: 4 }}
            value={form.values.ratePpm / 10_000}
            onChange={(percent) => !Number.isNaN(percent) && form.set({ ratePpm: Math.round(percent * 10_000) })}
            error={form.error('ratePpm')}
          />
        </Columns>
        <PlaceFields form={form} />
        <Columns>
          <ClassField {...form.field('taxClass')} />
          <NumberField label={t('priority')} minValue={1} maxValue={100} {...form.number('priority')} />
        </Columns>
        <Checkbox {...form.toggle('onShipping')}>{t('onShipping')}</Checkbox>
        <Checkbox {...form.toggle('isCompound')}>{t('compound')}</Checkbox>
      </Group>
    </FormDialog>
  )
}

/** Selects one of the shop's classes, or creates one by its name. */
function ClassField({ value, onChange, error }: FieldProps<string>) {
  const t = useWords(taxOwnerMessages)
  const language = useLanguage()
  const classesQuery = useCall(taxApi.classes, {})
  const [isNew, setNew] = useState(false)
  const taxed = (classesQuery.data?.classes ?? []).map(({ name }) => name).filter((name) => name !== untaxedClass)
  const names = taxed.includes(value) || isNew ? taxed : [...taxed, value]
  if (isNew)
    return (
      <TextField
        label={t('class')}
        hint={t('classHint')}
        value={value}
        onChange={onChange}
        error={error}
        maxLength={60}
        autoFocus
      />
    )
  return (
    <Select
      label={t('class')}
      hint={t('classHint')}
      error={error}
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

function PlaceFields({ form: { values, set, field, error } }: { form: OwnerForm<TaxRateDraft> }) {
  const t = useWords(taxOwnerMessages)
  const names = new Intl.DisplayNames([useLanguage()], { type: 'region' })
  const options = ['*', ...countryCodes].map((value) => ({
    value,
    label: value === '*' ? t('everywhere') : (names.of(value) ?? value),
  }))
  const list = (text: string) =>
    text
      .split(/[\n;]+/)
      .map((part) => part.trim())
      .filter(Boolean)
  return (
    <>
      <Columns>
        <ComboBox label={t('place')} {...field('country')} options={options} />
        <TextField
          label={t('region')}
          {...field('region')}
          onChange={(region) => set({ region: region.toUpperCase() })}
          maxLength={20}
        />
      </Columns>
      <Columns hasLongHints>
        <ListTextArea
          label={t('postal')}
          hint={t('postalHint')}
          list={values.postal}
          listIn={list}
          onChange={(postal) => set({ postal })}
          error={error('postal')}
        />
        <ListTextArea
          label={t('cities')}
          hint={t('citiesHint')}
          list={values.cities}
          listIn={list}
          onChange={(cities) => set({ cities })}
          error={error('cities')}
        />
      </Columns>
    </>
  )
}
