import { createContext, type ReactNode, useContext } from 'react'
import type { Permission } from '../contract/index.ts'
import { LinkButton } from './button.tsx'
import { uiMessages } from './ui.messages.ts'
import { EmptyState } from './feedback.tsx'
import { useWords } from './language.tsx'
import { Page } from './layout.tsx'

const AccessContext = createContext<ReadonlySet<string>>(new Set())
const FlagsContext = createContext<ReadonlySet<string>>(new Set())

interface AccessProps {
  permissions: readonly string[]
  /** Features that the site has enabled. */
  flags: readonly string[]
  children: ReactNode
}

export function AccessProvider({ permissions, flags, children }: AccessProps) {
  return (
    <AccessContext.Provider value={new Set(permissions)}>
      <FlagsContext.Provider value={new Set(flags)}>{children}</FlagsContext.Provider>
    </AccessContext.Provider>
  )
}

/** Tells whether this site has a feature with a flag; features without one are always available. */
export function useHas(): (flag: string | null | undefined) => boolean {
  const flags = useContext(FlagsContext)
  return (flag) => !flag || flags.has(flag)
}

/** Shown instead of a screen that the roles do not permit, with the reason and a link. */
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

/** Tells whether the person has a permission; the server decides again on every call. */
export function useMay(): (permission: Permission) => boolean {
  const permissions = useContext(AccessContext)
  return (permission) => permissions.has(permission)
}
