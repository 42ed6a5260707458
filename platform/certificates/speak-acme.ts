import { createHash, createPublicKey, type KeyObject, sign } from 'node:crypto'
import { z } from 'zod'

export interface AcmeOptions {
  readonly directory: string
  /** Key of our account with the authority: P-256. */
  readonly key: KeyObject
  /** Called when the authority refuses further orders, with its retry time. */
  readonly onLimit: (retryAfter: string) => void
}

export interface AcmeAnswer {
  readonly body: unknown
  readonly text: string
  readonly location: string
}

export interface Acme {
  readonly directory: z.infer<typeof directorySchema>
  /** A signed request; without a payload it only reads. */
  readonly post: (url: string, payload?: object) => Promise<AcmeAnswer>
  /** Requests the account, which is created if it does not exist; returns its address. */
  readonly account: (email: string | null) => Promise<string>
  /** Returns the host's response to a challenge. */
  readonly answerTo: (token: string) => string
}

const directorySchema = z.object({ newNonce: z.url(), newAccount: z.url(), newOrder: z.url() })
const problemSchema = z.object({ type: z.string().default(''), detail: z.string().default('') })
const timeoutMs = 30_000
/** An authority may refuse a nonce that it issued; its response contains the next one. */
const tries = 4

/**
 * Client of an authority: RFC 8555 with ES256 signatures. `accountUrl` is the address of the account if it is known.
 */
export async function speakAcme(options: AcmeOptions, accountUrl: string | null): Promise<Acme> {
  const { key, onLimit } = options
  const directory = directorySchema.parse(JSON.parse(await (await ask(options.directory)).text()))
  const { crv, kty, x, y } = createPublicKey(key).export({ format: 'jwk' })
  const jwk = { crv, kty, x, y }
  const thumbprint = createHash('sha256').update(JSON.stringify(jwk)).digest('base64url')
  let nonce: string | null = null
  let kid = accountUrl

  const sent = async (url: string, payload: object | undefined): Promise<Response> => {
    nonce ??= nonceOf(await ask(directory.newNonce, { method: 'HEAD' }))
    const head = encoded({ alg: 'ES256', nonce, url, ...(kid === null ? { jwk } : { kid }) })
    nonce = null
    const body = payload === undefined ? '' : encoded(payload)
    const signature = sign('sha256', Buffer.from(`${head}.${body}`), { key, dsaEncoding: 'ieee-p1363' })
    const answered = await ask(url, {
      method: 'POST',
      headers: { 'content-type': 'application/jose+json' },
      body: JSON.stringify({ protected: head, payload: body, signature: signature.toString('base64url') }),
    })
    nonce = nonceOf(answered)
    return answered
  }
  const post: Acme['post'] = async (url, payload) => {
    for (let attempt = 1; ; attempt++) {
      const answered = await sent(url, payload)
      const text = await answered.text()
      if (answered.ok) return { body: jsonOf(text), text, location: answered.headers.get('location') ?? '' }
      const problem = problemSchema.safeParse(jsonOf(text)).data ?? { type: '', detail: '' }
      if (problem.type.endsWith(':badNonce') && attempt < tries) continue
      if (answered.status === 429 || problem.type.endsWith(':rateLimited'))
        onLimit(answered.headers.get('retry-after') ?? '')
      throw new Error(problem.detail || `The authority answered ${answered.status}.`)
    }
  }
  return {
    directory,
    post,
    account: async (email) => {
      const contact = email === null ? {} : { contact: [`mailto:${email}`] }
      kid ??= (await post(directory.newAccount, { termsOfServiceAgreed: true, ...contact })).location
      return kid
    },
    answerTo: (token) => `${token}.${thumbprint}`,
  }
}

function ask(url: string, request: RequestInit = {}): Promise<Response> {
  return fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) })
}

function nonceOf(answered: Response): string | null {
  return answered.headers.get('replay-nonce')
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** Certificates are not JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
