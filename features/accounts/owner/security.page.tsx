import './accounts-owner.css'
import { useState } from 'react'
import { Banner, Button, ErrorState, Page, Skeleton, useCall, useWords } from '#platform/ui'
import { secondFactorApi } from '../contract/index.ts'
import { CodeAppCard } from './code-app-card.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { RecoveryCard, RecoveryDialog } from './recovery-codes.tsx'
import { securityMessages } from './security.messages.ts'
import { SessionsCard } from './sessions-card.tsx'

/**
 * Passkeys, one-time codes, recovery codes, and the sessions of the account. `?site=` names the site that requires a
 * second factor.
 */
export function SecurityPage() {
  const t = useWords(securityMessages)
  const state = useCall(secondFactorApi.read, {})
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const site = new URLSearchParams(window.location.search).get('site')
  if (state.error) return <ErrorState error={state.error} onRetry={() => void state.refetch()} />
  return (
    <Page title={t('title')} lead={t('lead')} width="narrow">
      {state.data ? (
        <>
          {site && <SiteBanner site={site} isOn={state.data.isOn} />}
          <PasskeysCard state={state.data} onCodes={setCodes} />
          <CodeAppCard state={state.data} onCodes={setCodes} />
          {state.data.isOn && <RecoveryCard left={state.data.recoveryCodes} onCodes={setCodes} />}
          <SessionsCard />
        </>
      ) : (
        <Skeleton lines={8} height={32} />
      )}
      {codes && <RecoveryDialog codes={codes} onClose={() => setCodes(null)} />}
    </Page>
  )
}

function SiteBanner({ site, isOn }: { site: string; isOn: boolean }) {
  const t = useWords(securityMessages)
  const go = (
    <Button tone="primary" onPress={() => window.location.assign(`/open/${encodeURIComponent(site)}`)}>
      {t('continue', { site })}
    </Button>
  )
  return (
    <Banner tone={isOn ? 'success' : 'attention'} action={isOn ? go : undefined}>
      {t('requiredBy', { site })}
    </Banner>
  )
}
