import { countryCodes } from '#platform/contract'
import {
  Columns,
  ComboBox,
  FormCard,
  TextField,
  useLanguage,
  useLocale,
  useOwnerForm,
  useSend,
  useWords,
} from '#platform/ui'
import { type Weekday, weekdays } from '../contract/business.rules.ts'
import { type Business, businessSettings } from '../contract/business.settings.ts'
import { type MySite, sitesApi } from '../contract/index.ts'
import { businessMessages } from './business.messages.ts'

/** Name, address, contact details and opening hours of the business. */
export function BusinessCard({ site, business }: { site: MySite; business: Business }) {
  const t = useWords(businessMessages)
  const locale = useLocale()
  const countries = new Intl.DisplayNames([useLanguage()], { type: 'region' })
  const save = useSend(sitesApi.changeSettings, { quiet: true, refreshes: [sitesApi.settings] })
  const form = useOwnerForm({
    schema: businessSettings.schema,
    values: business,
    save: (values) => save.mutateAsync({ group: businessSettings.group, values }),
    savedMessage: t('saved'),
    sentences: {
      email: t('emailWrong'),
      phone: t('phoneWrong'),
      ...Object.fromEntries(weekdays.map((day) => [day, t('hoursWrong')])),
    },
  })
  const day = (name: Weekday) => ({ label: nameOfDay(name, locale), placeholder: t('closed') })
  return (
    <FormCard form={form} title={t('business')} lead={t('lead')}>
      <TextField label={t('name')} hint={t('nameHint')} placeholder={site.title} {...form.field('name')} />
      <TextField label={t('street')} {...form.field('street')} autoComplete="street-address" />
      <Columns>
        <TextField label={t('postalCode')} {...form.field('postalCode')} />
        <TextField label={t('city')} {...form.field('city')} />
      </Columns>
      <Columns>
        <TextField label={t('region')} {...form.field('region')} />
        <ComboBox
          label={t('country')}
          value={form.values.country || null}
          onChange={(country) => form.set({ country })}
          options={countryCodes.map((value) => ({ value, label: countries.of(value) ?? value }))}
        />
      </Columns>
      <Columns>
        <TextField label={t('email')} type="email" {...form.field('email')} />
        <TextField label={t('phone')} type="tel" {...form.field('phone')} />
      </Columns>
      <fieldset className="business-hours">
        <legend>{t('hours')}</legend>
        <p className="q-hint">{t('hoursHint')}</p>
        <TextField {...day('monday')} {...form.field('monday')} />
        <TextField {...day('tuesday')} {...form.field('tuesday')} />
        <TextField {...day('wednesday')} {...form.field('wednesday')} />
        <TextField {...day('thursday')} {...form.field('thursday')} />
        <TextField {...day('friday')} {...form.field('friday')} />
        <TextField {...day('saturday')} {...form.field('saturday')} />
        <TextField {...day('sunday')} {...form.field('sunday')} />
      </fieldset>
    </FormCard>
  )
}

/** 1 January 2024 was a Monday. */
function nameOfDay(day: Weekday, locale: string): string {
  const date = new Date(Date.UTC(2024, 0, 1 + weekdays.indexOf(day)))
  const name = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(date)
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1)
}
