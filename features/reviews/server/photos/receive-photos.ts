import { imageIn } from '#features/media/server'
import type { VisitorContext, Writable } from '#platform/context'
import { newId, type Problem } from '#platform/contract'
import { inSite } from '#platform/database'
import type { CalledBy, UploadedFile } from '#platform/http'
import { photoMbMax, photosMax, photoTypes, reviewProblems } from '../../contract/index.ts'
import { requestByToken } from '../requests.queries.ts'
import { originalKey } from './photo-keys.ts'

type Context = Writable<VisitorContext> & CalledBy

export const photoBytesMax = photoMbMax * 1024 * 1024

export interface ReceivedPhotos {
  /** All other fields, by their names in the form. */
  fields: Record<string, string>
  /** Photos that are in the store but not yet in the table. */
  ids: string[]
  /** Fault of the first refused photo. */
  fault: Problem | null
}

/** Receives the photos of a review one after the other. Other files are not stored, nor any without a valid key. */
export async function receivePhotos(ctx: Context, token: string): Promise<ReceivedPhotos> {
  const received: ReceivedPhotos = { fields: Object.create(null) as Record<string, string>, ids: [], fault: null }
  let isOpen: boolean | null = null
  for await (const file of ctx.caller.files(received.fields)) {
    if (file.field !== 'photos' || file.name === '') continue
    isOpen ??= await inSite(ctx, ctx.site, async (tx) => (await requestByToken(tx, token)).state === 'open')
    if (!isOpen) continue
    if (received.ids.length === photosMax) {
      received.fault ??= reviewProblems.tooManyPhotos({ photos: photosMax })
      continue
    }
    const bytes = await bytesOf(file)
    if (file.isTruncated()) received.fault ??= reviewProblems.photoTooLarge({ megabytes: photoMbMax })
    else if (bytes.length > 0 && (await imageIn(bytes, photoTypes)) === null)
      received.fault ??= reviewProblems.photoUnfit()
    else if (bytes.length > 0) {
      const id = newId(ctx.now().getTime())
      await ctx.storage.put(originalKey(ctx, id), bytes, 'application/octet-stream')
      received.ids.push(id)
    }
  }
  return received
}

async function bytesOf({ body }: UploadedFile): Promise<Buffer> {
  const pieces: Uint8Array[] = []
  for await (const piece of body as AsyncIterable<Uint8Array>) pieces.push(piece)
  return Buffer.concat(pieces)
}
