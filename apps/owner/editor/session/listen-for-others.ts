import type { PersonHere } from '#features/pages/contract'
import type { LoggedOperation } from '#platform/document'
import { useNotesState } from '../notes/notes-state.ts'
import { nobody, takePeople, usePeople } from '../people/people-state.ts'

const askEvery = 4000

/**
 * Others' operations by server-sent events; as long as those do not come through, by asking every few seconds. That a
 * connection is open proves nothing: a proxy on the way may hold back what comes over it. The first event does.
 */
export function listenForOthers(
  { id, client }: { id: string; client: string },
  seq: () => number,
  take: (operations: readonly LoggedOperation[]) => Promise<void>,
  catchUp: () => Promise<void>,
): () => void {
  let asking: ReturnType<typeof setInterval> | undefined
  const ask = () => {
    asking ??= setInterval(() => void catchUp().catch(() => {}), askEvery)
  }
  const rest = () => {
    clearInterval(asking)
    asking = undefined
  }
  const source = new EventSource(`/api/documents/${id}/events?since=${seq()}&client=${client}`)
  source.addEventListener('ready', rest)
  source.addEventListener('operations', (event) => {
    const message = JSON.parse((event as MessageEvent<string>).data) as { operations: LoggedOperation[] }
    void take(message.operations).catch(() => {})
  })
  source.addEventListener('people', (event) => {
    takePeople(client, (JSON.parse((event as MessageEvent<string>).data) as { people: PersonHere[] }).people)
  })
  source.addEventListener('notes', () => useNotesState.setState(({ turn }) => ({ turn: turn + 1 })))
  source.onerror = ask
  ask()
  return () => {
    source.close()
    usePeople.setState(nobody)
    rest()
  }
}
