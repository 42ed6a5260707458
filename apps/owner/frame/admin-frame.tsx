import { Menu as MenuIcon, Search } from '#platform/icons'
import { useCallback, useEffect, useState } from 'react'
import { type AccountInfo, accountsApi } from '#features/accounts/contract'
import { isEditor } from '#features/editor/owner'
import { sitesApi } from '#features/sites/contract'
import { minuteMs, type Output } from '#platform/contract'
import {
  AccessProvider,
  ErrorState,
  IconButton,
  isSignedOut,
  LanguageProvider,
  lazyDialog,
  lazyPart,
  NoAccess,
  Skeleton,
  useCall,
  useOwnerRouter,
  usePaletteKey,
  useWords,
} from '#platform/ui'
import { ownerMessages } from '../owner.messages.ts'
import { readStart } from '../start.ts'
import { destinations, neededAt } from './destinations.ts'
import { OnlyLooking } from './only-looking.tsx'
import { RouteBridge } from './route-bridge.tsx'
import { FrameOnItsWay } from './on-its-way.tsx'

const SiteCommands = lazyDialog(() => import('./site-commands.tsx').then((module) => module.SiteCommands))
const SideBar = lazyPart(
  () => import('./side-bar.tsx').then((module) => module.SideBar),
  <Skeleton lines={8} height={20} gap={14} />,
)

// The editor has no side bar; everywhere else it comes while the site is asked for.
if (!isEditor(window.location.pathname)) void SideBar.preload()

/** The workshop of one site: navigation at the left, a screen beside it. The editor takes the whole window. */
export function AdminFrame() {
  const { path } = useOwnerRouter()
  const site = useCall(sitesApi.site, {})
  const me = useCall(accountsApi.me, {})
  // An open editor stays open: it has unsaved changes, and shows the state itself.
  const staysOpen = isEditor(path) && site.data !== undefined && me.data !== undefined
  const error = staysOpen ? null : (site.error ?? me.error)
  if (isSignedOut(error)) return <SignedOut />
  if (error) return <ErrorState error={error} onRetry={() => void Promise.all([site.refetch(), me.refetch()])} />
  if (!site.data || !me.data) return <FrameOnItsWay />
  return (
    <LanguageProvider language={readStart().language} siteLocale={site.data.locale}>
      {destinations.some(({ needs }) => site.data.permissions.includes(needs)) ||
      (isEditor(path) && site.data.permissions.includes('content.look')) ? (
        <Workshop site={site.data} account={me.data} />
      ) : (
        <OnlyLooking site={site.data} platformUrl={readStart().platformUrl} />
      )}
    </LanguageProvider>
  )
}

function Workshop({ site, account }: { site: Output<typeof sitesApi.site>; account: AccountInfo }) {
  const t = useWords(ownerMessages)
  const { path } = useOwnerRouter()
  // Open only on the screen where it was opened; another screen closes it.
  const [menuOn, setMenuOn] = useState<string | null>(null)
  const isMenuOpen = menuOn === path
  const setMenuOpen = (open: boolean) => setMenuOn(open ? path : null)
  const [isPaletteOpen, setPaletteOpen] = useState(false)
  usePaletteKey(useCallback(() => setPaletteOpen(true), []))
  const needed = neededAt(path)
  const isOpen = needed === null || site.permissions.includes(needed)
  const wide = isEditor(path) && isOpen
  return (
    <AccessProvider permissions={site.permissions} flags={site.features}>
      <div className={wide ? 'o-wide' : 'o-frame'} data-menu={isMenuOpen || undefined}>
        {!wide && (
          <>
            <a className="o-skip" href="#content">
              {t('skip')}
            </a>
            <header className="o-phone-bar">
              <IconButton
                icon={MenuIcon}
                label={isMenuOpen ? t('close') : t('menu')}
                onPress={() => setMenuOpen(!isMenuOpen)}
              />
              <strong className="q-row-text">{site.title}</strong>
              <IconButton icon={Search} label={t('commands')} keys="Mod+K" onPress={() => setPaletteOpen(true)} />
            </header>
            <aside className="o-side" aria-label={t('siteMenu')}>
              <SideBar site={site} account={account} onFind={() => setPaletteOpen(true)} />
            </aside>
          </>
        )}
        <div id="content" className={wide ? 'o-whole' : 'o-content'} tabIndex={-1}>
          {!wide && site.permissions.includes('settings.mail') && <MailNotice />}
          {isOpen ? <RouteBridge /> : <NoAccess />}
        </div>
      </div>
      <SiteCommands isOpen={isPaletteOpen} onClose={() => setPaletteOpen(false)} />
    </AccessProvider>
  )
}

const MailHeldBanner = lazyPart(() => import('#features/accounts/owner').then((module) => module.MailHeldBanner), null)

/** Warns that the mail server refuses all emails. */
function MailNotice() {
  const { data } = useCall(sitesApi.mailState, {}, { refetchInterval: minuteMs })
  return data?.heldSince ? <MailHeldBanner /> : null
}

/** The server leads someone without a session to the platform's sign-in and back here. */
function SignedOut() {
  useEffect(() => window.location.reload(), [])
  return null
}
