import { analyticsSeconds } from '../contract/tracking.rules.ts'
import { names, stored } from './session.dom.ts'
import { cookieOf } from './tell.dom.ts'

let memory = ''

/**
 * B4.57, B4.58: the id from the cookie, from the storage until it expires, or from this page, and otherwise a new one.
 */
export function analyticsId(): string {
  if (Number(stored('localStorage', names.expiry)) < Date.now())
    for (const name of [names.id, names.expiry]) stored('localStorage', name, null)
  memory = cookieOf('__Host-analyticsId') || stored('localStorage', names.id) || memory || crypto.randomUUID()
  stored('localStorage', names.expiry, String(Date.now() + analyticsSeconds * 1000))
  // oxlint-disable-next-line no-console -- B8.19
  if (stored('localStorage', names.id, memory) !== memory) console.warn('Unable to store analyticsId')
  return memory
}
