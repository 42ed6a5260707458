import type { z } from 'zod'
import type { SiteContext } from '#platform/context'
import type { ordersSettings } from '../../contract/index.ts'

/** `21%`, `8.875%`, in the words of a locale. */
export function rateText(ratePpm: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 4 }).format(ratePpm / 1_000_000)
}

export function dayText(at: string, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(at))
}

export type Seller = z.infer<typeof ordersSettings.schema>['seller']

/** Address for returned parcels; empty until the shop has entered its address. */
export function returnAddress({ site }: Pick<SiteContext, 'site'>, { name, address }: Seller): string[] {
  const lines = address
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean)
  return lines.length === 0 ? [] : [name || site.title, ...lines]
}
