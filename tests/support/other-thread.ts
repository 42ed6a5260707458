import { request } from 'node:http'
import { parentPort } from 'node:worker_threads'

/**
 * Asks from a thread of its own, so that what asking costs does not count for the server in the main thread: one
 * request of an owner, and a neighbour's page again and again while it lasts.
 */
export interface ThreadRequest {
  port: number
  heavy: { host: string; method: string; path: string; headers: Record<string, string>; body: Uint8Array }
  neighbour: { host: string; path: string }
}

export interface ThreadResult {
  status: number
  text: string
  /** Statuses of the neighbour's page, answered while the request was under way. */
  answers: number[]
  /** Milliseconds that the longest of them took. */
  longestMs: number
}

function ask(
  port: number,
  host: string,
  path: string,
  { method = 'GET', headers = {}, body }: Partial<ThreadRequest['heavy']> = {},
) {
  return new Promise<{ status: number; text: string }>((resolve, reject) => {
    const clientRequest = request(
      { host: '127.0.0.1', port, path, method, headers: { ...headers, host } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(parts).toString() }))
      },
    )
    clientRequest.on('error', reject)
    clientRequest.end(body)
  })
}

parentPort?.on('message', ({ port, heavy, neighbour }: ThreadRequest) => {
  let isOver = false
  const answers: number[] = []
  let longestMs = 0
  const work = ask(port, heavy.host, heavy.path, heavy).finally(() => (isOver = true))
  const visit = async () => {
    while (!isOver) {
      const startedAt = performance.now()
      const { status } = await ask(port, neighbour.host, neighbour.path)
      longestMs = Math.max(longestMs, performance.now() - startedAt)
      answers.push(status)
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
  }
  void Promise.all([work, visit()]).then(([{ status, text }]) =>
    parentPort?.postMessage({ status, text: text.slice(0, 300), answers, longestMs } satisfies ThreadResult),
  )
})
