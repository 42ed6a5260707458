import type { MapView } from './map.rules.ts'

/** C3.84, C3.85 */
export interface GoogleMapStart {
  apiKey: string
  language: string
  region: string
  title: string
  /** Link of the marker; null for none. */
  href: string | null
  /** The map in a frame. */
  player: string
  location: MapView
  style: string
  showLabels: boolean
  showTerrain: boolean
  showControls: boolean
}

interface Google {
  Map: new (place: HTMLElement, options: object) => object
  Marker: new (options: object) => { addListener: (event: string, heard: () => void) => void }
}

/** C9.18 */
const scriptTimeoutMs = 30_000
let loading: Promise<Google> | null = null

export async function drawGoogleMap(place: HTMLElement, start: GoogleMapStart): Promise<void> {
  const google = await (loading ??= load(start))
  const { location } = start
  const map = new google.Map(place, {
    center: { lat: location.mapLat, lng: location.mapLng },
    zoom: location.mapZoom,
    mapTypeId: start.style === 'satellite' ? 'satellite' : start.showTerrain ? 'terrain' : 'roadmap',
    styles: stylesOf(start),
    draggable: true,
    // The wheel scrolls the page even while the pointer is over the map.
    scrollwheel: false,
    disableDefaultUI: !start.showControls,
  })
  const position = { lat: location.markerLat, lng: location.markerLng }
  const marker = new google.Marker({ map, position, title: start.title, draggable: false })
  const { href } = start
  if (href !== null) marker.addListener('click', () => window.open(href, '_blank', 'noopener'))
}

/** C4.58, C4.59, R1.66: loads the map script once for a page, with a time limit. */
function load({ apiKey, language, region }: GoogleMapStart): Promise<Google> {
  return new Promise((resolve, reject) => {
    const ready = 'quoinMaps'
    const refuse = () => reject(new Error('The script of Google Maps cannot be loaded.'))
    const timer = setTimeout(refuse, scriptTimeoutMs)
    Object.assign(window, {
      [ready]: () => {
        clearTimeout(timer)
        resolve((window as unknown as { google: { maps: Google } }).google.maps)
      },
    })
    const query = new URLSearchParams({ key: apiKey, language, region, loading: 'async', callback: ready })
    const script = document.createElement('script')
    script.src = `https://maps.googleapis.com/maps/api/js?${query.toString()}`
    script.onerror = refuse
    document.head.append(script)
  })
}

const tints: Readonly<Record<string, readonly object[]>> = {
  grayscale: [{ saturation: -100 }],
  minimalLight: [{ saturation: -100 }, { lightness: 30 }],
  minimalDark: [{ saturation: -100 }, { invert_lightness: true }],
  minimalBlue: [{ hue: '#2a5db0' }, { saturation: 40 }],
}

function stylesOf({ style, showLabels }: GoogleMapStart): readonly object[] {
  const stylers = tints[style]
  return [
    ...(stylers ? [{ stylers }] : []),
    ...(showLabels ? [] : [{ elementType: 'labels', stylers: [{ visibility: 'off' }] }]),
  ]
}
