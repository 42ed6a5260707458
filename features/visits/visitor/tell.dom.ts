import { crumb, readCrumb } from '#platform/visitor'
import { callTimeout } from '../contract/tracking.rules.ts'

const cookiePattern = (name: string) => new RegExp(`(?:^|; )${name}=([^;]*)`)

export const cookieOf = (name: string): string => cookiePattern(name).exec(document.cookie)?.[1] ?? ''

/** Sends a report without waiting for its result, which is ignored (C7.12–C7.24). */
export async function tell(path: string, body: object): Promise<void> {
  try {
    await fetch(path, {
      method: 'POST',
      keepalive: true,
      signal: AbortSignal.timeout(callTimeout),
      headers: { 'content-type': 'application/json', crumb: await crumb() },
      body: JSON.stringify(body),
    })
  } catch {
    // Failed reports are not shown to visitors (B8.26).
  }
}

/** Sends data while the page is being left; returns false when the browser accepts no more. */
export function sendOnLeave(path: string, body: Blob | URLSearchParams): boolean {
  return navigator.sendBeacon?.(`${path}?crumb=${readCrumb()}`, body) === true
}
