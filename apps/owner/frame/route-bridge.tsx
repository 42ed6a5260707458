import { Outlet, useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { OwnerRouterProvider } from '#platform/ui'

/** Gives the screens of features the router as the design system knows it. */
export function RouteBridge({ children = <Outlet /> }: { children?: ReactNode }) {
  const navigate = useNavigate()
  const params = useParams({ strict: false }) as Record<string, string | undefined>
  const { pathname } = useLocation()
  const router = useMemo(
    () => ({ go: (href: string) => void navigate({ href }), params, path: pathname }),
    [navigate, params, pathname],
  )
  return <OwnerRouterProvider router={router}>{children}</OwnerRouterProvider>
}
