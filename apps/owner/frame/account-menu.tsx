import { Activity, CircleUser, LogOut, Mail, Monitor, Moon, Sun } from '#platform/icons'
import { useState } from 'react'
import { accountsApi, type AccountInfo } from '#features/accounts/contract'
import { Avatar, Button, Menu, useSend, useWords } from '#platform/ui'
import { ownerMessages } from '../owner.messages.ts'
import { readStart } from '../start.ts'
import { savedTheme, saveTheme, type Theme } from './theme.ts'

export function AccountMenu({
  account,
  host,
  withName,
}: {
  account: AccountInfo
  host: 'platform' | 'admin'
  withName?: boolean
}) {
  const t = useWords(ownerMessages)
  const [theme, setTheme] = useState(savedTheme)
  const { platformUrl } = readStart()
  const choose = (next: Theme) => {
    saveTheme(next)
    setTheme(next)
  }
  const signOut = useSend(accountsApi.logout, {
    onDone: () => window.location.assign(host === 'platform' ? '/sign-in' : platformUrl),
  })
  const home = host === 'platform' ? '' : platformUrl.replace(/\/$/, '')
  return (
    <Menu
      label={t('account')}
      placement={withName ? 'top start' : 'bottom end'}
      trigger={
        <Button tone="quiet" className="o-account" aria-label={`${t('account')}: ${account.name || account.email}`}>
          <Avatar name={account.name || account.email} />
          {withName && <span className="q-row-text">{account.name || account.email}</span>}
        </Button>
      }
      entries={[
        { id: 'account', label: t('account'), hint: account.email, icon: CircleUser, href: `${home}/account` },
        account.staff && { id: 'jobs', label: t('jobs'), icon: Activity, href: `${home}/jobs` },
        account.staff && { id: 'mailbox', label: t('mailbox'), icon: Mail, href: `${home}/mailbox` },
        'separator',
        {
          id: 'system',
          label: t('themeSystem'),
          icon: Monitor,
          isChosen: theme === 'system',
          onAction: () => choose('system'),
        },
        {
          id: 'light',
          label: t('themeLight'),
          icon: Sun,
          isChosen: theme === 'light',
          onAction: () => choose('light'),
        },
        { id: 'dark', label: t('themeDark'), icon: Moon, isChosen: theme === 'dark', onAction: () => choose('dark') },
        'separator',
        { id: 'out', label: t('signOut'), icon: LogOut, onAction: () => signOut.mutate({}) },
      ]}
    />
  )
}
