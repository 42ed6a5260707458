import type { ReactNode } from 'react'
import { ErrorState, Page, Skeleton, useCall } from '#platform/ui'
import type { Output } from '#platform/contract'
import { sitesApi } from '../../contract/index.ts'

interface SettingsResultProps {
  title: string
  /** Grey lines while the settings load. */
  lines?: number
  children: (settings: Output<typeof sitesApi.settings>) => ReactNode
}

/** A narrow screen of settings in each of its states: loading, failed or loaded. */
export function SettingsResult({ title, lines = 6, children }: SettingsResultProps) {
  const settings = useCall(sitesApi.settings, {})
  if (settings.error) return <ErrorState error={settings.error} onRetry={() => void settings.refetch()} />
  if (!settings.data)
    return (
      <Page title={title} width="narrow">
        <Skeleton lines={lines} height={32} />
      </Page>
    )
  return children(settings.data)
}

interface SiteResultProps {
  title: string
  children: (settings: Output<typeof sitesApi.settings>, site: Output<typeof sitesApi.site>) => ReactNode
}

/** Like `SettingsResult`, for a screen that shows the site too. */
export function SiteResult({ title, children }: SiteResultProps) {
  const site = useCall(sitesApi.site, {})
  const settings = useCall(sitesApi.settings, {})
  const error = site.error ?? settings.error
  if (error) return <ErrorState error={error} onRetry={() => void Promise.all([site.refetch(), settings.refetch()])} />
  if (!site.data || !settings.data)
    return (
      <Page title={title} width="narrow">
        <Skeleton lines={8} height={32} />
      </Page>
    )
  return children(settings.data, site.data)
}
