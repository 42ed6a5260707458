import { createContext, type ReactNode, useContext } from 'react'
import type { Permission } from '../contract/index.ts'

const AccessContext = createContext<ReadonlySet<string>>(new Set())

export function AccessProvider({ permissions, children }: { permissions: readonly string[]; children: ReactNode }) {
  return <AccessContext.Provider value={new Set(permissions)}>{children}</AccessContext.Provider>
}

/** What the person may do here; the server decides again on every call. */
export function useMay(): (permission: Permission) => boolean {
  const held = useContext(AccessContext)
  return (permission) => held.has(permission)
}
