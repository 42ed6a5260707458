import { useEffect } from 'react'
import { accountsApi } from '#features/accounts/contract'
import { CallFailure, ErrorState, lazyPart, LinkButton, Skeleton, useCall, useOwnerRouter } from '#platform/ui'
import { Mark } from './mark.tsx'
import { RouteBridge } from './route-bridge.tsx'

const AccountMenu = lazyPart(() => import('./account-menu.tsx').then((module) => module.AccountMenu), null)

/** Frame of the screens on the platform host that need a session. */
export function PlatformFrame() {
  const { path } = useOwnerRouter()
  const me = useCall(accountsApi.me, {})
  const isSignedOut = me.error instanceof CallFailure && me.error.status === 401
  useEffect(() => {
    if (isSignedOut)
      window.location.replace(
        path === '/' ? '/sign-in' : `/sign-in?returnTo=${encodeURIComponent(path + window.location.search)}`,
      )
  }, [isSignedOut, path])
  if (me.error && !isSignedOut) return <ErrorState error={me.error} onRetry={() => void me.refetch()} />
  if (!me.data) return <Waiting />
  return (
    <div className="o-platform">
      <header className="o-platform-bar">
        <LinkButton href="/" tone="quiet" className="o-home">
          <Mark /> Quoin
        </LinkButton>
        <AccountMenu account={me.data} host="platform" />
      </header>
      <RouteBridge />
    </div>
  )
}

function Waiting() {
  return (
    <div className="o-waiting">
      <Skeleton lines={4} height={16} />
    </div>
  )
}
