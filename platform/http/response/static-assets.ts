import { createHash } from 'node:crypto'
import { readFile, realpath } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { brotliFor, encodingFor } from '../cache/encode-page.ts'
import { pathOf } from './late.ts'
import { bareHeaders, isWorkerScriptRequest } from './security-headers.ts'

/** B7.31: path of our own built files. Their names contain a hash of their content, so they never change. */
export const assetRoot = '/universal/yui3/3.17.2/'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.map': 'application/json',
}
const compressible = new Set(['.js', '.css', '.json', '.svg'])
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export interface Asset {
  status: number
  headers: Record<string, string>
  body: Buffer
}

/** Returns null for an unknown file. */
export type Assets = (path: string, acceptEncoding: string | undefined) => Promise<Asset | null>

interface CachedAsset {
  etag: string
  type: string
  bodies: { identity: Buffer; br: Buffer; gzip: Buffer } | { identity: Buffer; br?: undefined; gzip?: undefined }
}

/** Reads built files and keeps them in memory; there are few of them. */
export function makeAssets(
  folders: readonly string[],
): (path: string, acceptEncoding: string | undefined) => Promise<Asset | null> {
  const cache = new Map<string, Promise<CachedAsset | null>>()
  return async (path, acceptEncoding) => {
    const name = path.slice(assetRoot.length)
    if (!/^[A-Za-z0-9_][A-Za-z0-9._-]*(?:\/[A-Za-z0-9_][A-Za-z0-9._-]*)*$/.test(name)) return null
    let asset = cache.get(name)
    if (!asset) {
      asset = readHeld(folders, name)
      if (cache.size < 5000) cache.set(name, asset)
    }
    const found = await asset
    if (!found) {
      cache.delete(name)
      return null
    }
    const wanted = encodingFor(acceptEncoding)
    const encoding = found.bodies[wanted] ? wanted : 'identity'
    const body = found.bodies[encoding] ?? found.bodies.identity
    const headers: Record<string, string> = {
      'Content-Type': found.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-site',
      // Fonts are always requested with CORS, and a sandboxed preview has the origin `null`. The files are public.
      'Access-Control-Allow-Origin': '*',
      Vary: 'Accept-Encoding',
      ETag: found.etag,
      'Content-Length': String(body.length),
      ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
    }
    return { status: 200, headers, body }
  }
}

async function readHeld(folders: readonly string[], name: string): Promise<CachedAsset | null> {
  for (const folder of folders) {
    const file = await realpath(join(folder, name)).catch(() => null)
    const root = await realpath(folder).catch(() => null)
    if (!file || !root || !file.startsWith(root + sep)) continue
    const identity = await readFile(file).catch(() => null)
    if (!identity) continue
    const extension = extname(name)
    const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
    const type = types[extension] ?? 'application/octet-stream'
    if (!compressible.has(extension) || identity.length < 200) return { etag, type, bodies: { identity } }
    return { etag, type, bodies: { identity, ...(await compressed(file, identity)) } }
  }
  return null
}

/** The build writes both beside most files. */
async function compressed(file: string, identity: Buffer): Promise<{ br: Buffer; gzip: Buffer }> {
  const [br, gz] = await Promise.all([
    readFile(`${file}.br`).catch(() => toBrotli(identity, { params: brotliFor(identity.length) })),
    readFile(`${file}.gz`).catch(() => toGzip(identity)),
  ])
  return { br, gzip: gz }
}

/** A file that is read after the deadline of its request is not written, because the request has its response. */
export async function answerAsset(assets: Assets, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { headers, method } = request
  const asset = isWorkerScriptRequest(headers) ? null : await assets(pathOf(request), headers['accept-encoding'])
  if (response.headersSent) return
  response.writeHead(asset?.status ?? 404, asset?.headers ?? { 'Content-Length': '0', ...bareHeaders() })
  response.end(method === 'HEAD' ? undefined : asset?.body)
}
