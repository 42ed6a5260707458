import { behaviour } from '#platform/islands'
import { type BookingWidget, drawBookingWidget } from './booking.dom.ts'

export interface BookingStart {
  widget: BookingWidget
  /** Name of the place. */
  title: string
  loading: string
  /** Shown beside the link when the service does not respond. */
  failed: string
}

/**
 * Puts the widget of a booking service in place of its stand-in, once the visitor asked for it. Nothing is fetched from
 * there before. Owners who look at their own site get no widget: the alert says that they see a preview.
 */
export const booking = behaviour<BookingStart>('booking', (root, start) => {
  const door = root.querySelector<HTMLElement>('[data-play]')
  const status = root.querySelector<HTMLElement>('.booking-status')
  const say = (words: string) => status && (status.textContent = words)
  const show = async () => {
    if (!door) return
    const place = document.createElement('div')
    place.className = 'booking-widget'
    place.dataset['state'] = 'loading'
    place.tabIndex = -1
    place.setAttribute('role', 'group')
    place.setAttribute('aria-label', start.title)
    place.setAttribute('aria-busy', 'true')
    door.hidden = true
    door.after(place)
    place.focus()
    say(start.loading)
    try {
      await drawBookingWidget(place, start.widget)
      place.dataset['state'] = 'loaded'
      place.removeAttribute('aria-busy')
      say('')
    } catch {
      place.remove()
      door.hidden = false
      door.focus()
      say(start.failed)
    }
  }
  const open = (event: MouseEvent) => {
    // Modified clicks, such as those for a new window, keep their meaning.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (document.body.dataset['looker'] === 'owner') root.querySelector<HTMLElement>('.booking-preview')?.focus()
    else void show()
  }
  door?.addEventListener('click', open)
  return () => door?.removeEventListener('click', open)
})
