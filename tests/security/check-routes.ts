import { inLanes } from '#support/in-lanes'
import { type Endpoint, type EndpointHost, type Permission, type Role, mayDo } from '#platform/contract'

export interface Person {
  name: string
  /** Signed in on this very host. */
  isKnown: boolean
  /** On the site whose host is asked. */
  roles: readonly Role[]
}

export interface Reply {
  status: number
  /** Code of the problem; empty for every other response. */
  code: string
  /** It holds more than the empty shell of the owner area, which is the same for everybody. */
  tells: boolean
}

export type CalledBy = Pick<Endpoint, 'method' | 'path' | 'allows' | 'host'>
/** Sends a call whose input fits nothing: whoever is let through hears so, and nothing is done. */
export type Call = (person: Person, route: CalledBy, host: EndpointHost, path: string) => Promise<Reply>

export function hostsOf({ host }: CalledBy): readonly EndpointHost[] {
  return [host].flat() as EndpointHost[]
}

/** `x` for every parameter: no id of ours looks like it. */
export function plainPath({ path }: CalledBy): string {
  return path.replaceAll(/:\w+/g, 'x').replace('*', 'x')
}

/**
 * Returns the response that the permission table demands for this person and route: a status, or that they reach the
 * validation of their input.
 */
export function expectedOf(
  { isKnown, roles }: Person,
  { allows }: CalledBy,
  host: EndpointHost,
): 401 | 403 | 'through' {
  if (allows === 'anyone') return 'through'
  if (!isKnown) return 401
  if (host === 'admin' && roles.length === 0) return 403
  if (allows === 'signed-in') return 'through'
  return host === 'admin' && mayDo(roles, allows as Permission) ? 'through' : 403
}

/** Every route, host and person whose answer is not the one of the permission table. */
export async function wrongAnswers(
  routes: readonly CalledBy[],
  people: readonly Person[],
  call: Call,
  hosts: readonly EndpointHost[],
): Promise<string[]> {
  const requests = routes.flatMap((route) =>
    hostsOf(route)
      .filter((host) => hosts.includes(host))
      .flatMap((host) => people.map((person) => ({ route, host, person }))),
  )
  const found = await inLanes(requests, async ({ route, host, person }) => {
    const { status, code } = await call(person, route, host, plainPath(route))
    const expected = expectedOf(person, route, host)
    const isStrict = route.allows !== 'anyone'
    const got =
      status === 401 || status === 403
        ? status
        : !isStrict || (status === 400 && code === 'http.invalid_input')
          ? 'through'
          : status
    return got === expected
      ? []
      : [`${person.name}: ${route.method} ${route.path} on ${host} answered ${status} ${code}, not ${expected}`]
  })
  return found.flat()
}

/**
 * Other ways to write an address, which must not lead past a check that stands on the address as it is usually written.
 */
export function variantsOf(path: string): string[] {
  const [, first = '', second = ''] = path.split('/')
  const character = second.charCodeAt(0).toString(16)
  return [
    `${path}/`,
    `${path}.`,
    `${path}%20`,
    `${path}%00`,
    `${path};x=1`,
    `/${path}`,
    `/.${path}`,
    `/%2e${path}`,
    `/x/..${path}`,
    `/x/%2e%2e${path}`,
    `/x%2f..${path}`,
    path.replace(`/${first}`, `/${first.toUpperCase()}`),
    path.replace(`/${first}/`, `/${first}//`),
    path.replace(`/${first}/`, `/${first}%2f`),
    path.replace(`/${first}/`, `/${first}\\`),
    path.replace(`/${first}/${second}`, `/${first}/%${character}${second.slice(1)}`),
  ]
}

/**
 * Ways of writing an address by which somebody got through who may not: their input was looked at, or they were
 * answered.
 */
export async function waysPast(
  routes: readonly CalledBy[],
  person: Person,
  call: Call,
  host: EndpointHost,
): Promise<string[]> {
  const requests = routes
    .filter((route) => hostsOf(route).includes(host) && expectedOf(person, route, host) !== 'through')
    .flatMap((route) => variantsOf(plainPath(route)).map((variant) => ({ route, variant })))
  const found = await inLanes(requests, async ({ route, variant }) => {
    const { status, code, tells } = await call(person, route, host, variant)
    return (status < 300 && tells) || code === 'http.invalid_input'
      ? [`${route.method} ${variant} answered ${status} ${code}`]
      : []
  })
  return found.flat()
}
