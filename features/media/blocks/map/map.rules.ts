/** C3.86: the map styles by their numbers. */
export const mapStyles = {
  1: 'original',
  2: 'grayscale',
  3: 'satellite',
  4: 'minimalLight',
  5: 'minimalDark',
  6: 'minimalBlue',
} as const
export type MapStyle = keyof typeof mapStyles

/** C3.87, C9.53 */
export const mapZoom = 12

/** C3.88, C3.89: maps show Amsterdam until an owner chooses a place. */
export const mapCentre = { lat: 52.3676, lng: 4.9041 }

export interface MapView {
  mapLat: number
  mapLng: number
  markerLat: number
  markerLng: number
  mapZoom: number
}
export type MapService = 'openstreetmap' | 'google'

/** Only Google offers satellite images. */
export function isOfGoogle({ service, style }: { service: MapService; style: MapStyle }): boolean {
  return service === 'google' || style === 3
}

/** The map in a frame, with its marker. */
export function mapFrame(view: MapView, service: MapService, style: MapStyle, language: string): string {
  if (isOfGoogle({ service, style })) {
    return addressOf('https://www.google.com/maps', {
      output: 'embed',
      q: `${view.markerLat},${view.markerLng}`,
      ll: `${view.mapLat},${view.mapLng}`,
      z: String(view.mapZoom),
      t: style === 3 ? 'k' : 'm',
      hl: language,
    })
  }
  const half = 360 / 2 ** view.mapZoom
  const box = [view.mapLng - half, view.mapLat - half * 0.4, view.mapLng + half, view.mapLat + half * 0.4]
  return addressOf('https://www.openstreetmap.org/export/embed.html', {
    layer: 'mapnik',
    bbox: box.map((edge) => edge.toFixed(5)).join(','),
    marker: `${view.markerLat},${view.markerLng}`,
  })
}

function addressOf(page: string, query: Record<string, string>): string {
  return `${page}?${new URLSearchParams(query).toString()}`
}

/** Address at which visitors plan a route. */
export function mapLink({ markerLat, markerLng, mapZoom: zoom }: MapView, service: MapService): string {
  return service === 'google'
    ? `https://www.google.com/maps/search/?api=1&query=${markerLat},${markerLng}`
    : `https://www.openstreetmap.org/?mlat=${markerLat}&mlon=${markerLng}#map=${zoom}/${markerLat}/${markerLng}`
}

/** The place that a link from a map names; null of what names none. */
export function placeOfLink(link: string): { lat: number; lng: number; zoom: number | null } | null {
  const pair = String.raw`(-?\d{1,3}(?:\.\d{1,15})?)`
  const at =
    new RegExp(`!3d${pair}!4d${pair}`).exec(link) ??
    new RegExp(`@${pair},${pair}`).exec(link) ??
    new RegExp(`mlat=${pair}&mlon=${pair}`).exec(link) ??
    new RegExp(`map=\\d{1,2}/${pair}/${pair}`).exec(link) ??
    new RegExp(`(?:query|q|ll)=${pair}(?:,|%2C)${pair}`).exec(link) ??
    new RegExp(`^\\s*${pair}[ ,]{1,3}${pair}\\s*$`).exec(link)
  if (!at) return null
  const [lat, lng] = [Number(at[1]), Number(at[2])]
  const zoom = /@[^/]{1,60},(\d{1,2})(?:\.\d{1,4})?z/.exec(link) ?? /map=(\d{1,2})\//.exec(link)
  return Math.abs(lat) > 90 || Math.abs(lng) > 180 ? null : { lat, lng, zoom: zoom ? Number(zoom[1]) : null }
}
