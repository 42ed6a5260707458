import { BeforeSelling, CartFunnel } from '#features/checkout/owner'
import { DashboardScreen } from '../../../features/orders/owner/dashboard.page.tsx'

/** How the store does, with what became of its carts. */
export function StoreDashboard() {
  return <DashboardScreen carts={CartFunnel} before={BeforeSelling} />
}
