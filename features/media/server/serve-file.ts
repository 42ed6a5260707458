import { type OutsideTransaction, provided, type SiteContext } from '#platform/context'
import { type Input, Problem } from '#platform/contract'
import { type Answer, type CalledBy, answer } from '#platform/http'
import { storageProblems } from '#platform/storage'
import { fileTypes, type mediaApi } from '../contract/index.ts'
import { type FileAudience, fileAudience, filesOnDemand } from './extension-points.ts'
import { rangeOf } from './range.ts'

/** The content of an address never changes: a replaced file gets another name. */
const forever = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}
/** Protected files are cached only by the visitor's browser, and requested again after a while. */
const forSome = {
  'Cache-Control': 'private, max-age=600',
  'Cross-Origin-Resource-Policy': 'same-origin',
  Vary: 'Cookie',
}

/**
 * Serves a stored file or rendition. Public files need the store alone: its key consists of site, asset and name, and
 * its type was determined by its bytes.
 */
export async function serveFile(
  ctx: OutsideTransaction<SiteContext> & CalledBy,
  wanted: Input<typeof mediaApi.file>,
): Promise<Answer<unknown>> {
  const audience = (await provided(ctx.product, fileAudience)?.(ctx, wanted.id)) ?? 'everybody'
  // Renditions are not created for visitors without access.
  if (audience === 'others') throw storageProblems.missing({ file: keyOf(ctx, wanted) })
  try {
    return await storedFile(ctx, wanted, audience)
  } catch (error) {
    if (!(error instanceof Problem) || error.kind !== 'missing' || !(await isMade(ctx, wanted))) throw error
    return storedFile(ctx, wanted, audience)
  }
}

function keyOf({ site }: SiteContext, { id, file }: Input<typeof mediaApi.file>): string {
  return `${site.id}/${id}/${file}`
}

async function isMade(ctx: OutsideTransaction<SiteContext>, wanted: Input<typeof mediaApi.file>): Promise<boolean> {
  for (const make of provided(ctx.product, filesOnDemand)) if (await make(ctx, wanted)) return true
  return false
}

async function storedFile(
  ctx: SiteContext & CalledBy,
  wanted: Input<typeof mediaApi.file>,
  audience: FileAudience,
): Promise<Answer<unknown>> {
  const { file } = wanted
  const key = keyOf(ctx, wanted)
  const requestedRange = ctx.caller.range
  const fullFile = requestedRange ? null : await ctx.storage.stream(key)
  const { size, type } = fullFile ?? (await sizeOf(ctx, key))
  const cached = audience === 'some' ? forSome : forever
  const headers = { ...headersOf(type, file), ...cached, 'Accept-Ranges': 'bytes' }
  const range = requestedRange ? rangeOf(requestedRange, size) : 'all'
  if (range === 'none') {
    return answer({
      status: 416,
      type: 'text/plain; charset=utf-8',
      headers: { 'Content-Range': `bytes */${size}` },
      body: '',
    })
  }
  const { body } =
    range === 'all' ? (fullFile ?? (await ctx.storage.stream(key))) : await ctx.storage.stream(key, range)
  const length = range === 'all' ? size : range.end - range.start + 1
  const part: Record<string, string> =
    range === 'all' ? {} : { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` }
  const status = range === 'all' ? 200 : 206
  return answer({
    status,
    type: withCharset(type),
    headers: { ...headers, ...part, 'Content-Length': String(length) },
    body,
  })
}

async function sizeOf(ctx: SiteContext, key: string): Promise<{ size: number; type: string }> {
  const { body, size, type } = await ctx.storage.stream(key, { start: 0, end: 0 })
  body.destroy()
  return { size, type }
}

/** T6: files that could run scripts get an opaque origin, or are only downloaded. */
function headersOf(type: string, file: string): Record<string, string> {
  const opens = fileTypes[type]?.opens ?? 'attachment'
  const cutOff =
    type === 'application/pdf'
      ? "default-src 'none'; plugin-types application/pdf; style-src 'unsafe-inline'; object-src 'self'"
      : sandboxed
  return {
    'Content-Disposition': `${opens}; filename="${file}"`,
    'Content-Security-Policy': cutOff,
    'X-Content-Type-Options': 'nosniff',
  }
}

const sandboxed = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"

function withCharset(type: string): string {
  return type.startsWith('text/') || type === 'application/json' ? `${type}; charset=utf-8` : type
}
