import { useEffect } from 'react'
import { silenceMs } from '#features/pages/contract'
import { toast, useWords } from '#platform/ui'
import { useEditorState } from '../base/editor-state.ts'
import { peopleMessages } from './people.messages.ts'
import { type Other, usePeople } from '../base/session/people-state.ts'

/** Explains why a text cannot be edited now, and leaves one that another person has taken over or opened first. */
export function useOneWriter(): void {
  const t = useWords(peopleMessages)
  useEffect(
    () =>
      usePeople.subscribe(({ own, others, refused }, before) => {
        if (refused && refused !== before.refused) toast(t('isWriting', { name: refused.writer.name }))
        const { editing, edit } = useEditorState.getState()
        const winner = editing !== null && own?.editing === editing ? winnerOver(own, others) : undefined
        if (!winner) return
        edit(null)
        toast(t('tookOver', { name: winner.name }))
      }),
    [t],
  )
}

/**
 * Returns the person who may keep a text that two people opened: the second one if the first had paused, otherwise the
 * first.
 */
function winnerOver(own: Other, others: readonly Other[]): Other | undefined {
  const now = Date.now()
  const isSilent = ({ activeAt }: Other) => now - activeAt >= silenceMs
  return others.find((other) => {
    if (other.editing !== own.editing || other.accountId === own.accountId || isSilent(other)) return false
    if (isSilent(own)) return other.editingSince > own.editingSince
    return (
      other.editingSince < own.editingSince || (other.editingSince === own.editingSince && other.client < own.client)
    )
  })
}
