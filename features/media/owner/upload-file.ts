import { CallFailure, upload } from '#platform/ui'
import type { z } from 'zod'
import { type Asset, mediaApi } from '../contract/index.ts'

type Uploaded = z.infer<typeof mediaApi.upload.output>

const refusedStatus = 400

/** Sends one file to the library. */
export async function uploadFile(file: File, onProgress: (part: number) => void): Promise<Asset> {
  const answer = await upload<Uploaded>(mediaApi.upload.path, file, {}, onProgress)
  const [asset] = answer.assets
  if (asset) return asset
  const { code = '', sentence = '' } = answer.refused[0] ?? {}
  throw new CallFailure({ code, sentence }, refusedStatus)
}
