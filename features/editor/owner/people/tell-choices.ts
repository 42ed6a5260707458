import { documentsApi } from '#features/pages/contract'
import { call, isSignedOut } from '#platform/ui'
import { useEditorState } from '../base/editor-state.ts'
import type { DocumentSession } from '../base/session/document-session.ts'
import { ownPointer, useOwnPointer, usePeople } from '../base/session/people-state.ts'

/** Interval at which rapid selections are announced. */
const tellEvery = 120
/** Interval at which continued writing is announced again. */
const writeEvery = 5000
/** Delay after which a lost announcement is repeated. */
const tellAgainAfter = 2000
/** Limit of time per call: a later choice does not wait for an answer that never comes. */
const answerWithin = 10_000
const chosenAtMost = 50

/**
 * Announces this tab's selection, and that its person is still writing. One call follows the other, because two calls
 * may overtake each other and the earlier choice would then remain. A new connection receives the present choice.
 */
export function tellChoices(session: Pick<DocumentSession, 'id' | 'subscribe' | 'view'>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let last = ''
  let toldAt = 0
  let isTelling = false
  let isDue = false
  let isStopped = false
  const plan = (delay = Math.max(0, toldAt + tellEvery - Date.now())) => {
    isDue = true
    if (!isTelling && !isStopped) timer ??= setTimeout(() => void tell(), delay)
  }
  const tell = async () => {
    timer = undefined
    const { client } = usePeople.getState()
    if (client === '') return
    const choice = ownChoice()
    last = JSON.stringify(choice)
    toldAt = Date.now()
    isTelling = true
    isDue = false
    const told = { id: session.id, client, ...choice, pointer: ownPointer() }
    const failure = await call(documentsApi.choose, told, { signal: AbortSignal.timeout(answerWithin) }).then(
      () => null,
      (error: unknown) => error,
    )
    isTelling = false
    if (failure && !isSignedOut(failure)) plan(tellAgainAfter)
    else if (isDue) plan()
  }
  const stops = [
    useEditorState.subscribe(() => JSON.stringify(ownChoice()) !== last && plan()),
    session.subscribe(() => {
      const isWriting = useEditorState.getState().editing !== null && session.view().state === 'saving'
      if (isWriting && Date.now() - toldAt > writeEvery) plan()
    }),
    useOwnPointer.subscribe(() => plan()),
    usePeople.subscribe(({ connections }, before) => connections !== before.connections && plan()),
  ]
  plan()
  return () => {
    isStopped = true
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

function ownChoice() {
  const { blocks, section, editing } = useEditorState.getState()
  return { blocks: blocks.slice(0, chosenAtMost), section, editing }
}
