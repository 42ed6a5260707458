import './promotion.css'
import { SettingsResult } from '#features/sites/owner'
import type { Output } from '#platform/contract'
import { useState } from 'react'
import { settingsIn, type sitesApi } from '#features/sites/contract'
import { NoAccess, TabbedPage, useWords } from '#platform/ui'
import { announcementBarSettings, mobileInfoBarSettings, popupOverlaySettings } from '../contract/promotion.settings.ts'
import { AnnouncementCard, InfoBarCard, PopupCard } from './promotion-cards.tsx'
import { promotionMessages } from './promotion.messages.ts'

/** Edits announcements, the popup and the info bar shown over every page. */
export function PromotionPage() {
  const t = useWords(promotionMessages)
  const [tab, setTab] = useState('announcement')
  return (
    <SettingsResult title={t('title')} lines={8}>
      {(settings) => <Promotion settings={settings} tab={tab} onTab={setTab} />}
    </SettingsResult>
  )
}

interface TabsProps {
  settings: Output<typeof sitesApi.settings>
  tab: string
  onTab: (tab: string) => void
}

function Promotion({ settings, tab, onTab }: TabsProps) {
  const t = useWords(promotionMessages)
  const announcement = settingsIn(settings, announcementBarSettings)
  const popupOverlay = settingsIn(settings, popupOverlaySettings)
  const mobileInfoBar = settingsIn(settings, mobileInfoBarSettings)
  if (!announcement || !popupOverlay || !mobileInfoBar) return <NoAccess />
  const tabs = [
    { id: 'announcement', label: t('announcement'), content: <AnnouncementCard announcement={announcement} /> },
    { id: 'popup', label: t('popup'), content: <PopupCard popup={popupOverlay} /> },
    { id: 'infoBar', label: t('infoBar'), content: <InfoBarCard infoBar={mobileInfoBar} /> },
  ]
  return <TabbedPage title={t('title')} lead={t('lead')} tabs={tabs} selected={tab} onSelect={onTab} />
}
