import './sites-owner.css'
import { useState } from 'react'
import { ErrorState, mayLeave, NoAccess, Page, Skeleton, Tabs, useCall, useMay, useWords } from '#platform/ui'
import { sitesApi } from '../contract/index.ts'
import { businessSettings } from '../contract/business.settings.ts'
import { noticesSettings } from '../contract/notices.settings.ts'
import { settingsIn } from '../contract/settings-part.ts'
import { BusinessCard } from './business-card.tsx'
import { DomainsCard } from './domains/domains-card.tsx'
import { LanguagesCards } from './languages/languages-card.tsx'
import { NoticesCard } from './notices-card.tsx'
import { ImagesCard } from './images-card.tsx'
import { AdvancedCards } from './advanced-cards.tsx'
import { CodeCard, GeneralCard, LocaleCard, SocialCard } from './settings-cards.tsx'
import { sitesOwnerMessages } from './sites-owner.messages.ts'

/** Everything about the site as a whole, in the parts that the person's roles may change. */
export function SettingsPage() {
  const t = useWords(sitesOwnerMessages)
  const may = useMay()
  const [tab, setTab] = useState(() => new URLSearchParams(window.location.search).get('tab') ?? 'general')
  const choose = async (next: string): Promise<void> => {
    if (await mayLeave()) setTab(next)
  }
  const site = useCall(sitesApi.site, {})
  const settings = useCall(sitesApi.settings, {})
  const error = site.error ?? settings.error
  if (error) return <ErrorState error={error} onRetry={() => void Promise.all([site.refetch(), settings.refetch()])} />
  if (!site.data || !settings.data)
    return (
      <Page title={t('settings')} width="narrow">
        <Skeleton lines={8} height={32} />
      </Page>
    )
  const { general, social, codeInjection, advanced } = settings.data
  const notices = settingsIn(settings.data, noticesSettings)
  const business = settingsIn(settings.data, businessSettings)
  const tabs = [
    may('settings.general') && {
      id: 'general',
      label: t('general'),
      content: <GeneralCard site={site.data} general={general} />,
    },
    business && {
      id: 'business',
      label: t('business'),
      content: <BusinessCard site={site.data} business={business} />,
    },
    general && { id: 'images', label: t('images'), content: <ImagesCard general={general} /> },
    may('settings.locale') && { id: 'locale', label: t('locale'), content: <LocaleCard site={site.data} /> },
    may('settings.locale') && { id: 'languages', label: t('languages'), content: <LanguagesCards /> },
    may('settings.domain') && { id: 'domains', label: t('domains'), content: <DomainsCard site={site.data} /> },
    social && { id: 'social', label: t('social'), content: <SocialCard social={social} /> },
    notices && { id: 'notices', label: t('notices'), content: <NoticesCard notices={notices} /> },
    codeInjection &&
      site.data.features.includes('code-injection') && {
        id: 'code',
        label: t('code'),
        content: <CodeCard code={codeInjection} />,
      },
    advanced && {
      id: 'advanced',
      label: t('advanced'),
      content: (
        <AdvancedCards site={site.data} advanced={advanced} isInCircle={site.data.features.includes('beta-circle')} />
      ),
    },
  ].filter((entry) => entry !== undefined && entry !== false)
  if (tabs.length === 0) return <NoAccess />
  const open = tabs.some(({ id }) => id === tab) ? tab : (tabs[0]?.id ?? tab)
  return (
    <Page title={t('settings')} width="narrow">
      <Tabs label={t('settings')} tabs={tabs} selected={open} onSelect={(next) => void choose(next)} />
    </Page>
  )
}
