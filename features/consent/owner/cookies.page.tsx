import './consent-owner.css'
import { SiteResult } from '#features/sites/owner'
import { useState } from 'react'
import { NoAccess, TabbedPage, useWords } from '#platform/ui'
import { ChoiceLog } from './choice-log.tsx'
import { CookieBannerCard } from './cookie-banner-card.tsx'
import { consentOwnerMessages } from './consent-owner.messages.ts'

/** Edits the cookie banner, and shows visitors' choices. */
export function CookiesPage() {
  const t = useWords(consentOwnerMessages)
  const [tab, setTab] = useState('banner')
  return (
    <SiteResult title={t('cookies')}>
      {({ cookies }, { locale }) => {
        if (!cookies) return <NoAccess />
        const tabs = [
          { id: 'banner', label: t('banner'), content: <CookieBannerCard cookies={cookies} locale={locale} /> },
          { id: 'log', label: t('log'), content: <ChoiceLog /> },
        ]
        return <TabbedPage title={t('cookies')} lead={t('lead')} tabs={tabs} selected={tab} onSelect={setTab} />
      }}
    </SiteResult>
  )
}
