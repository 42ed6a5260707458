import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, sentenceOf, toast, useLanguage, useWords } from '#platform/ui'
import type { Output } from '#platform/contract'
import { type CommentStatus, commentsApi } from '../contract/index.ts'
import { commentsOwnerMessages } from './comments-owner.messages.ts'

export type Listed = Output<typeof commentsApi.comments>['comments'][number]
type Act = CommentStatus | 'removed'

const words = { approved: 'nowApproved', pending: 'nowPending', spam: 'nowSpam', removed: 'removed' } as const
/** Duration of the toast with its Undo. */
const secondThoughts = 10_000

/**
 * Acts at once and offers Undo. A deleted comment first becomes spam, which hides it from visitors, and is deleted
 * permanently after the time to undo; a window closed before that loses nothing.
 */
export function useModeration() {
  const t = useWords(commentsOwnerMessages)
  const language = useLanguage()
  const client = useQueryClient()
  const [removedIds, setGone] = useState<ReadonlySet<string>>(new Set())

  const reportFailure = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work()
      return true
    } catch (error) {
      toast(sentenceOf(error, language), { tone: 'failure' })
      return false
    } finally {
      await client.invalidateQueries({ queryKey: [commentsApi.comments.path] })
    }
  }
  const set = (ids: string[], status: CommentStatus) =>
    reportFailure(() => call(commentsApi.setStatus, { ids, status }))
  const show = (id: string, isShown: boolean) =>
    setGone((before) => new Set(isShown ? [...before].filter((hiddenId) => hiddenId !== id) : [...before, id]))

  const act = async ({ id, status }: Listed, wanted: Act): Promise<void> => {
    const ids = [id]
    if (wanted === 'removed') show(id, false)
    const isDone = await set(ids, wanted === 'removed' ? 'spam' : wanted)
    if (!isDone) return show(id, true)
    const removal =
      wanted === 'removed'
        ? setTimeout(() => void reportFailure(() => call(commentsApi.remove, { ids })), secondThoughts)
        : undefined
    const undo = () => {
      clearTimeout(removal)
      show(id, true)
      void set(ids, status)
    }
    toast(t(words[wanted]), { action: { label: t('undo'), run: undo } })
  }
  return { act, isGone: (id: string) => removedIds.has(id) }
}
