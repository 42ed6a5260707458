import { createContext, type ReactNode, useContext } from 'react'
import type { Permission } from '../contract/index.ts'
import { LinkButton } from './button.tsx'
import { uiMessages } from './ui.messages.ts'
import { EmptyState } from './feedback.tsx'
import { useWords } from './language.tsx'
import { Page } from './layout.tsx'

const AccessContext = createContext<ReadonlySet<string>>(new Set())

export function AccessProvider({ permissions, children }: { permissions: readonly string[]; children: ReactNode }) {
  return <AccessContext.Provider value={new Set(permissions)}>{children}</AccessContext.Provider>
}

/** In the place of a screen that one's roles do not open: why, and the way out. */
export function NoAccess() {
  const t = useWords(uiMessages)
  return (
    <Page title={t('noAccessTitle')} width="narrow">
      <EmptyState
        action={
          <LinkButton tone="primary" href="/config">
            {t('noAccessBack')}
          </LinkButton>
        }
      >
        {t('noAccess')}
      </EmptyState>
    </Page>
  )
}

/** What the person may do here; the server decides again on every call. */
export function useMay(): (permission: Permission) => boolean {
  const permissions = useContext(AccessContext)
  return (permission) => permissions.has(permission)
}
