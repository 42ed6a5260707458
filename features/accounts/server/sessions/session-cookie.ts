import type { CookieChange } from '#platform/http'
import { sessionAbsoluteMs } from './session.ts'

export function sessionCookie(token: string): CookieChange {
  return { name: '__Host-quoin', value: token, maxAge: sessionAbsoluteMs / 1000 }
}

export const endedSessionCookie: CookieChange = { name: '__Host-quoin', value: null }

/** Marks a browser from which someone has signed in: see `sign-in.ts`. */
export function deviceCookie(secret: string): CookieChange {
  return { name: '__Host-device', value: secret, maxAge: 400 * 86_400 }
}
