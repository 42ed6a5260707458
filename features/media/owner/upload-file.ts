import { upload } from '#platform/ui'
import type { z } from 'zod'
import { type Asset, mediaApi } from '../contract/index.ts'

type Uploaded = z.infer<typeof mediaApi.upload.output>

/** Sends one file to the library. */
export async function uploadFile(file: File, onProgress: (part: number) => void): Promise<Asset> {
  const answer = await upload<Uploaded>(mediaApi.upload.path, file, {}, onProgress)
  const asset = answer.assets[0]
  if (!asset) throw new Error(answer.refused[0]?.sentence ?? '')
  return asset
}
