import { Link } from 'react-aria-components'
import { useLocale, useMay, useMoments, useWords } from '#platform/ui'
import type { Analytics, AnalyticsRow } from '../contract/index.ts'
import { analyticsMessages } from './analytics.messages.ts'
import { RankedCard } from './ranked-card.tsx'

/** Pages, devices, countries, languages, searches, forms, errors and speed. */
export function AnalyticsLists({ seen }: { seen: Analytics }) {
  const t = useWords(analyticsMessages)
  const locale = useLocale()
  const regions = new Intl.DisplayNames([locale], { type: 'region' })
  const languages = new Intl.DisplayNames([locale], { type: 'language' })
  return (
    <>
      <CountedCard title={t('pages')} nameHead={t('page')} rows={seen.pages} head={t('views')} />
      <CountedCard
        title={t('devices')}
        nameHead={t('device')}
        rows={seen.devices}
        head={t('views')}
        nameOf={(name) => (name === 'phone' || name === 'tablet' ? t(`device.${name}`) : t('device.desktop'))}
      />
      <CountedCard
        title={t('countries')}
        nameHead={t('country')}
        rows={seen.countries}
        head={t('visits')}
        nameOf={(name) => (name === '' ? t('unknownCountry') : (regions.of(name) ?? name))}
      />
      <CountedCard
        title={t('languages')}
        nameHead={t('language')}
        rows={seen.languages}
        head={t('visits')}
        nameOf={(name) => languages.of(name) ?? name}
      />
      <CountedCard title={t('searches')} nameHead={t('search')} rows={seen.searches} head={t('times')} isNobody />
      <FormsCard forms={seen.forms} />
      <ErrorsCard errors={seen.errors} />
      <SpeedCard timings={seen.timings} />
    </>
  )
}

interface CountedCardProps {
  title: string
  nameHead: string
  head: string
  rows: readonly AnalyticsRow[]
  nameOf?: (name: string) => string
  /** Whether it is unknown who they were. */
  isNobody?: boolean
}

function CountedCard({ title, nameHead, head, rows, nameOf = (name) => name, isNobody = false }: CountedCardProps) {
  const t = useWords(analyticsMessages)
  const count = new Intl.NumberFormat(useLocale())
  return (
    <RankedCard
      title={title}
      nameHead={nameHead}
      heads={isNobody ? [head] : [head, t('visitors')]}
      empty={t('noneYet')}
      rows={rows.map(({ name, events, visitors }) => ({
        id: name,
        name: nameOf(name),
        amount: events,
        values: [count.format(events), count.format(visitors)],
      }))}
    />
  )
}

function FormsCard({ forms }: Pick<Analytics, 'forms'>) {
  const t = useWords(analyticsMessages)
  const count = new Intl.NumberFormat(useLocale())
  return (
    <RankedCard
      title={t('forms')}
      nameHead={t('form')}
      heads={[t('shown'), t('submitted')]}
      empty={t('noForms')}
      rows={forms.map(({ id, name, shown, submitted }) => ({
        id,
        name: name === '' ? t('namelessForm') : name,
        amount: submitted,
        values: [count.format(shown), count.format(submitted)],
      }))}
    />
  )
}

function ErrorsCard({ errors }: Pick<Analytics, 'errors'>) {
  const t = useWords(analyticsMessages)
  const mayOpen = useMay()('settings.advanced')
  const count = new Intl.NumberFormat(useLocale())
  const when = useMoments({ dateStyle: 'medium' })
  return (
    <RankedCard
      title={t('errors')}
      nameHead={t('error')}
      heads={[t('visitors'), t('times')]}
      empty={t('noErrors')}
      rows={errors.map(({ id, message, path, visitors, times, firstAt }) => ({
        id,
        name: t('errorSince', { message, path, day: when(firstAt) }),
        amount: visitors,
        values: [count.format(visitors), count.format(times)],
      }))}
      note={mayOpen && errors.length > 0 && <Link href="/config/page-errors">{t('openErrors')}</Link>}
    />
  )
}

const timingNames = ['fcp', 'lcp', 'inp', 'ttfb', 'cls'] as const

function SpeedCard({ timings }: Pick<Analytics, 'timings'>) {
  const t = useWords(analyticsMessages)
  const locale = useLocale()
  const seconds = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', maximumFractionDigits: 2 })
  const score = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 })
  const count = new Intl.NumberFormat(locale)
  const measured = timingNames.flatMap((name) =>
    timings.filter((timing) => timing.name === name).map((own) => ({ ...own, name })),
  )
  return (
    <RankedCard
      title={t('speed')}
      nameHead={t('timing')}
      heads={[t('quartile'), t('measured')]}
      empty={t('noneYet')}
      rows={measured.map(({ name, value, events }) => ({
        id: name,
        name: t(`timing.${name}`),
        amount: 0,
        values: [name === 'cls' ? score.format(value) : seconds.format(value / 1000), count.format(events)],
      }))}
      note={t('speedNote')}
    />
  )
}
