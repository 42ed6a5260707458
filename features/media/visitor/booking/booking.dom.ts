import type { ReservationVariant } from '../../contract/booking.rules.ts'

export type BookingWidget =
  | { service: 'opentable'; script: string }
  | { service: 'tock'; script: string; business: string; variant: ReservationVariant; locale: string }

type Tock = ((...told: string[]) => void) & { queue: string[][]; loaded: boolean; version: string }

/** The timeout is the same as for the script of a map. */
const timeoutMs = 30_000

/** Resolves once the widget is in place; rejects when that takes too long. */
export function drawBookingWidget(place: HTMLElement, widget: BookingWidget): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (settle: () => void) => {
      clearTimeout(timer)
      observer.disconnect()
      settle()
    }
    const refuse = () => end(() => reject(new Error('The booking service did not answer.')))
    const timer = setTimeout(refuse, timeoutMs)
    const observer = new MutationObserver(() => isRendered(place) && end(resolve))
    observer.observe(place, { childList: true, subtree: true })
    const script = document.createElement('script')
    script.src = widget.script
    script.async = true
    script.onerror = refuse
    if (widget.service === 'tock') prepareTock(place, widget)
    place.append(script)
  })
}

/** Whether the service has drawn a frame or controls. */
function isRendered(place: HTMLElement): boolean {
  return place.querySelector('iframe,button,input,select,a[href]') !== null
}

/** Tock's script reads calls that were queued before it loaded, and renders into the element with this id. */
function prepareTock(place: HTMLElement, { business, variant, locale }: BookingWidget & { service: 'tock' }) {
  const container = document.createElement('div')
  container.id = 'Tock_widget_container'
  Object.assign(container.dataset, {
    tockDisplayMode: variant === 'search' ? 'Search' : 'Button',
    tockColorMode: 'Blue',
    tockLocale: locale.toLowerCase(),
    tockTimezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
  place.append(container)
  const queue: string[][] = []
  const tock: Tock = Object.assign((...told: string[]) => void queue.push(told), {
    queue,
    loaded: true,
    version: '1.0',
  })
  Object.assign(window, { tock })
  tock('init', business)
}
