import { randomUUID } from 'node:crypto'
import { Agent, type IncomingMessage, request } from 'node:http'

export interface Sent {
  status: number
  location: string
  text: string
}

export interface ShopCall {
  method?: 'GET' | 'POST'
  path: string
  /** Sent as a form without scripts. */
  form?: Record<string, string>
  /** Sent as a script sends it. */
  json?: object
  /** After so many milliseconds the connection is cut, whatever has come by then. */
  cutAfter?: number
}

/** A browser that shops: connections that stay open, cookies, and the crumb where scripts need it. */
export interface Shopper {
  cookies: Map<string, string>
  ask: (call: ShopCall) => Promise<Sent>
  stop: () => void
}

/** `address`: where the shopper is seen to come from, behind a proxy that is trusted. */
export function shopperAt(port: number, host: string, address?: string): Shopper {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  const cookies = new Map<string, string>()
  const once = (call: ShopCall): Promise<Sent> =>
    new Promise((resolve, reject) => {
      const body = bodyOf(call)
      const headers = {
        host,
        ...(cookies.size > 0 ? { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...(address ? { 'x-forwarded-for': address } : {}),
        ...headersOf(call, host, cookies),
        ...(body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
      }
      const sent = request(
        { host: '127.0.0.1', port, path: call.path, method: call.method ?? 'POST', headers, agent },
        (response) => {
          readAll(response).then((text) => {
            keep(cookies, response.headers['set-cookie'] ?? [])
            resolve({ status: response.statusCode ?? 0, location: response.headers.location ?? '', text })
          }, reject)
        },
      )
      sent.on('error', reject)
      if (call.cutAfter !== undefined) setTimeout(() => sent.destroy(new Error('cut')), call.cutAfter)
      sent.end(body)
    })
  return {
    cookies,
    ask: async (call) => {
      const first = await once(call)
      return first.status === 403 && first.text.includes('"crumbFail":true') ? once(call) : first
    },
    stop: () => agent.destroy(),
  }
}

function bodyOf({ form, json }: ShopCall): string | undefined {
  if (form) return new URLSearchParams(form).toString()
  return json && JSON.stringify(json)
}

function headersOf(
  { form, json }: ShopCall,
  host: string,
  cookies: ReadonlyMap<string, string>,
): Record<string, string> {
  if (form) {
    const type = 'application/x-www-form-urlencoded'
    return {
      origin: `http://${host}`,
      'sec-fetch-site': 'same-origin',
      'sec-fetch-mode': 'navigate',
      accept: 'text/html',
      'content-type': type,
    }
  }
  if (!json) return { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-site': 'same-origin' }
  return {
    origin: `http://${host}`,
    'sec-fetch-site': 'same-origin',
    'sec-fetch-mode': 'cors',
    'content-type': 'application/json',
    'x-csrf-token': cookies.get('crumb') ?? 'none',
    'idempotency-key': randomUUID(),
  }
}

function readAll(response: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    response.on('data', (part: Buffer) => parts.push(part))
    response.on('error', reject)
    response.on('aborted', () => reject(new Error('The answer was cut.')))
    response.on('end', () => resolve(Buffer.concat(parts).toString('utf8')))
  })
}

function keep(cookies: Map<string, string>, lines: readonly string[]): void {
  for (const line of lines) {
    const [pair = '', ...flags] = line.split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    if (flags.some((flag) => /^\s*max-age=0\s*$/i.test(flag))) cookies.delete(name)
    else cookies.set(name, pair.slice(at + 1).trim())
  }
}
