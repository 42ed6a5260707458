import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isOffline, sentenceOf, toast, upload, useLanguage, useWords } from '#platform/ui'
import type { z } from 'zod'
import { type Asset, type AssetKind, libraryApi, mediaApi, megabyte, uploadLimits } from '../contract/index.ts'
import { mediaOwnerMessages } from './media-owner.messages.ts'

type Uploaded = z.infer<typeof mediaApi.upload.output>

interface Place {
  folderId: string | null
  /** Accepts only this kind, when a field needs one. */
  only?: AssetKind | undefined
}

/**
 * Uploads files one after another and counts them. Each failure is shown with its reason, and the remaining files can
 * be cancelled.
 */
export function useUploads(
  onDone: (asset: Asset) => void,
  { folderId, only }: Place = { folderId: null },
): {
  send: (files: readonly File[]) => void
  progress: { count: number; part: number } | null
  cancel: () => void
} {
  const client = useQueryClient()
  const t = useWords(mediaOwnerMessages)
  const stop = useRef<AbortController | null>(null)
  const [progress, setProgress] = useState<{ count: number; part: number } | null>(null)
  const sayFault = useFaults(only)
  const sendOne = useSendOne(onDone, folderId)
  const send = async (files: readonly File[]) => {
    const fit = files.filter((file) => !sayFault(file))
    const { signal } = (stop.current = new AbortController())
    if (fit.length > 0) setProgress({ count: fit.length, part: 0 })
    for (const [index, file] of fit.entries()) {
      if (signal.aborted) break
      await sendOne(file, signal, (part) => setProgress({ count: fit.length, part: (index + part) / fit.length }))
    }
    if (signal.aborted) toast(t('processCancelled'))
    setProgress(null)
    for (const endpoint of [mediaApi.list, libraryApi.folders, libraryApi.usage])
      void client.invalidateQueries({ queryKey: [endpoint.path] })
  }
  return { send: (files) => void send(files), progress, cancel: () => stop.current?.abort() }
}

/** Reports faults of a file that need no upload, and returns whether there are any. */
function useFaults(only: AssetKind | undefined): (file: File) => boolean {
  const t = useWords(mediaOwnerMessages)
  return (file) => {
    const fault = faultOf(file, only)
    if (fault === 'type' && only)
      fail(t('notSupported', { fileName: file.name, fileTypeMessage: t(`fileType.${only}`) }))
    if (fault === 'size') fail(t('tooLarge', { fileName: file.name, maxSize: `${limitOf(file) / megabyte} MB` }))
    return fault !== null
  }
}

function useSendOne(onDone: (asset: Asset) => void, folderId: string | null) {
  const language = useLanguage()
  const t = useWords(mediaOwnerMessages)
  return async (file: File, signal: AbortSignal, onProgress: (part: number) => void): Promise<void> => {
    try {
      const fields: Record<string, string> = folderId ? { folder: folderId } : {}
      const answer = await upload<Uploaded>(mediaApi.upload.path, file, fields, onProgress, signal)
      for (const asset of answer.assets) onDone(asset)
      for (const { name, code, sentence } of answer.refused) {
        const reason = t(code === 'media.unreadable' ? 'processFailed' : 'uploadRefused')
        fail(t('uploadFailed', { name, reason, sentence }))
      }
    } catch (error) {
      if (signal.aborted) return
      const reason = t(isOffline(error) ? 'uploadLost' : 'uploadRefused')
      fail(t('uploadFailed', { name: file.name, reason, sentence: sentenceOf(error, language) }))
    }
  }
}

function fail(sentence: string): void {
  toast(sentence, { tone: 'failure' })
}

/** Returns the fault of a file that is known before the upload. */
function faultOf(file: File, only: AssetKind | undefined): 'type' | 'size' | null {
  if (only !== undefined && only !== 'file' && !file.type.startsWith(`${only}/`)) return 'type'
  return file.size > limitOf(file) ? 'size' : null
}

function limitOf({ type }: File): number {
  const [kind = ''] = type.split('/')
  return kind === 'image' || kind === 'audio' || kind === 'video' ? uploadLimits[kind] : uploadLimits.file
}
