import { Menu as MenuIcon, Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { type AccountFacts, accountsApi } from '#features/accounts/contract'
import { sitesApi } from '#features/sites/contract'
import type { Output } from '#platform/contract'
import {
  AccessProvider,
  Button,
  CallFailure,
  ErrorState,
  IconButton,
  Kbd,
  LanguageProvider,
  Skeleton,
  useCall,
  useDeskRouter,
  useWords,
} from '#platform/desk'
import { ownerMessages } from '../owner.messages.ts'
import { AccountMenu } from './account-menu.tsx'
import { readStart } from '../start.ts'
import { OnlyLooking } from './only-looking.tsx'
import { SiteCommands } from './site-commands.tsx'
import { SiteMenu } from './site-menu.tsx'
import { RouteBridge } from './route-bridge.tsx'
import { SideNavigation } from './side-navigation.tsx'

/** The workshop of one site: navigation at the left, a screen beside it. The editor takes the whole window. */
export function AdminFrame() {
  const site = useCall(sitesApi.site, {})
  const me = useCall(accountsApi.me, {})
  const error = site.error ?? me.error
  if (error instanceof CallFailure && error.status === 401) return <SignedOut />
  if (error) return <ErrorState error={error} onRetry={() => void Promise.all([site.refetch(), me.refetch()])} />
  if (!site.data || !me.data) return <Waiting />
  return (
    <LanguageProvider language={me.data.locale}>
      {site.data.permissions.includes('config') ? (
        <Workshop site={site.data} account={me.data} />
      ) : (
        <main>
          <OnlyLooking site={site.data} platformUrl={readStart().platformUrl} />
        </main>
      )}
    </LanguageProvider>
  )
}

/** In the language of the account, which the server's page could only guess. */
function Workshop({ site, account }: { site: Output<typeof sitesApi.site>; account: AccountFacts }) {
  const t = useWords(ownerMessages)
  const { path } = useDeskRouter()
  // Open on the screen where it was opened: going elsewhere closes it.
  const [menuOn, setMenuOn] = useState<string | null>(null)
  const isMenuOpen = menuOn === path
  const setMenuOpen = (open: boolean) => setMenuOn(open ? path : null)
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  usePaletteKey(() => setPaletteOpen(true))
  const wide = path.startsWith('/config/edit/')
  return (
    <AccessProvider permissions={site.permissions}>
      <div className={wide ? 'o-wide' : 'o-frame'} data-menu={isMenuOpen || undefined}>
        {!wide && (
          <>
            <a className="o-skip" href="#content">
              {t('skip')}
            </a>
            <header className="o-phone-bar">
              <IconButton icon={MenuIcon} label={isMenuOpen ? t('close') : t('menu')} onPress={() => setMenuOpen(!isMenuOpen)} />
              <strong className="q-row-text">{site.title}</strong>
              <IconButton icon={Search} label={t('commands')} keys="Mod+K" onPress={() => setPaletteOpen(true)} />
            </header>
            <aside className="o-side" aria-label={t('siteMenu')}>
              <SiteMenu site={site} />
              <Button tone="quiet" icon={Search} className="o-find" onPress={() => setPaletteOpen(true)}>
                <span className="q-row-text">{t('commands')}</span>
                <Kbd keys="Mod+K" />
              </Button>
              <SideNavigation />
              <AccountMenu account={account} host="admin" withName />
            </aside>
          </>
        )}
        <div id="content" className={wide ? 'o-whole' : 'o-content'} tabIndex={-1}>
          <RouteBridge />
        </div>
      </div>
      <SiteCommands isOpen={isPaletteOpen} onClose={() => setPaletteOpen(false)} siteUrl={site.baseUrl} />
    </AccessProvider>
  )
}

function usePaletteKey(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if ((event.metaKey || event.ctrlKey) && !event.shiftKey && event.key.toLowerCase() === 'k' && !event.defaultPrevented) {
        event.preventDefault()
        open()
      }
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [open])
}

/** The server leads someone without a session to the platform's sign-in and back here. */
function SignedOut() {
  useEffect(() => window.location.reload(), [])
  return null
}

function Waiting() {
  return (
    <div className="o-frame">
      <aside className="o-side">
        <Skeleton lines={8} height={20} gap={14} />
      </aside>
      <div className="o-content">
        <div className="q-page">
          <Skeleton lines={6} height={20} gap={18} />
        </div>
      </div>
    </div>
  )
}
