import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf, toast, upload, useLanguage, useWords } from '#platform/ui'
import type { z } from 'zod'
import { type Asset, libraryApi, mediaApi } from '../contract/index.ts'
import { mediaOwnerMessages } from './media-owner.messages.ts'

type Uploaded = z.infer<typeof mediaApi.upload.output>

/** Sends files one after the other and keeps count; each failure is said with its reason. */
export function useUploads(
  onDone: (asset: Asset) => void,
  folderId: string | null = null,
): {
  send: (files: readonly File[]) => void
  progress: { count: number; part: number } | null
} {
  const client = useQueryClient()
  const language = useLanguage()
  const t = useWords(mediaOwnerMessages)
  const [progress, setProgress] = useState<{ count: number; part: number } | null>(null)
  const send = async (files: readonly File[]) => {
    setProgress({ count: files.length, part: 0 })
    for (const [index, file] of files.entries()) {
      try {
        const answer = await upload<Uploaded>(
          mediaApi.upload.path,
          file,
          folderId ? { folder: folderId } : {},
          (part) => setProgress({ count: files.length, part: (index + part) / files.length }),
        )
        for (const asset of answer.assets) onDone(asset)
        for (const { name, sentence } of answer.refused)
          toast(t('uploadFailed', { name, sentence }), { tone: 'failure' })
      } catch (error) {
        toast(t('uploadFailed', { name: file.name, sentence: sentenceOf(error, language) }), { tone: 'failure' })
      }
    }
    setProgress(null)
    for (const endpoint of [mediaApi.list, libraryApi.folders, libraryApi.usage])
      void client.invalidateQueries({ queryKey: [endpoint.path] })
  }
  return { send: (files) => void send(files), progress }
}
