import type { Readable } from 'node:stream'
import type { SiteContext } from '#platform/context'
import {
  type AssetKind,
  fileTypes,
  mediaProblems,
  pixelLimit,
  serverFileName,
  shownName,
  uploadLimits,
} from '../contract/index.ts'
import { type ImageSize, imageSize } from './image-header.ts'
import { type Opened, limitedBody, openBody, opened, wholeBody } from './read-body.ts'
import { inThread, TooMuchWork } from '#platform/threads'
import { svgSize } from './sanitise-svg.worker.ts'
import { headBytes, sniffType } from './sniff-type.ts'

/** Bytes before the dimensions in a JPEG: the camera's metadata and thumbnail. */
const imageHeadBytes = 256 * 1024

export type FileBody = Uint8Array | AsyncIterable<Uint8Array>

export interface KeptFile {
  kind: AssetKind
  file: string
  type: string
  bytes: number
  width: number | null
  height: number | null
}

/**
 * Checks a file by its bytes and stores it under a generated name, without decoding it. Throws a problem when it is too
 * large, of another kind, or not of its declared type; then it is not stored.
 */
export async function keepFile(
  ctx: SiteContext,
  id: string,
  body: FileBody,
  givenName: string,
  version = 1,
): Promise<KeptFile> {
  const name = shownName(givenName)
  const start = await openBody(body instanceof Uint8Array ? chunksOf(body) : body, headBytes)
  if (start.head.length === 0) throw mediaProblems.empty({ name })
  const early = await sniffType(start.head, name)
  const isVideo = early !== null && ['audio', 'video'].includes(fileTypes[early]?.kind ?? '')
  const isImage = early !== null && fileTypes[early]?.kind === 'image' && early !== 'image/svg+xml'
  const found = isVideo
    ? streamed(start, name, early)
    : isImage
      ? await image(start, name, early)
      : await readWhole(start, name)
  const { kind, extension } = fileTypes[found.type] as (typeof fileTypes)[string]
  const file = serverFileName(name, extension, version)
  await ctx.storage.put(`${ctx.site.id}/${id}/${file}`, found.body, found.type)
  return {
    kind,
    file,
    type: found.type,
    bytes: found.count(),
    width: found.size?.width ?? null,
    height: found.size?.height ?? null,
  }
}

interface FileMeasures {
  body: Uint8Array | Readable
  count: () => number
  type: string
  size: ImageSize | null
}

/** Stores a file as a stream, which is never held in memory as a whole. */
function streamed(start: Opened, name: string, type: string, size: ImageSize | null = null): FileMeasures {
  const kind = fileTypes[type]?.kind
  const { stream, count } = limitedBody(
    start,
    name,
    kind === 'audio' || kind === 'video' ? uploadLimits[kind] : uploadLimits.file,
  )
  return { body: stream, count, type, size }
}

/** Reads the size from the header; a file whose header lies further back is read whole. */
async function image(start: Opened, name: string, type: string): Promise<FileMeasures> {
  const more = await opened(start, imageHeadBytes)
  const size = imageSize(more.head, type)
  if (!size) return readWhole(more, name)
  return streamed(more, name, type, checked(size, name))
}

async function readWhole(start: Opened, name: string): Promise<FileMeasures> {
  const bytes = await wholeBody(start, name, uploadLimits.file)
  const type = await sniffType(bytes, name)
  const fileType = type === null ? undefined : fileTypes[type]
  if (type === null || !fileType || fileType.kind === 'audio' || fileType.kind === 'video')
    throw mediaProblems.unknownType({ name })
  if (type === 'image/svg+xml') return drawing(bytes, name)
  return {
    body: bytes,
    count: () => bytes.length,
    type,
    size: fileType.kind === 'image' ? checked(imageSize(bytes, type), name) : null,
  }
}

function checked(size: ImageSize | null, name: string): ImageSize {
  if (!size) throw mediaProblems.unreadable({ name })
  if (size.width * size.height > pixelLimit) throw mediaProblems.tooManyPixels({ name, ...size })
  return size
}

const sanitised = inThread<string, string | null>(new URL('./sanitise-svg.worker.ts', import.meta.url), 'sanitiseSvg')
/** A drawing of the largest size takes a third of a second. */
const drawingMs = 10_000

async function drawing(bytes: Uint8Array, name: string): Promise<FileMeasures> {
  const svg = await sanitised(new TextDecoder().decode(bytes), AbortSignal.timeout(drawingMs)).catch(
    (error: unknown) => {
      if (error instanceof TooMuchWork) return null
      throw error
    },
  )
  if (svg === null) throw mediaProblems.unreadable({ name })
  const body = new TextEncoder().encode(svg)
  return { body, count: () => body.length, type: 'image/svg+xml', size: svgSize(svg) }
}

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
