import type { PersonHere } from '#features/pages/contract'
import type { LoggedOperation } from '#platform/document'
import { useNotesState } from './notes-state.ts'
import { nobody, takePeople, usePeople } from './people-state.ts'

const askEvery = 4000
/** `EventSource.CLOSED`: the browser does not reconnect. */
const isGivenUp = 2

/**
 * Others' operations by server-sent events; as long as those do not come through, by asking every few seconds. That a
 * connection is open proves nothing: a proxy on the way may hold back what comes over it. The first event does. A
 * browser gives up a connection that is answered with an error, such as by a proxy while the server starts: it is
 * opened again.
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
