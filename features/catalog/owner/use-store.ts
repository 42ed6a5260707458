import { formatMoney } from '#platform/money'
import { useCall } from '#platform/ui'
import { ownerCatalogApi } from '../contract/owner-catalog.api.ts'

/** How the store writes amounts; amounts as text once it is known. */
export function useStore() {
  const facts = useCall(ownerCatalogApi.facts, {}).data
  const money = (minor: number): string => (facts ? formatMoney({ minor, currency: facts.currency }, facts.format) : '')
  return { facts, money }
}
