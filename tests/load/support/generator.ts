import { connect, type Socket } from 'node:net'

/** Asks for pages in turn over fixed connections, in a process of its own. */
export interface Wanted {
  port: number
  requests: readonly string[]
  connections: number
  seconds: number
  /** Requests a second, spread evenly; absent: as fast as the answers come. */
  rate?: number
}
export interface Counted {
  requests: number
  seconds: number
  /** Milliseconds; from the moment a request was due. */
  p50: number
  p99: number
}

process.on('message', (wanted: Wanted) => {
  run(wanted).then(
    (counted) => process.send?.({ counted }),
    (error: unknown) => process.send?.({ failure: String(error) }),
  )
})

async function run(wanted: Wanted): Promise<Counted> {
  for (const request of wanted.requests) await firstAnswer(wanted.port, request)
  process.send?.({ started: true })
  const latencies: number[] = []
  const began = performance.now()
  const until = began + wanted.seconds * 1000
  const workers = Array.from({ length: wanted.connections }, (_, at) => worker(wanted, until, latencies, began, at))
  await Promise.all(workers)
  const seconds = (performance.now() - began) / 1000
  latencies.sort((a, b) => a - b)
  const at = (share: number) =>
    latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))] ?? Number.NaN
  return { requests: latencies.length, seconds, p50: at(0.5), p99: at(0.99) }
}

function worker(
  { port, connections, rate, requests }: Wanted,
  until: number,
  latencies: number[],
  began: number,
  index: number,
): Promise<void> {
  const every = rate ? (1000 * connections) / rate : 0
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    socket.setNoDelay(true)
    let received = 0
    let due = began + (every * index) / connections
    let sent = 0
    let turn = index
    let bytes = 0
    const send = (): void => {
      sent = every ? due : performance.now()
      bytes = 0
      socket.write(requests[turn++ % requests.length] ?? '')
    }
    const next = (): void => {
      const now = performance.now()
      if (now >= until) {
        socket.destroy()
        return resolve()
      }
      if (!every) return send()
      due += every
      if (due <= now) send()
      else setTimeout(send, due - now)
    }
    socket.on('connect', () => setTimeout(send, Math.max(0, due - performance.now())))
    socket.on('data', (part) => {
      // An answer may be shorter than the last one: the page is published anew, or compressed better.
      if (!bytes) bytes = lengthOf(part)
      received += part.length
      if (received < bytes) return
      received = 0
      latencies.push(performance.now() - sent)
      next()
    })
    socket.on('close', () => reject(new Error('The server closed a connection.')))
    socket.on('error', reject)
  })
}

const endOfHead = Buffer.from('\r\n\r\n')

/**
 * Returns the length of a response whose head arrived with its first bytes. An unchanged response (304) is a head
 * alone.
 */
function lengthOf(part: Buffer): number {
  const head = part.indexOf(endOfHead)
  const text = part.toString('latin1', 0, head)
  const length = isUnchanged(text) ? '0' : /content-length: (\d+)/i.exec(text)?.[1]
  if (head === -1 || !length) throw new Error(`No length in ${part.toString('latin1', 0, 200)}`)
  return head + endOfHead.length + Number(length)
}

function isUnchanged(head: string): boolean {
  return head.startsWith('HTTP/1.1 304')
}

/** Throws when the page cannot be had, or is sent whole to somebody who has it. */
function firstAnswer(port: number, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(port, '127.0.0.1', () => socket.write(request))
    let text = ''
    socket.on('data', (part) => {
      text += part.toString('latin1')
      const head = text.indexOf('\r\n\r\n')
      const length = isUnchanged(text) ? '0' : /content-length: (\d+)/i.exec(text)?.[1]
      if (head === -1 || !length || text.length < head + 4 + Number(length)) return
      socket.destroy()
      if (isUnchanged(text) !== request.includes('If-None-Match:') || !/^HTTP\/1\.1 (?:200|304)/.test(text))
        reject(new Error(text.slice(0, head)))
      resolve()
    })
    socket.on('error', reject)
  })
}
