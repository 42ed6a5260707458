import type { EndpointHost } from '#platform/contract'
import type { CookieChange } from '../response/answer.ts'
import { type CookieName, cookieTable } from './cookie-table.ts'
import { httpProblems } from '../http.problems.ts'

/**
 * Reads the cookies of the table and ignores others. A neighbour on the same domain can set a plain cookie a second
 * time; then neither counts, so that visitors are not locked out. It cannot set a `__Host-` cookie, so a request with
 * two of those is refused.
 */
export function cookiesOf(header: string | undefined): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const twice = new Set<string>()
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=')
    const name = part.slice(0, at).trim()
    if (at < 1 || !Object.hasOwn(cookieTable, name)) continue
    if (found.has(name) && name.startsWith('__Host-')) throw httpProblems.duplicateCookie({ name })
    if (found.has(name)) twice.add(name)
    found.set(name, part.slice(at + 1).trim())
  }
  for (const name of twice) found.delete(name)
  return found
}

/** Returns the Set-Cookie line. A name outside of the table, or on another kind of host, is a defect. */
export function setCookie({ name, value, maxAge }: CookieChange, host: EndpointHost, secure: boolean): string {
  const row: { httpOnly: boolean; hosts: readonly EndpointHost[] } = cookieTable[name]
  if (!row.hosts.includes(host)) throw new Error(`The cookie ${name} is never set on a ${host} host.`)
  if (value !== null && !/^[\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]*$/.test(value))
    throw new Error(`The cookie ${name} has a value that cannot travel.`)
  const age = value === null ? '; Max-Age=0' : maxAge === undefined ? '' : `; Max-Age=${Math.floor(maxAge)}`
  // Browsers treat *.localhost as secure, and the prefix __Host- requires the flag there too.
  const flags = `${secure || name.startsWith('__Host-') ? '; Secure' : ''}${row.httpOnly ? '; HttpOnly' : ''}; SameSite=Lax`
  return `${name satisfies CookieName}=${value ?? ''}; Path=/${age}${flags}`
}
