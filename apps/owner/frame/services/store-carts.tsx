import type { ReactNode } from 'react'
import { BeforeSelling, CartFunnel } from '#features/checkout/owner'
import { DashboardPartsContext } from '#features/orders/owner'

const parts = { Carts: CartFunnel, Before: BeforeSelling }

/** What became of carts and what a store still needs, which checkout knows. */
export function StoreCartsService({ children }: { children: ReactNode }) {
  return <DashboardPartsContext value={parts}>{children}</DashboardPartsContext>
}
