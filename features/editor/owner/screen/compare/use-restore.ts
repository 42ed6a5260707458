import { documentsApi } from '#features/pages/contract'
import { toast, useSend, useWords } from '#platform/ui'
import { editorMessages } from '../../base/editor.messages.ts'
import type { OpenedDocument } from '../../base/session/use-document-session.ts'
import { compareMessages } from './compare.messages.ts'

interface ToRestore {
  seq: number
  section?: string
  block?: string
  /** Name of the section or block. */
  name?: string
}

/**
 * Restores a version, or a section or block of it: simultaneous changes by others stay, and undo reverts it like any
 * other step.
 */
export function useRestore({ session }: OpenedDocument, onDone?: () => void) {
  const t = useWords(editorMessages)
  const c = useWords(compareMessages)
  const restore = useSend(documentsApi.restore, { quiet: true, refreshes: [documentsApi.history] })
  const send = async ({ name, ...what }: ToRestore) => {
    await session.flush()
    const answer = await restore.mutateAsync({ id: session.id, ...what })
    if (answer.back) await session.doneByServer(answer.seq, answer.back)
    const part = what.block === undefined ? 'sectionRestored' : 'blockRestored'
    const words = name === undefined ? t('restored') : c(part, { name })
    toast(words, { action: { label: t('undo'), run: () => session.undo() } })
    onDone?.()
  }
  return {
    // Errors are shown beside the button that was pressed.
    send: (what: ToRestore) => void send(what).catch(() => {}),
    isPending: restore.isPending,
    error: restore.error,
  }
}
