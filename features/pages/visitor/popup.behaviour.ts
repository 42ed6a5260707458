import { behaviour } from '#platform/islands'
import {
  isForVisit,
  type PopupPlaces,
  type PopupRecord,
  popupRecordName,
  type PopupTimes,
  showsPopup,
} from '../contract/popup.rules.ts'

export interface PopupStart extends PopupTimes, PopupPlaces {
  enableMobile: boolean
  delaySeconds: number
  /** Scroll depth in per cent; 0 shows it at any depth. */
  scrollPercent: number
  /** True when the popup also opens as the pointer leaves the page at its top. */
  onExit: boolean
}

/** Shows the popup when its moment has come, and remembers when it was closed. Without scripts it stays shut. */
export const popup = behaviour<PopupStart>('popup', (root, start) => {
  const dialog = root.querySelector('dialog')
  const visit = { path: location.pathname, referrer: document.referrer, query: location.search }
  const isTooNarrow = !start.enableMobile && matchMedia('(max-width: 640px)').matches
  if (!dialog || isTooNarrow || !isForVisit(start, visit) || !showsPopup(remembered(), start, Date.now())) return
  const ended = new AbortController()
  const { signal } = ended
  // Analytics listen for this event (C7.20).
  const tell = (event: 'view' | 'close' | 'signup' | 'click') =>
    document.dispatchEvent(new CustomEvent('quoin:overlay', { detail: { event, version: start.version } }))
  let isDue = false
  const show = () => {
    if (!isDue || dialog.open || signal.aborted) return
    // The popup waits while the visitor is typing or has not answered the cookie banner.
    if (isBusy()) setTimeout(show, 1000)
    else {
      dialog.showModal()
      tell('view')
    }
  }
  const due = () => {
    if (isDue) return
    isDue = true
    show()
  }
  const timer = start.scrollPercent === 0 ? setTimeout(due, start.delaySeconds * 1000) : undefined
  const onScroll = () => {
    const room = document.documentElement.scrollHeight - innerHeight
    if (scrollY >= (room * start.scrollPercent) / 100) due()
  }
  if (start.scrollPercent > 0) addEventListener('scroll', onScroll, { passive: true, signal })
  if (start.onExit) document.addEventListener('mouseleave', (event) => void (event.clientY <= 0 && due()), { signal })
  document.addEventListener(
    'quoin:form-submitted',
    () => {
      remember(start, true)
      if (dialog.open) tell('signup')
    },
    { signal },
  )
  dialog.addEventListener('click', ({ target }) => (target as Element).closest('a') && tell('click'), { signal })
  dialog.addEventListener(
    'close',
    () => {
      tell('close')
      remember(start, remembered()?.submitted === true && remembered()?.version === start.version)
      ended.abort()
    },
    { signal },
  )
  return () => {
    clearTimeout(timer)
    ended.abort()
  }
})

function isBusy(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=hidden]),textarea')
  const isWriting = document.activeElement?.matches('input,textarea,select,[contenteditable]') === true
  return (
    isWriting ||
    document.querySelector('.consent,dialog[open]') !== null ||
    [...fields].some((field) => field.value !== field.defaultValue)
  )
}

function remembered(): PopupRecord | null {
  try {
    return JSON.parse(localStorage.getItem(popupRecordName) ?? 'null') as PopupRecord | null
  } catch {
    return null
  }
}

function remember({ version }: PopupStart, submitted: boolean): void {
  try {
    localStorage.setItem(popupRecordName, JSON.stringify({ 'date-closed': Date.now(), version, submitted }))
  } catch {
    // Storage is full or switched off: the popup comes back on the next page.
  }
}
