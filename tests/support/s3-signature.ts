import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

interface Account {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly region: string
}

const allowedSkew = 15 * 60_000

/**
 * The code by which S3 refuses the request, or null when its signature (version 4, in the header) and its body are
 * right.
 */
export function signatureFault(request: IncomingMessage, body: Buffer, account: Account, now: number): string | null {
  const { authorization = '', 'x-amz-date': date = '', 'x-amz-content-sha256': bodyHash = '' } = request.headers
  const [, scope = '', signedHeaders = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(authorization) ?? []
  if (!signature) return 'AccessDenied'
  const day = String(date).slice(0, 8)
  if (scope !== `${account.accessKeyId}/${day}/${account.region}/s3/aws4_request`) return 'InvalidAccessKeyId'
  if (Math.abs(instantOf(String(date)) - now) > allowedSkew) return 'RequestTimeTooSkewed'
  const names = signedHeaders.split(';')
  const unsigned = Object.keys(request.headers).filter((name) => name.startsWith('x-amz-') && !names.includes(name))
  if (!names.includes('host') || unsigned.length > 0) return 'AccessDenied'
  const canonical = [
    request.method,
    canonicalPath(request.url ?? ''),
    canonicalQuery(request.url ?? ''),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim().replaceAll(/ +/g, ' ')}`),
    '',
    signedHeaders,
    bodyHash,
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', date, scope.slice(scope.indexOf('/') + 1), sha256(canonical)].join('\n')
  const key = [day, account.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    hmac,
    `AWS4${account.secretAccessKey}`,
  )
  if (hmac(key, toSign).toString('hex') !== signature) return 'SignatureDoesNotMatch'
  return bodyHash === sha256(body) ? null : 'XAmzContentSHA256Mismatch'
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sha256(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex')
}

/** `20260131T235959Z` */
function instantOf(date: string): number {
  return Date.parse(date.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'))
}

function canonicalPath(url: string): string {
  return (url.split('?')[0] ?? '').split('/').map(decodeURIComponent).map(encoded).join('/')
}

function canonicalQuery(url: string): string {
  const pairs = (url.split('?')[1] ?? '').split('&').filter(Boolean)
  const decoded = pairs.map((pair) => pair.split('=').map(decodeURIComponent).map(encoded))
  return decoded
    .map(([name = '', value = '']) => ({ name, value }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, value }) => `${name}=${value}`)
    .join('&')
}

function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
