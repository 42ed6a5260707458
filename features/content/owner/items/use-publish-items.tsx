import { type ReactNode, useState } from 'react'
import { ConfirmDialog, isAnsweredWith, sentenceOf, toast, useLanguage, useSend, useWords } from '#platform/ui'
import { contentApi } from '../../contract/index.ts'
import { collectionsMessages } from '../collections.messages.ts'

export interface PublishItems {
  publish: (ids: readonly string[]) => void
  isPending: boolean
  /** The dialog that confirms publishing unfinished items. */
  question: ReactNode
}

/** Publishes items; asks for confirmation when one has no title or no content. */
export function usePublishItems(onDone?: () => void): PublishItems {
  const t = useWords(collectionsMessages)
  const language = useLanguage()
  const [asked, setAsked] = useState<{ ids: string[]; why: string } | null>(null)
  const send = useSend(contentApi.publishItems, { quiet: true, refreshes: [contentApi.items] })
  const publish = async (ids: string[], anyway: boolean) => {
    try {
      await send.mutateAsync({ ids, anyway })
      setAsked(null)
      toast(t('publishedItems', { n: ids.length }))
      onDone?.()
    } catch (error) {
      const why = sentenceOf(error, language)
      if (isAnsweredWith(error, 'content.unfinished')) setAsked({ ids, why })
      else toast(why, { tone: 'failure' })
    }
  }
  const question = asked && (
    <ConfirmDialog
      title={t('unfinishedTitle')}
      action={t('publishAnyway')}
      isOpen
      isPending={send.isPending}
      onClose={() => setAsked(null)}
      onConfirm={() => void publish(asked.ids, true)}
    >
      <p>{asked.why}</p>
    </ConfirmDialog>
  )
  return { publish: (ids) => void publish([...ids], false), isPending: send.isPending, question }
}
