import type { LoggedOperation } from '#platform/document'

const askEvery = 4000

/**
 * Others' operations by server-sent events; as long as those do not come through, by asking every few seconds. That a connection is open
 * proves nothing: a proxy on the way may hold back what comes over it. The first event does.
 */
export function listenForOthers(
  id: string,
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
  const source = new EventSource(`/api/documents/${id}/events?since=${seq()}`)
  source.addEventListener('ready', rest)
  source.addEventListener('operations', (event) => {
    const message = JSON.parse((event as MessageEvent<string>).data) as { operations: LoggedOperation[] }
    void take(message.operations).catch(() => {})
  })
  source.onerror = ask
  ask()
  return () => {
    source.close()
    rest()
  }
}
