import { behaviour } from '#platform/islands'
import { callServer, informationDialog } from '#platform/visitor'

export interface OwnerKeys {
  /** `owner`: runs the site. `viewer`: may only view it. `visitor`: may sign in by Escape. */
  as: 'owner' | 'viewer' | 'visitor'
  /** C2.32: a site that is developed or may be cloned is looked at as visitors see it. */
  leadsAway: boolean
  /** Whether Escape was pressed already, which loaded this script. */
  isPressed?: boolean
  title: string
  message: string
}

const remembered = 'noredirect'

/**
 * Escape opens the configuration for a member of the site's staff, and with Shift signs out. Without a key it runs
 * once.
 */
export const ownerKeys = behaviour<OwnerKeys>('owner-keys', (_, keys) => {
  const { as, leadsAway, isPressed, title, message } = keys
  const query = new URLSearchParams(location.search)
  if (query.get('logout') === 'true') void informationDialog({ title, message })
  else if (as === 'owner' && leadsAway && !staysHere(query)) return location.replace(configAddress())
  if (isPressed) return location.assign(configAddress())
  if (as === 'visitor') return undefined
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isForSomebodyElse(event)) return
    if (event.shiftKey) void logout()
    else location.assign(configAddress())
  }
  addEventListener('keydown', onKey)
  return () => removeEventListener('keydown', onKey)
})

/** Returns the address where the page is edited (A2.07). Visitors who are not signed in sign in on the way. */
function configAddress(): string {
  return `/config/?frameUrl=${encodeURIComponent(location.pathname + location.search)}`
}

/**
 * C2.33–C2.35: whether the keys are ignored: within a frame, on the own machine, and in a tab whose address asked for
 * it.
 */
function staysHere(query: URLSearchParams): boolean {
  try {
    if (query.has(remembered)) sessionStorage.setItem(remembered, '1')
    if (sessionStorage.getItem(remembered)) return true
  } catch {
    if (query.has(remembered)) return true
  }
  return self !== top || /(^|\.)localhost$|^127\./.test(location.hostname)
}

/** Whether the key belongs to an open dialog or to a field. */
function isForSomebodyElse({ defaultPrevented, isComposing }: KeyboardEvent): boolean {
  const isOpen = document.querySelector('dialog[open],:popover-open') !== null
  const isWriting = document.activeElement?.matches('input,textarea,select,[contenteditable]') === true
  return defaultPrevented || isComposing || isOpen || isWriting
}

let hasBegun = false

/** B4.53, B4.54, R1.28: signs out once. The session is on the site's admin host, which ends it and redirects back. */
async function logout(): Promise<void> {
  if (hasBegun) return
  hasBegun = true
  await callServer('/api/auth/Logout', { method: 'POST' }).catch(() => {})
  location.assign(self === top ? '/config/sign-out' : `${location.pathname}?logout=true`)
}
