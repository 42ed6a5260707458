import {
  Checkbox,
  Columns,
  ComboBox,
  FormCard,
  type OwnerForm,
  Select,
  TextField,
  useCall,
  useLanguage,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { countryCodes } from '#platform/contract'
import {
  euCountries,
  shippingTaxWays,
  taxClassName,
  type TaxSettings,
  taxApi,
  usualTaxClasses,
  viesFallbacks,
} from '../contract/index.ts'
import { taxOwnerMessages } from './tax-owner.messages.ts'

export function TaxSettingsCard({ settings }: { settings: TaxSettings }) {
  const t = useWords(taxOwnerMessages)
  const language = useLanguage()
  const save = useSend(taxApi.saveSettings, { quiet: true, refreshes: [taxApi.tax] })
  const form = useOwnerForm({
    schema: taxApi.saveSettings.input,
    values: settings,
    save: save.mutateAsync,
    savedMessage: t('saved'),
    refusals: { 'tax.bad_vat_number': 'vatNumber' },
  })
  const now = form.values
  const names = new Intl.DisplayNames([language], { type: 'region' })
  const isInEu = euCountries.includes(now.country)
  return (
    <FormCard title={t('settings')} form={form}>
      <Columns hasLongHints>
        <ComboBox
          label={t('country')}
          {...form.field('country')}
          options={countryCodes.map((value) => ({ value, label: names.of(value) ?? value }))}
        />
        {isInEu ? (
          <TextField label={t('vatNumber')} hint={t('vatNumberHint')} {...form.field('vatNumber')} maxLength={30} />
        ) : (
          <TextField
            label={t('region')}
            hint={t('regionHint')}
            {...form.field('region')}
            onChange={(region) => form.set({ region: region.toUpperCase() })}
            maxLength={20}
          />
        )}
      </Columns>
      <Checkbox {...form.toggle('pricesIncludeTax')}>{t('pricesInclude')}</Checkbox>
      {now.pricesIncludeTax && <Checkbox {...form.toggle('removeTaxAbroad')}>{t('removeAbroad')}</Checkbox>}
      <ShippingTaxFields form={form} />
      {isInEu && <EuFields form={form} />}
    </FormCard>
  )
}

const shippingTaxNames = {
  proportional: 'shippingProportional',
  main: 'shippingMain',
  class: 'shippingClass',
} as const

function ShippingTaxFields({ form }: { form: OwnerForm<TaxSettings> }) {
  const t = useWords(taxOwnerMessages)
  const language = useLanguage()
  const { data } = useCall(taxApi.classes, {})
  const classes = new Set([...usualTaxClasses, ...(data?.classes.map(({ name }) => name) ?? [])])
  return (
    <Columns>
      <Select
        label={t('shippingTax')}
        {...form.field('shippingTax')}
        options={shippingTaxWays.map((value) => ({ value, label: t(shippingTaxNames[value]) }))}
      />
      {form.values.shippingTax === 'class' && (
        <Select
          label={t('shippingTaxClass')}
          {...form.field('shippingTaxClass')}
          options={[...classes].map((value) => ({ value, label: taxClassName(value, language) }))}
        />
      )}
    </Columns>
  )
}

function EuFields({ form }: { form: OwnerForm<TaxSettings> }) {
  const t = useWords(taxOwnerMessages)
  return (
    <>
      <Checkbox {...form.toggle('reverseCharge')}>{t('reverseCharge')}</Checkbox>
      {form.values.reverseCharge && (
        <Select
          label={t('whileUnchecked')}
          hint={t('uncheckedHint')}
          {...form.field('whileUnchecked')}
          options={viesFallbacks.map((value) => ({ value, label: t(`unchecked.${value}`) }))}
        />
      )}
      <Select
        label={t('acrossEu')}
        {...form.field('acrossEu')}
        options={(['home', 'destination'] as const).map((value) => ({ value, label: t(value) }))}
      />
    </>
  )
}
