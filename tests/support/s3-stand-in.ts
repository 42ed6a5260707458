import { createHash } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import { listenHere } from './listen-here.ts'
import { signatureFault } from './s3-signature.ts'

interface StoredObject {
  body: Buffer
  type: string
}

interface Upload {
  type: string
  parts: Map<number, Buffer>
}

/**
 * How requests fail: with a status and S3's code, or, for `cut`, by a connection that ends in the middle of the
 * response.
 */
export interface S3Fault {
  status: number | 'cut'
  code?: string
  /** Only requests whose method and path match. */
  only?: RegExp
  /** How many of them; the others are answered as usual. */
  times?: number
}

export interface S3StandIn {
  /** `s3://…` as STORAGE_URL takes it. */
  url: (bucket: string, prefix?: string) => string
  /** Its HTTP address, as `endpoint=` takes it. */
  address: string
  /** Requests from now on fail so. null: they are answered as usual. */
  fail: (fault: S3Fault | null) => void
  /** How far its clock is before ours, in milliseconds. */
  setClock: (aheadMs: number) => void
  requests: string[]
  /** Uploads in parts that were neither completed nor aborted. */
  unfinished: () => number
  close: () => Promise<void>
}

const account = { accessKeyId: 'key', secretAccessKey: 's3cr/t+', region: 'eu-central-1' }

/**
 * As much of S3 as the product speaks: whole and multi-part puts, ranges, lists in pages, deletes by the thousand; all
 * of it signed.
 */
export async function s3StandIn(): Promise<S3StandIn> {
  const objects = new Map<string, StoredObject>()
  const uploads = new Map<string, Upload>()
  const requests: string[] = []
  let fault: S3Fault | null = null
  let clockAhead = 0
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://s3')
    const line = `${request.method} ${url.pathname}${url.search}`
    requests.push(line)
    const body = await bodyOf(request)
    if (fault && (fault.only?.test(line) ?? true) && (fault.times ?? 1) > 0) {
      if (fault.times) fault.times -= 1
      return failWith(fault, response)
    }
    const now = Date.now() + clockAhead
    response.setHeader('date', new Date(now).toUTCString())
    const refusal = requestFault(request, body) ?? signatureFault(request, body, account, now)
    if (refusal) return failWith({ status: 403, code: refusal }, response)
    reply({ request, response, url, body, objects, uploads })
  }
  const server = createServer((request, response) => void respond(request, response))
  const { port, close } = await listenHere(server)
  const address = `http://127.0.0.1:${port}`
  const { accessKeyId, secretAccessKey, region } = account
  return {
    url: (bucket, prefix = '') =>
      `s3://${accessKeyId}:${encodeURIComponent(secretAccessKey)}@${bucket}/${prefix}?endpoint=${address}&region=${region}`,
    address,
    fail: (next) => void (fault = next && { ...next }),
    setClock: (aheadMs) => void (clockAhead = aheadMs),
    requests,
    unfinished: () => uploads.size,
    close,
  }
}

function failWith({ status, code = 'InternalError' }: S3Fault, response: ServerResponse): void {
  if (status === 'cut') {
    response.writeHead(200, { 'content-length': 1000 })
    return void response.write('half of it', () => response.destroy())
  }
  response.writeHead(status).end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`)
}

/** Checks the properties that S3 requires of a request besides its signature. */
function requestFault({ method, url, headers }: IncomingMessage, body: Buffer): string | null {
  if (/gzip|deflate|br/.test(String(headers['accept-encoding']))) return 'CompressionAsked'
  if (headers['content-length'] === undefined && body.length > 0) return 'MissingContentLength'
  const isDelete = method === 'POST' && /[?&]delete\b/.test(url ?? '')
  return isDelete && headers['content-md5'] !== md5(body).toString('base64') ? 'InvalidDigest' : null
}

interface Exchange {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  body: Buffer
  objects: Map<string, StoredObject>
  uploads: Map<string, Upload>
}

function reply(exchange: Exchange): void {
  const { request, response, url, body, objects } = exchange
  const key = decodeURIComponent(url.pathname)
  if (url.searchParams.has('uploads') || url.searchParams.has('uploadId')) return multipart(exchange, key)
  if (url.searchParams.has('list-type')) return list(exchange, key)
  if (url.searchParams.has('delete')) return removeAll(exchange, key)
  if (request.method === 'PUT') {
    objects.set(key, { body, type: String(request.headers['content-type']) })
    return void response.setHeader('etag', tagOf(body)).end()
  }
  const found = objects.get(key)
  if (!found) return failWith({ status: 404, code: 'NoSuchKey' }, response)
  response.setHeader('content-type', found.type)
  const [, from, to] = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '') ?? []
  const part = from === undefined ? found.body : found.body.subarray(Number(from), Number(to) + 1)
  response.setHeader('content-length', part.length)
  if (from !== undefined) response.writeHead(206, { 'content-range': `bytes ${from}-${to}/${found.body.length}` })
  response.end(request.method === 'HEAD' ? '' : part)
}

function multipart({ request, response, url, body, objects, uploads }: Exchange, key: string): void {
  if (url.searchParams.has('uploads')) {
    const id = `upload/${uploads.size + 1}+&`
    uploads.set(id, { type: String(request.headers['content-type']), parts: new Map() })
    return void response.end(
      `<InitiateMultipartUploadResult><UploadId>${escaped(id)}</UploadId></InitiateMultipartUploadResult>`,
    )
  }
  const id = url.searchParams.get('uploadId') ?? ''
  const upload = uploads.get(id)
  if (!upload) return failWith({ status: 404, code: 'NoSuchUpload' }, response)
  if (request.method === 'PUT') {
    upload.parts.set(Number(url.searchParams.get('partNumber')), body)
    return void response.setHeader('etag', tagOf(body)).end()
  }
  uploads.delete(id)
  if (request.method === 'DELETE') return void response.writeHead(204).end()
  const parts = [...upload.parts].sort(([first], [other]) => first - other)
  const expected = parts.map(([number, part]) => `${number} ${tagOf(part)}`)
  const xml = body.toString()
  const [numbers, tags] = [textsOf(xml, 'PartNumber'), textsOf(xml, 'ETag')]
  if (numbers.map((number, index) => `${number} ${tags[index]}`).join() !== expected.join())
    return failWith({ status: 400, code: 'InvalidPart' }, response)
  objects.set(key, { body: Buffer.concat(parts.map(([, part]) => part)), type: upload.type })
  response.end('<?xml version="1.0"?>\n<CompleteMultipartUploadResult/>')
}

function list({ response, url, objects }: Exchange, bucket: string): void {
  const under = `${bucket.replace(/\/$/, '')}/`
  const all = [...objects.keys()].filter((key) => key.startsWith(under + (url.searchParams.get('prefix') ?? ''))).sort()
  const from = Number(url.searchParams.get('continuation-token')?.replace('+/=', '') ?? 0)
  const page = all.slice(from, from + 2)
  const contents = page.map((key) => `<Contents><Key>${escaped(key.slice(under.length))}</Key></Contents>`)
  const next = from + 2 < all.length ? `<NextContinuationToken>${from + 2}+/=</NextContinuationToken>` : ''
  response.end(`<ListBucketResult>${contents.join('')}${next}</ListBucketResult>`)
}

/** A key that ends with `locked` cannot be deleted. */
function removeAll({ response, body, objects }: Exchange, bucket: string): void {
  const keys = textsOf(body.toString(), 'Key')
  const locked = keys.filter((key) => key.endsWith('locked'))
  for (const key of keys) if (!locked.includes(key)) objects.delete(`${bucket.replace(/\/$/, '')}/${key}`)
  const errors = locked.map((key) => `<Error><Key>${escaped(key)}</Key><Code>AccessDenied</Code></Error>`)
  response.end(`<DeleteResult>${errors.join('')}</DeleteResult>`)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function textsOf(xml: string, name: string): string[] {
  const elements = xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))
  return [...elements].map(([, text = '']) =>
    text.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  )
}

function tagOf(body: Buffer): string {
  return `"${md5(body).toString('hex')}"`
}

function md5(body: Buffer): Buffer {
  return createHash('md5').update(body).digest()
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
