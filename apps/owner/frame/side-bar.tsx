import { Search } from '#platform/icons'
import type { AccountInfo } from '#features/accounts/contract'
import type { sitesApi } from '#features/sites/contract'
import type { Output } from '#platform/contract'
import { Button, Kbd, useWords } from '#platform/ui'
import { ownerMessages } from '../owner.messages.ts'
import { AccountMenu } from './account-menu.tsx'
import { SideNavigation } from './side-navigation.tsx'
import { SiteMenu } from './site-menu.tsx'

interface Props {
  site: Output<typeof sitesApi.site>
  account: AccountInfo
  onFind: () => void
}

/** Navigation at the left of every screen but the editor. */
export function SideBar({ site, account, onFind }: Props) {
  const t = useWords(ownerMessages)
  return (
    <>
      <SiteMenu site={site} />
      <Button tone="quiet" icon={Search} className="o-find" onPress={onFind}>
        <span className="q-row-text">{t('commands')}</span>
        <Kbd keys="Mod+K" />
      </Button>
      <SideNavigation sells={site.sells} />
      <AccountMenu account={account} host="admin" withName />
    </>
  )
}
