import type { ReactNode } from 'react'
import { BeforeSelling, CartFunnel } from '#features/checkout/owner'
import { DashboardPartsContext } from '#features/orders/owner'

const parts = { Carts: CartFunnel, Before: BeforeSelling }

/** Provides cart outcomes and missing store settings from checkout. */
export function StoreCartsService({ children }: { children: ReactNode }) {
  return <DashboardPartsContext value={parts}>{children}</DashboardPartsContext>
}
