import { request } from 'node:http'
import { type Generator, end, median, perCpuSecond } from './measure.ts'
import { startNginx } from './nginx.ts'
import { sized } from './sizes.ts'

const connections = 32
const rounds = sized(3, 1)

export interface Beside {
  generator: Generator
  /** Process that listens on the port. */
  pid: number
  port: number
  host: string
  path: string
  folder: string
  say: (line: string) => void
}

/**
 * Requests for a page in each second of the server's processor time, as a part of what nginx does with the same bytes.
 */
export async function besideNginx({ generator, pid, port, host, path, folder, say }: Beside): Promise<number> {
  await fetchPage(port, host, path)
  const { headers, body } = await fetchPage(port, host, path)
  const nginx = await startNginx(folder, headers, body)
  const wanted = { connections, seconds: 1.5 }
  const shares: number[] = []
  try {
    for (let round = 0; round <= rounds; round++) {
      const theirs = await perCpuSecond(generator, nginx.pid, {
        ...wanted,
        port: nginx.port,
        requests: [requestTo(host, '/long')],
      })
      const own = await perCpuSecond(generator, pid, { ...wanted, port, requests: [requestTo(host, path)] })
      // The first round warms both.
      if (round > 0) shares.push(own.perCpu / theirs.perCpu)
    }
  } finally {
    await end(nginx.child)
  }
  say(
    `${path}, ${body.length} bytes of Brotli: ${shares.map((share) => share.toFixed(2)).join(', ')} of nginx a processor second`,
  )
  return median(shares)
}

export function requestTo(host: string, path: string): string {
  return `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br\r\nAccept: text/html\r\nUser-Agent: bench\r\n\r\n`
}

export function fetchPage(
  port: number,
  host: string,
  path: string,
): Promise<{ ms: number; headers: string[]; body: Buffer }> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, path, headers: { host, 'accept-encoding': 'br' } },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            ms: performance.now() - began,
            headers: statedBy(response.rawHeaders),
            body: Buffer.concat(parts),
          }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end()
  })
}

/** Without those that every server adds for itself. */
function statedBy(raw: readonly string[]): string[] {
  const added = new Set(['date', 'connection', 'keep-alive'])
  return raw.filter((_, at) => !added.has(raw[at - (at % 2)]?.toLowerCase() ?? ''))
}
