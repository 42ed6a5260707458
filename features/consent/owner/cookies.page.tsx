import './consent-owner.css'
import { sitesApi } from '#features/sites/contract'
import { useState } from 'react'
import { ErrorState, NoAccess, Page, Skeleton, Tabs, mayLeave, useCall, useWords } from '#platform/ui'
import { ChoiceLog } from './choice-log.tsx'
import { CookieBannerCard } from './cookie-banner-card.tsx'
import { consentOwnerMessages } from './consent-owner.messages.ts'

/** Edits the cookie banner, and shows visitors' choices. */
export function CookiesPage() {
  const t = useWords(consentOwnerMessages)
  const [tab, setTab] = useState('banner')
  const settings = useCall(sitesApi.settings, {})
  const site = useCall(sitesApi.site, {})
  const error = settings.error ?? site.error
  if (error) return <ErrorState error={error} onRetry={() => void Promise.all([settings.refetch(), site.refetch()])} />
  if (!settings.data || !site.data)
    return (
      <Page title={t('cookies')} width="narrow">
        <Skeleton lines={8} height={32} />
      </Page>
    )
  const { cookies } = settings.data
  if (!cookies) return <NoAccess />
  const tabs = [
    { id: 'banner', label: t('banner'), content: <CookieBannerCard cookies={cookies} locale={site.data.locale} /> },
    { id: 'log', label: t('log'), content: <ChoiceLog /> },
  ]
  const choose = async (next: string): Promise<void> => {
    if (await mayLeave()) setTab(next)
  }
  return (
    <Page title={t('cookies')} lead={t('lead')} width="narrow">
      <Tabs label={t('cookies')} tabs={tabs} selected={tab} onSelect={(next) => void choose(next)} />
    </Page>
  )
}
