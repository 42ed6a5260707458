/** OpenTable is a service of its own in each of these countries. */
export const openTableDomains = [
  'com',
  'co.uk',
  'ie',
  'nl',
  'de',
  'fr',
  'es',
  'it',
  'ca',
  'com.au',
  'com.mx',
  'jp',
] as const
export type OpenTableDomain = (typeof openTableDomains)[number]

/** Kinds of Tock widgets: a table search, or a button that opens it. */
export const reservationVariants = ['search', 'button'] as const
export type ReservationVariant = (typeof reservationVariants)[number]

/** Page of the booking service for visitors without scripts. */
export function openTablePage(restaurantId: string, domain: OpenTableDomain): string {
  return `https://www.opentable.${domain}/restref/client/?rid=${encodeURIComponent(restaurantId)}`
}

export function openTableScript(restaurantId: string, domain: OpenTableDomain, locale: string): string {
  const query = new URLSearchParams({
    rid: restaurantId,
    type: 'standard',
    theme: 'standard',
    iframe: 'true',
    domain: domain.replaceAll('.', ''),
    lang: locale,
    newtab: 'false',
  })
  return `https://www.opentable.${domain}/widget/reservation/loader?${query.toString()}`
}

export const tockScript = 'https://www.exploretock.com/tock.js'

export function tockPage(business: string): string {
  return `https://www.exploretock.com/${encodeURIComponent(business)}`
}
