import type { SiteContext } from '#platform/context'
import { type AssetKind, fileTypes, mediaProblems, pixelLimit, serverFileName, shownName, uploadLimits } from '../contract/index.ts'
import { type ImageSize, imageSize } from './image-header.ts'
import { type Opened, limitedBody, openBody, wholeBody } from './read-body.ts'
import { sanitiseSvg, svgSize } from './sanitise-svg.ts'
import { headBytes, sniffType } from './sniff-type.ts'

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
 * Checks a file by its bytes and keeps it in the store under a name of ours. Nothing is decoded here.
 * Throws a problem with a sentence when it is too large, of another kind, or not what it seems; then nothing is kept.
 */
export async function keepFile(ctx: SiteContext, id: string, body: FileBody, givenName: string, version = 1): Promise<KeptFile> {
  const name = shownName(givenName)
  const opened = await openBody(body instanceof Uint8Array ? chunksOf(body) : body, headBytes)
  if (opened.head.length === 0) throw mediaProblems.empty({ name })
  const early = fileTypes[(await sniffType(opened.head, name)) ?? '']
  const key = (file: string) => `${ctx.site.id}/${id}/${file}`
  if (early?.kind === 'audio' || early?.kind === 'video') {
    const type = (await sniffType(opened.head, name)) as string
    const file = serverFileName(name, early.extension, version)
    const { stream, count } = limitedBody(opened, name, uploadLimits[early.kind])
    await ctx.storage.put(key(file), stream, type)
    return { kind: early.kind, file, type, bytes: count(), width: null, height: null }
  }
  const found = await readWhole(opened, name)
  const { kind, extension } = fileTypes[found.type] as (typeof fileTypes)[string]
  const file = serverFileName(name, extension, version)
  await ctx.storage.put(key(file), found.bytes, found.type)
  return { kind, file, type: found.type, bytes: found.bytes.length, width: found.size?.width ?? null, height: found.size?.height ?? null }
}

async function readWhole(opened: Opened, name: string): Promise<{ bytes: Uint8Array; type: string; size: ImageSize | null }> {
  const bytes = await wholeBody(opened, name, uploadLimits.file)
  const type = await sniffType(bytes, name)
  const known = type === null ? undefined : fileTypes[type]
  if (type === null || !known || known.kind === 'audio' || known.kind === 'video') throw mediaProblems.unknownType({ name })
  if (type === 'image/svg+xml') return drawing(bytes, name)
  if (known.kind !== 'image') return { bytes, type, size: null }
  const size = imageSize(bytes, type)
  if (!size) throw mediaProblems.unreadable({ name })
  if (size.width * size.height > pixelLimit) throw mediaProblems.tooManyPixels({ name, ...size })
  return { bytes, type, size }
}

function drawing(bytes: Uint8Array, name: string) {
  const svg = sanitiseSvg(new TextDecoder().decode(bytes))
  if (svg === null) throw mediaProblems.unreadable({ name })
  return { bytes: new TextEncoder().encode(svg), type: 'image/svg+xml', size: svgSize(svg) }
}

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}
