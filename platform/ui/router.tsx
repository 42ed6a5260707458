import { createContext, type ReactNode, useContext } from 'react'
import { RouterProvider } from 'react-aria-components'

export interface OwnerRouter {
  /** Opens an address of the owner area without a reload. */
  go: (href: string) => void
  /** Parameters of the current address, by name. */
  params: Readonly<Record<string, string | undefined>>
  path: string
}

const RouterContext = createContext<OwnerRouter>({ go: (href) => window.location.assign(href), params: {}, path: '' })

/** Screens of features depend on addresses and not on the router, so the application provides it here. */
export function OwnerRouterProvider({ router, children }: { router: OwnerRouter; children: ReactNode }) {
  return (
    <RouterContext.Provider value={router}>
      <RouterProvider navigate={(href) => (isOwn(href) ? router.go(href) : window.location.assign(href))}>
        {children}
      </RouterProvider>
    </RouterContext.Provider>
  )
}

export function useOwnerRouter(): OwnerRouter {
  return useContext(RouterContext)
}

function isOwn(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//')
}
