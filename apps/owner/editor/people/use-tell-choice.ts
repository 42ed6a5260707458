import { useEffect } from 'react'
import { documentsApi } from '#features/pages/contract'
import { call } from '#platform/ui'
import { useEditorState } from '../editor-state.ts'
import type { DocumentSession } from '../session/document-session.ts'
import { ownPointer, useOwnPointer, usePeople } from './people-state.ts'

/** Interval at which rapid selections are announced. */
const tellEvery = 120
/** Interval at which continued writing is announced again. */
const writeEvery = 5000
const chosenAtMost = 50

/** Announces this tab's selection, and that its person is still writing. */
export function useTellChoice(session: DocumentSession): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let last = ''
    let toldAt = 0
    const send = () => {
      timer = undefined
      const { client } = usePeople.getState()
      const { blocks, section, editing } = useEditorState.getState()
      const choice = { blocks: blocks.slice(0, chosenAtMost), section, editing }
      last = JSON.stringify(choice)
      toldAt = Date.now()
      // A lost announcement is corrected by the next one.
      call(documentsApi.choose, { id: session.id, client, ...choice, pointer: ownPointer() }).catch(() => {})
    }
    const plan = () => {
      timer ??= setTimeout(send, Math.max(0, toldAt + tellEvery - Date.now()))
    }
    const stopChoices = useEditorState.subscribe(({ blocks, section, editing }) => {
      if (JSON.stringify({ blocks: blocks.slice(0, chosenAtMost), section, editing }) !== last) plan()
    })
    const stopWriting = session.subscribe(() => {
      const isWriting = useEditorState.getState().editing !== null && session.view().state === 'saving'
      if (isWriting && Date.now() - toldAt > writeEvery) plan()
    })
    const stopPointing = useOwnPointer.subscribe(plan)
    plan()
    return () => {
      clearTimeout(timer)
      stopChoices()
      stopPointing()
      stopWriting()
    }
  }, [session])
}
