import './promotion.css'
import { useState } from 'react'
import { settingsIn, sitesApi } from '#features/sites/contract'
import { ErrorState, NoAccess, Page, Skeleton, Tabs, mayLeave, useCall, useWords } from '#platform/ui'
import { announcementBarSettings, mobileInfoBarSettings, popupOverlaySettings } from '../contract/promotion.settings.ts'
import { AnnouncementCard, InfoBarCard, PopupCard } from './promotion-cards.tsx'
import { promotionMessages } from './promotion.messages.ts'

/** Edits announcements, the popup and the info bar shown over every page. */
export function PromotionPage() {
  const t = useWords(promotionMessages)
  const [tab, setTab] = useState('announcement')
  const settings = useCall(sitesApi.settings, {})
  if (settings.error) return <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />
  if (!settings.data)
    return (
      <Page title={t('title')} width="narrow">
        <Skeleton lines={8} height={32} />
      </Page>
    )
  const announcement = settingsIn(settings.data, announcementBarSettings)
  const popupOverlay = settingsIn(settings.data, popupOverlaySettings)
  const mobileInfoBar = settingsIn(settings.data, mobileInfoBarSettings)
  if (!announcement || !popupOverlay || !mobileInfoBar) return <NoAccess />
  const tabs = [
    { id: 'announcement', label: t('announcement'), content: <AnnouncementCard announcement={announcement} /> },
    { id: 'popup', label: t('popup'), content: <PopupCard popup={popupOverlay} /> },
    { id: 'infoBar', label: t('infoBar'), content: <InfoBarCard infoBar={mobileInfoBar} /> },
  ]
  const choose = async (next: string): Promise<void> => {
    if (await mayLeave()) setTab(next)
  }
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      <Tabs label={t('title')} tabs={tabs} selected={tab} onSelect={(next) => void choose(next)} />
    </Page>
  )
}
