import {
  Banner,
  ComboBox,
  FormCard,
  Select,
  TextArea,
  TextField,
  toast,
  useLanguage,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { type Import, importsApi, type WebsiteName } from '../contract/index.ts'
import { importsOwnerMessages } from './imports-owner.messages.ts'

const tags =
  'ar-AE ar-EG ar-SA bg-BG ca-ES cs-CZ da-DK de-AT de-CH de-DE el-GR en-AU en-CA en-GB en-US es-ES es-MX et-EE fa-IR fi-FI fr-BE fr-CA fr-FR he-IL hi-IN hr-HR hu-HU id-ID it-IT ja-JP ko-KR lt-LT lv-LV nb-NO nl-BE nl-NL pl-PL pt-BR pt-PT ro-RO ru-RU sk-SK sl-SI sr-RS sv-SE th-TH tr-TR uk-UA ur-PK vi-VN zh-CN zh-TW'.split(
    ' ',
  )

interface Values {
  valueOf: (name: WebsiteName) => string
  fileOf: (name: WebsiteName) => string
  has: (name: WebsiteName) => boolean
}

function valuesIn({ website }: Import): Values {
  const named = (name: WebsiteName) => website.find((value) => value.name === name)
  return {
    valueOf: (name) => named(name)?.after ?? '',
    fileOf: (name) => named(name)?.file ?? '',
    has: (name) => named(name) !== undefined,
  }
}

function hasPricesWithoutCurrency(record: Import): boolean {
  const { has, fileOf } = valuesIn(record)
  return has('currency') && fileOf('currency') === '' && record.counts.some(({ kind }) => kind === 'product')
}

function useWebsiteForm(record: Import) {
  const t = useWords(importsOwnerMessages)
  const { valueOf, has } = valuesIn(record)
  const save = useSend(importsApi.changeWebsite, {
    quiet: true,
    refreshes: [importsApi.import],
    onDone: () => toast(t('website.saved')),
  })
  const units = valueOf('units') === 'imperial' ? ('imperial' as const) : ('metric' as const)
  return useOwnerForm({
    schema: importsApi.changeWebsite.input,
    values: {
      id: record.id,
      title: valueOf('title'),
      description: valueOf('description'),
      language: valueOf('language'),
      timeZone: valueOf('timeZone'),
      ...(has('currency') && { currency: valueOf('currency') }),
      ...(has('units') && { units }),
    },
    save: save.mutateAsync,
  })
}

/** Edits the site's language, currency and time zone after the import, from the file or as the owner chooses. */
export function WebsiteCard({ record }: { record: Import }) {
  const t = useWords(importsOwnerMessages)
  const language = useLanguage()
  const { valueOf, fileOf, has } = valuesIn(record)
  const form = useWebsiteForm(record)
  const hint = (name: WebsiteName, shown: (value: string) => string = (value) => value) =>
    fileOf(name) === '' ? { hint: t('website.unknown') } : { hint: t('website.inFile', { value: shown(fileOf(name)) }) }
  const languages = new Intl.DisplayNames([language], { type: 'language' })
  const currencies = new Intl.DisplayNames([language], { type: 'currency' })
  const named = (value: string): string => `${languages.of(value) ?? value} (${value})`
  const money = (value: string): string => `${currencies.of(value) ?? value} (${value})`
  const unitName = (value: string): string => t(value === 'imperial' ? 'website.imperial' : 'website.metric')
  return (
    <FormCard title={t('website')} lead={t('website.lead')} form={form}>
      {hasPricesWithoutCurrency(record) && (
        <Banner tone="attention">{t('website.noCurrency', { currency: money(valueOf('currency')) })}</Banner>
      )}
      <TextField label={t('website.title')} {...hint('title')} {...form.field('title')} />
      <TextArea label={t('website.description')} {...hint('description')} {...form.field('description')} />
      <ComboBox
        label={t('website.language')}
        {...hint('language', named)}
        {...form.field('language')}
        options={[...new Set([...tags, valueOf('language'), fileOf('language')])]
          .filter((tag) => tag !== '')
          .map((value) => ({ value, label: named(value) }))}
      />
      {has('currency') && (
        <ComboBox
          label={t('website.currency')}
          {...hint('currency', money)}
          {...form.field('currency')}
          value={form.field('currency').value ?? ''}
          options={Intl.supportedValuesOf('currency').map((value) => ({ value, label: money(value) }))}
        />
      )}
      <ComboBox
        label={t('website.timeZone')}
        {...hint('timeZone')}
        {...form.field('timeZone')}
        options={[...new Set([...Intl.supportedValuesOf('timeZone'), valueOf('timeZone')])].map((value) => ({
          value,
          label: value.replaceAll('_', ' '),
        }))}
      />
      {has('units') && (
        <Select
          label={t('website.units')}
          {...hint('units', unitName)}
          {...form.field('units')}
          value={form.field('units').value ?? 'metric'}
          options={(['metric', 'imperial'] as const).map((value) => ({ value, label: unitName(value) }))}
        />
      )}
    </FormCard>
  )
}
