import type { ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import type { FastifyRequest } from 'fastify'
import type { UploadedFile } from './caller.ts'
import { httpProblems } from '../http.problems.ts'

const defaultLimit = 20 * 1024 * 1024

/** Limit of files and other fields in one upload. */
const partsAtMost = 100

/** The files of a multipart body as they arrive; nothing is written to disk or kept in memory. */
export async function* filesOf(
  request: FastifyRequest,
  bodyLimit = defaultLimit,
  fields: Record<string, string> = Object.create(null) as Record<string, string>,
): AsyncIterable<UploadedFile> {
  if (!request.isMultipart()) throw httpProblems.unsupportedType({ status: 415 })
  const limits = {
    fileSize: bodyLimit,
    files: partsAtMost,
    fields: partsAtMost,
    fieldSize: 64 * 1024,
    fieldNameSize: 200,
    headerPairs: 100,
  }
  try {
    for await (const part of readable(request.parts({ limits }))) {
      if (part.type === 'field') {
        fields[part.fieldname] = String(part.value)
        continue
      }
      const { file } = part
      yield {
        field: part.fieldname,
        name: part.filename,
        claimedType: part.mimetype,
        body: file,
        isTruncated: () => file.truncated,
        fields,
      }
      readOut(file)
    }
  } finally {
    // A client that is still sending reads the response once its data are consumed.
    if (!request.raw.readableEnded) request.raw.unpipe().resume()
  }
}

/** Reads the rest of an upload, also after a failure, because it would block everything after it. */
function readOut(file: Readable): void {
  if (file.readableEnded || file.destroyed) return
  file.removeAllListeners('readable')
  file.resume()
}

/** An unreadable body is a fault of the sender. */
async function* readable<Part>(parts: AsyncIterable<Part>): AsyncIterable<Part> {
  try {
    yield* parts
  } catch (error) {
    const code = String((error as { code?: unknown }).code)
    if (code === 'FST_FIELDS_LIMIT' || code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT')
      throw httpProblems.tooManyParts({ limit: partsAtMost, status: 413 })
    if (code.startsWith('FST_')) throw httpProblems.malformedBody()
    throw error
  }
}

/** Aborts when the answer is sent or the connection is lost. */
export function disconnectSignal(response: ServerResponse): () => AbortSignal {
  let disconnection: AbortController | undefined
  return () => {
    if (disconnection) return disconnection.signal
    const controller = new AbortController()
    disconnection = controller
    if (response.closed) controller.abort(goneReason)
    else response.once('close', () => controller.abort(goneReason))
    return controller.signal
  }
}

/** A shared instance, because a separate error for every response would be created with its stack and never read. */
const goneReason = new DOMException('The connection is gone.', 'AbortError')
