import { formatMoney } from '#platform/money'
import { useCall } from '#platform/ui'
import { deskApi } from '../contract/desk.api.ts'

/** How the store writes amounts; amounts as text once it is known. */
export function useStore() {
  const facts = useCall(deskApi.facts, {}).data
  const money = (minor: number): string => (facts ? formatMoney({ minor, currency: facts.currency }, facts.format) : '')
  return { facts, money }
}
