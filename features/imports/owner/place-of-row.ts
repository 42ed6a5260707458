import type { ImportRow } from '../contract/index.ts'

const places: Readonly<Partial<Record<string, (id: string) => string>>> = {
  page: (id) => `/config/edit/${id}`,
  post: (id) => `/config/edit/${id}`,
  item: (id) => `/config/edit/${id}`,
  product: (id) => `/config/products/${id}`,
  order: (id) => `/config/orders/${id}`,
  customer: (id) => `/config/customers/${id}`,
  asset: () => '/config/media',
  redirect: () => '/config/redirects',
  review: () => '/config/reviews',
  navigation: () => '/config/pages',
}

/** Returns the screen on which the result of a row is changed; null where it has none. */
export function placeOfRow({ targetKind, targetId }: Pick<ImportRow, 'targetKind' | 'targetId'>): string | null {
  if (targetKind === null || targetId === null) return null
  return places[targetKind]?.(encodeURIComponent(targetId)) ?? null
}
