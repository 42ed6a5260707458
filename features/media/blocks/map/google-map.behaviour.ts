import { behaviour } from '#platform/islands'
import { drawGoogleMap, type GoogleMapStart } from './google-map.dom.ts'

/**
 * Replaces the placeholder with Google's map when the visitor requests it. Nothing is loaded from there before. If the
 * script fails, the map is shown in a frame.
 */
export const googleMap = behaviour<GoogleMapStart>('google-map', (root, start) => {
  const door = root.querySelector<HTMLElement>('[data-play]')
  const show = async () => {
    const place = document.createElement('div')
    place.style.cssText = door?.style.cssText ?? ''
    place.tabIndex = -1
    place.className = 'map-google'
    place.setAttribute('role', 'group')
    place.setAttribute('aria-label', start.title)
    door?.replaceWith(place)
    place.focus()
    try {
      await drawGoogleMap(place, start)
    } catch (error) {
      // oxlint-disable-next-line no-console -- owners look there for what Google says of their key
      console.error(error)
      const frame = document.createElement('iframe')
      Object.assign(frame, { src: start.player, title: start.title })
      frame.style.cssText = place.style.cssText
      place.replaceWith(frame)
    }
  }
  const open = (event: Event) => {
    event.preventDefault()
    void show()
  }
  door?.addEventListener('click', open)
  return () => door?.removeEventListener('click', open)
})
