/** B9.73 */
export const names = { id: 'ss_analyticsId', expiry: 'ss_analyticsIdExpiry' }

/** B3.127 */
export interface SessionInfo {
  isFirstLanding: boolean
  isFirstSession: boolean
  sessionId: string
}

/** Storage that the browser blocks counts as empty (B8.20, C8.31). */
export function stored(storage: 'localStorage' | 'sessionStorage', name: string, value?: string | null): string {
  try {
    if (value === null) self[storage].removeItem(name)
    else if (value !== undefined) self[storage].setItem(name, value)
    return self[storage].getItem(name) ?? ''
  } catch {
    // oxlint-disable-next-line no-console -- B8.20
    console.warn('Unable access local/session storage.')
    return ''
  }
}

/** B4.55, B4.56 */
export function sessionInfo(): SessionInfo {
  const isFirstLanding = stored('sessionStorage', 'ss_hasLanded') === ''
  if (isFirstLanding) {
    stored('sessionStorage', 'ss_hasLanded', '1')
    stored('sessionStorage', 'ss_firstSession', stored('localStorage', names.id) === '' ? '1' : '0')
    stored('sessionStorage', 'ss_sessionId', crypto.randomUUID())
  }
  return {
    isFirstLanding,
    isFirstSession: stored('sessionStorage', 'ss_firstSession') === '1',
    sessionId: stored('sessionStorage', 'ss_sessionId'),
  }
}
