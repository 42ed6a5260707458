import { lookup } from 'node:dns'
import { lookup as systemLookup } from 'node:dns/promises'
import { type IncomingMessage, type RequestOptions, request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { type LookupFunction, isIP } from 'node:net'
import { connect as tlsConnect } from 'node:tls'
import { RequestFilteringHttpAgent, RequestFilteringHttpsAgent } from 'request-filtering-agent'
import { type EgressRules, isPublicAddress } from './egress-rules.ts'

/** Request options. */
export interface Sent {
  accept?: readonly string[]
  method?: 'GET' | 'POST'
  headers?: Readonly<Record<string, string>>
  body?: string
}

/** Sends one request without redirects. The agent checks each address in the lookup that is used for the connection. */
export async function openOutside(
  url: URL,
  rules: EgressRules,
  signal: AbortSignal,
  { accept = ['*/*'], method = 'GET', headers: own = {}, body = '' }: Sent = {},
): Promise<IncomingMessage> {
  const headers = {
    accept: accept.join(', '),
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': 'Quoin',
    host: url.host,
    ...own,
    ...(method === 'POST' ? { 'content-length': String(Buffer.byteLength(body)) } : {}),
  }
  if (rules.proxy !== '') return await throughProxy(url, rules, { method, headers, signal }, body)
  const hostname = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(hostname) !== 0 && !isPublicAddress(hostname, rules)) throw new Error('address refused')
  // Checks one lookup twice: by our ranges, then by the agent's. The agent's list does not know which private addresses
  // were opened, so these use ours alone.
  const filter = { keepAlive: false, allowPrivateIPAddress: rules.allow.length > 0, lookup: checkedLookup(rules) }
  const secure = url.protocol === 'https:'
  const agent = secure ? new RequestFilteringHttpsAgent(filter) : new RequestFilteringHttpAgent(filter)
  return await answerOf(secure, { ...target(url), method, headers, signal, agent }, body)
}

function checkedLookup(rules: EgressRules): LookupFunction {
  return (hostname, options, answer) =>
    (rules.lookup ?? lookup)(hostname, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : []
      if (error || addresses.length === 0) return answer(error ?? new Error('The name is unknown.'), '')
      if (!addresses.every(({ address }) => isPublicAddress(address, rules)))
        return answer(new Error('address refused'), '')
      if (options.all) return answer(null, addresses)
      return answer(null, addresses[0]?.address ?? '', addresses[0]?.family)
    })
}

function target(url: URL): RequestOptions {
  return { hostname: url.hostname.replace(/^\[|\]$/g, ''), port: url.port, path: `${url.pathname}${url.search}` }
}

function answerOf(secure: boolean, options: RequestOptions, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const request = (secure ? httpsRequest : httpRequest)(options, resolve)
    request.on('error', reject)
    request.end(body)
  })
}

/** The proxy gets the checked address instead of the name, so that a second lookup cannot lead elsewhere. */
async function throughProxy(
  url: URL,
  rules: EgressRules,
  options: RequestOptions,
  body: string,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  const addresses =
    isIP(host) === 0 ? (await systemLookup(host, { all: true })).map((record) => record.address) : [host]
  if (addresses.length === 0 || !addresses.every((address) => isPublicAddress(address, rules)))
    throw new Error('address refused')
  const address = addresses[0] ?? ''
  const literal = isIP(address) === 6 ? `[${address}]` : address
  const proxy = new URL(rules.proxy)
  const credentials =
    proxy.username === ''
      ? {}
      : {
          'proxy-authorization': `Basic ${btoa(`${decodeURIComponent(proxy.username)}:${decodeURIComponent(proxy.password)}`)}`,
        }
  const hop = { hostname: proxy.hostname, port: proxy.port === '' ? 3128 : proxy.port, signal: options.signal }
  if (url.protocol === 'http:') {
    const path = `http://${literal}${url.port === '' ? '' : `:${url.port}`}${url.pathname}${url.search}`
    return await answerOf(false, { ...hop, ...options, path, headers: { ...options.headers, ...credentials } }, body)
  }
  return await new Promise((resolve, reject) => {
    const tunnel = httpRequest({
      ...hop,
      method: 'CONNECT',
      path: `${literal}:${url.port === '' ? 443 : url.port}`,
      headers: credentials,
    })
    tunnel.on('error', reject)
    tunnel.on('connect', (answer, socket) => {
      if (answer.statusCode !== 200) return reject(new Error('The proxy refused.'))
      const createConnection = () => tlsConnect({ socket, ...(isIP(host) === 0 ? { servername: host } : {}) })
      answerOf(true, { ...target(url), ...options, createConnection }, body).then(resolve, reject)
    })
    tunnel.end()
  })
}
