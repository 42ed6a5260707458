import { createHash } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Kept {
  body: Buffer
  type: string
}

export interface S3StandIn {
  /** `s3://…` as STORAGE_URL takes it. */
  url: (bucket: string, prefix?: string) => string
  /** Every request from now on is answered with this status. null: as usual. */
  refuse: (status: number | null) => void
  requests: string[]
  close: () => Promise<void>
}

/** As much of S3 as the product speaks: whole and multi-part puts, ranges, lists in pages, deletes by the thousand. */
export async function s3StandIn(): Promise<S3StandIn> {
  const kept = new Map<string, Kept>()
  const uploads = new Map<string, { type: string; parts: Map<number, Buffer> }>()
  const requests: string[] = []
  let refused: number | null = null
  const answered = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(request.url ?? '/', 'http://s3')
    requests.push(`${request.method} ${url.pathname}${url.search}`)
    const body = await bodyOf(request)
    if (refused !== null) return void response.writeHead(refused).end('<Error><Code>AccessDenied</Code></Error>')
    reply({ request, response, url, body, kept, uploads })
  }
  const server = createServer((request, response) => void answered(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: (bucket, prefix = '') => `s3://key:secret@${bucket}/${prefix}?endpoint=http://127.0.0.1:${port}`,
    refuse: (status) => void (refused = status),
    requests,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  }
}

interface Asked {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  body: Buffer
  kept: Map<string, Kept>
  uploads: Map<string, { type: string; parts: Map<number, Buffer> }>
}

function reply(asked: Asked): void {
  const { request, response, url, body, kept } = asked
  const key = decodeURIComponent(url.pathname)
  if (url.searchParams.has('uploads') || url.searchParams.has('uploadId')) return multipart(asked, key)
  if (url.searchParams.has('list-type')) return list(asked, key)
  if (url.searchParams.has('delete')) {
    for (const [, name] of body.toString().matchAll(/<Key>([^<]+)<\/Key>/g))
      kept.delete(`${key.replace(/\/$/, '')}/${name}`)
    return void response.end('<DeleteResult/>')
  }
  if (request.method === 'PUT') {
    kept.set(key, { body, type: String(request.headers['content-type']) })
    return void response.setHeader('etag', tagOf(body)).end()
  }
  const found = kept.get(key)
  if (!found) return void response.writeHead(404).end('<Error><Code>NoSuchKey</Code></Error>')
  response.setHeader('content-type', found.type)
  const range = /bytes=(\d+)-(\d+)/.exec(request.headers.range ?? '')
  if (!range)
    return void response.setHeader('content-length', found.body.length).end(request.method === 'HEAD' ? '' : found.body)
  response.writeHead(206, { 'content-range': `bytes ${range[1]}-${range[2]}/${found.body.length}` })
  response.end(found.body.subarray(Number(range[1]), Number(range[2]) + 1))
}

function multipart({ request, response, url, body, kept, uploads }: Asked, key: string): void {
  const id = url.searchParams.get('uploadId') ?? `upload-${uploads.size + 1}`
  const upload = uploads.get(id) ?? { type: String(request.headers['content-type']), parts: new Map<number, Buffer>() }
  uploads.set(id, upload)
  if (url.searchParams.has('uploads'))
    return void response.end(
      `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
    )
  if (request.method === 'DELETE') return void response.writeHead(uploads.delete(id) ? 204 : 404).end()
  if (request.method === 'PUT') {
    upload.parts.set(Number(url.searchParams.get('partNumber')), body)
    return void response.setHeader('etag', tagOf(body)).end()
  }
  const inOrder = [...upload.parts].sort(([one], [other]) => one - other).map(([, part]) => part)
  kept.set(key, { body: Buffer.concat(inOrder), type: upload.type })
  response.end('<CompleteMultipartUploadResult/>')
}

function list({ response, url, kept }: Asked, bucket: string): void {
  const under = `${bucket.replace(/\/$/, '')}/`
  const all = [...kept.keys()].filter((key) => key.startsWith(under + (url.searchParams.get('prefix') ?? ''))).sort()
  const from = Number(url.searchParams.get('continuation-token') ?? 0)
  const page = all.slice(from, from + 2).map((key) => `<Contents><Key>${key.slice(under.length)}</Key></Contents>`)
  const next =
    from + 2 < all.length
      ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${from + 2}</NextContinuationToken>`
      : ''
  response.end(`<ListBucketResult>${page.join('')}${next}</ListBucketResult>`)
}

function tagOf(body: Buffer): string {
  return `"${createHash('md5').update(body).digest('hex')}"`
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
