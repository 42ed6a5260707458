import { type Agent, request as httpRequest } from 'node:http'
import { noteEvidence } from './evidence.ts'

export interface Ask {
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE'
  headers?: Record<string, string | string[]>
  /** An object is sent as JSON, URLSearchParams as a form, text and bytes as they are. */
  body?: unknown
  /** Keeps connections for the next request, as browsers do; without one each has its own. */
  agent?: Agent
}

export interface Answered {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  bytes: Buffer
  json: <T = Record<string, unknown>>() => T
}

/** One request to a web process on this machine, with whatever Host: `*.localhost` does not resolve in Node. */
export function ask(
  port: number,
  host: string,
  path: string,
  { method = 'GET', headers = {}, body, agent }: Ask = {},
): Promise<Answered> {
  noteEvidence('request')
  const sent = encode(body)
  // Node states no length of its own for a DELETE with a body.
  const length: Record<string, string> =
    sent.bytes === undefined ? {} : { 'content-length': String(Buffer.byteLength(sent.bytes)) }
  const all: Record<string, string | string[]> = {
    host,
    ...(sent.type ? { 'content-type': sent.type } : {}),
    ...length,
    ...headers,
  }
  return new Promise((resolve, reject) => {
    const request = httpRequest(
      { host: '127.0.0.1', port, path, method, headers: all, agent: agent ?? false },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('error', reject)
        response.on('end', () => {
          const bytes = Buffer.concat(parts)
          const text = bytes.toString('utf8')
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text,
            bytes,
            json: <T>() => JSON.parse(text) as T,
          })
        })
      },
    )
    request.on('error', reject)
    request.end(sent.bytes)
  })
}

function encode(body: unknown): { type: string | null; bytes: string | Uint8Array | undefined } {
  if (body === undefined) return { type: null, bytes: undefined }
  if (body instanceof URLSearchParams) return { type: 'application/x-www-form-urlencoded', bytes: body.toString() }
  if (typeof body === 'string' || body instanceof Uint8Array) return { type: null, bytes: body }
  return { type: 'application/json', bytes: JSON.stringify(body) }
}

export interface Browser {
  ask: (path: string, ask?: Ask) => Promise<Answered>
  /**
   * A state-changing fetch as the owner area sends it: crumb, origin, idempotency key; fetches a crumb first when it
   * has none.
   */
  send: (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ) => Promise<Answered>
  readonly cookies: Map<string, string>
}

/** A person on one host: keeps cookies as a browser does and sends what its fetch would send. */
export function browserAt(port: number, host: string, cookies: Record<string, string> = {}, agent?: Agent): Browser {
  const jar = new Map(Object.entries(cookies))
  const origin = `http://${host}`
  const visit = async (path: string, { headers = {}, ...rest }: Ask = {}): Promise<Answered> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answered = await ask(port, host, path, {
      agent,
      ...rest,
      headers: { ...(cookie ? { cookie } : {}), ...headers },
    })
    keep(jar, answered.headers['set-cookie'])
    return answered
  }
  const send: Browser['send'] = async (method, path, body, headers = {}) => {
    const once = () =>
      visit(path, {
        method,
        body: body ?? {},
        headers: {
          origin,
          'sec-fetch-site': 'same-origin',
          'sec-fetch-mode': 'cors',
          'x-csrf-token': jar.get('crumb') ?? 'none',
          'idempotency-key': headers['idempotency-key'] ?? crypto.randomUUID(),
          ...headers,
        },
      })
    const first = await once()
    return first.status === 403 && first.text.includes('"crumbFail":true') ? once() : first
  }
  return { ask: visit, send, cookies: jar }
}

function keep(jar: Map<string, string>, set: string | string[] | undefined): void {
  for (const line of set === undefined ? [] : [set].flat()) {
    const [pair = '', ...flags] = line.split(';')
    const at = pair.indexOf('=')
    const name = pair.slice(0, at).trim()
    if (flags.some((flag) => /^\s*max-age=0\s*$/i.test(flag))) jar.delete(name)
    else jar.set(name, pair.slice(at + 1).trim())
  }
}
