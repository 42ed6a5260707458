import './sites-owner.css'
import { useState } from 'react'
import { NoAccess, TabbedPage, useMay, useWords } from '#platform/ui'
import type { Output } from '#platform/contract'
import type { sitesApi } from '../contract/index.ts'
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
import { SiteResult } from './settings/settings-result.tsx'
import { sitesOwnerMessages } from './sites-owner.messages.ts'

/** Everything about the site as a whole, in the parts that the person's roles may change. */
export function SettingsPage() {
  const t = useWords(sitesOwnerMessages)
  const [tab, setTab] = useState(() => new URLSearchParams(window.location.search).get('tab') ?? 'general')
  return (
    <SiteResult title={t('settings')}>
      {(settings, site) => <Settings settings={settings} site={site} tab={tab} onTab={setTab} />}
    </SiteResult>
  )
}

interface SettingsProps {
  settings: Output<typeof sitesApi.settings>
  site: Output<typeof sitesApi.site>
  tab: string
  onTab: (tab: string) => void
}

function Settings({ settings, site, tab, onTab }: SettingsProps) {
  const t = useWords(sitesOwnerMessages)
  const may = useMay()
  const { general, social, codeInjection, advanced } = settings
  const notices = settingsIn(settings, noticesSettings)
  const business = settingsIn(settings, businessSettings)
  const tabs = [
    may('settings.general') && {
      id: 'general',
      label: t('general'),
      content: <GeneralCard site={site} general={general} />,
    },
    business && {
      id: 'business',
      label: t('business'),
      content: <BusinessCard site={site} business={business} />,
    },
    general && { id: 'images', label: t('images'), content: <ImagesCard general={general} /> },
    may('settings.locale') && { id: 'locale', label: t('locale'), content: <LocaleCard site={site} /> },
    may('settings.locale') && { id: 'languages', label: t('languages'), content: <LanguagesCards /> },
    may('settings.domain') && { id: 'domains', label: t('domains'), content: <DomainsCard site={site} /> },
    social && { id: 'social', label: t('social'), content: <SocialCard social={social} /> },
    notices && { id: 'notices', label: t('notices'), content: <NoticesCard notices={notices} /> },
    codeInjection &&
      site.features.includes('code-injection') && {
        id: 'code',
        label: t('code'),
        content: <CodeCard code={codeInjection} />,
      },
    advanced && {
      id: 'advanced',
      label: t('advanced'),
      content: <AdvancedCards site={site} advanced={advanced} isInCircle={site.features.includes('beta-circle')} />,
    },
  ].filter((entry) => entry !== undefined && entry !== false)
  if (tabs.length === 0) return <NoAccess />
  const open = tabs.some(({ id }) => id === tab) ? tab : (tabs[0]?.id ?? tab)
  return <TabbedPage title={t('settings')} tabs={tabs} selected={open} onSelect={onTab} />
}
