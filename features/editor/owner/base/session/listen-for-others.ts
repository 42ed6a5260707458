import type { PersonHere } from '#features/pages/contract'
import type { LoggedOperation } from '#platform/document'
import { useNotesState } from './notes-state.ts'
import { nobody, takePeople, usePeople } from './people-state.ts'

const askEvery = 4000
/** `EventSource.CLOSED`: the browser does not reconnect. */
const isGivenUp = 2

/**
 * Receives operations of other people by server-sent events, and polls every few seconds until events arrive. An open
 * connection proves nothing, because a proxy may hold its events back; the first event does. A browser gives up after
 * an error response, for example from a proxy while the server starts, so the connection is opened again.
 */
export function listenForOthers(
  { id, client }: { id: string; client: string },
  seq: () => number,
  take: (operations: readonly LoggedOperation[]) => Promise<void>,
  catchUp: () => Promise<void>,
): () => void {
  let asking: ReturnType<typeof setInterval> | undefined
  const ask = () => {
    asking ??= setInterval(() => {
      void catchUp().catch(() => {})
      if (source.readyState === isGivenUp) source = open()
    }, askEvery)
  }
  const rest = () => {
    clearInterval(asking)
    asking = undefined
  }
  const open = () => {
    const stream = new EventSource(`/api/documents/${id}/events?since=${seq()}&client=${client}`)
    stream.addEventListener('ready', () => {
      rest()
      usePeople.setState(({ connections }) => ({ connections: connections + 1 }))
    })
    stream.addEventListener('operations', (event) => {
      const message = JSON.parse((event as MessageEvent<string>).data) as { operations: LoggedOperation[] }
      void take(message.operations).catch(() => {})
    })
    stream.addEventListener('people', (event) => {
      takePeople(client, (JSON.parse((event as MessageEvent<string>).data) as { people: PersonHere[] }).people)
    })
    stream.addEventListener('notes', () => useNotesState.setState(({ turn }) => ({ turn: turn + 1 })))
    stream.onerror = ask
    return stream
  }
  let source = open()
  ask()
  return () => {
    source.close()
    usePeople.setState(nobody)
    rest()
  }
}
