import type { Ask } from '#support/request'

export interface Holder {
  host: string
  crumb: string
  cookie: string
}

/**
 * Ways in which a page elsewhere, or somebody who holds another crumb, can make a browser send something. None may do
 * anything.
 */
export function forgedRequests({ host, crumb, cookie }: Holder, others: Record<string, string>): Record<string, Ask> {
  const own = { cookie, origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' }
  const form = new URLSearchParams({ unknown: '1', crumb })
  const bare = new URLSearchParams({ unknown: '1' })
  const elsewhere = { cookie, origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
  const fromSite = { cookie, origin: 'http://bakker.localhost:8080', 'sec-fetch-site': 'same-site' }
  const body = { unknown: 1 }
  return {
    'without a crumb': { headers: own, body },
    'with an empty crumb': { headers: { ...own, 'x-csrf-token': '' }, body },
    ...Object.fromEntries(
      Object.entries(others).map(([whose, other]) => [whose, { headers: { ...own, 'x-csrf-token': other }, body }]),
    ),
    'from another origin, with the crumb': { headers: { ...elsewhere, 'x-csrf-token': crumb }, body },
    'from the public host, with the crumb': { headers: { ...fromSite, 'x-csrf-token': crumb }, body },
    'from a frame without an origin': { headers: { cookie, origin: 'null', 'x-csrf-token': crumb }, body },
    'as a form of another page': {
      headers: { ...elsewhere, 'sec-fetch-mode': 'navigate', accept: 'text/html' },
      body: form,
    },
    'as a form of the public host': {
      headers: { ...fromSite, 'sec-fetch-mode': 'navigate', accept: 'text/html' },
      body: form,
    },
    'as a form of a browser that says nothing': { headers: { cookie, accept: 'text/html' }, body: bare },
    'as text': { headers: { cookie, 'content-type': 'text/plain' }, body: '{"unknown":1}' },
    'by a beacon': {
      headers: { ...elsewhere, 'sec-fetch-mode': 'no-cors', 'content-type': 'text/plain' },
      body: '{"unknown":1}',
    },
  }
}

export type Send = (request: Ask) => Promise<{ status: number; text: string }>

/** The forged requests that were looked at any further than to see who sent them. */
export async function forgeriesThatPass(requests: Record<string, Ask>, send: Send): Promise<string[]> {
  const passed = await Promise.all(
    Object.entries(requests).map(async ([way, request]) => {
      const { status, text } = await send(request)
      const isAskedAgain = status === 200 && text.includes('name="crumb"') && text.includes('method="post"')
      return status === 403 || status === 415 || isAskedAgain ? [] : [`${way}: ${status}`]
    }),
  )
  return passed.flat()
}
