import { fetchPage, requestTo } from './beside-nginx.ts'
import { type Generator, median, perCpuSecond } from './measure.ts'
import { sized } from './sizes.ts'

const connections = 32
const rounds = sized(5, 1)

interface Server {
  pid: number
  port: number
}

interface Compared {
  generator: Generator
  ours: Server
  nginx: Server
  host: string
  say: (line: string) => void
}

/**
 * How often a server says in each second of its processor time that a page is as the browser has it (304), as a part of
 * what nginx does.
 */
export async function unchangedPages({ generator, ours, nginx, host, say }: Compared): Promise<number> {
  const [its, own] = [await askedAgain(nginx, host), await askedAgain(ours, host)]
  const shares: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const theirs = await perCpuSecond(generator, nginx.pid, its)
    const { perCpu } = await perCpuSecond(generator, ours.pid, own)
    // The first round warms both.
    if (round > 0) shares.push(perCpu / theirs.perCpu)
  }
  say(`Nothing changed (304): ${shares.map((share) => share.toFixed(2)).join(', ')} of nginx a processor second`)
  return median(shares)
}

/** As a browser that has the page of this server: each server names it by an ETag of its own. */
async function askedAgain({ port }: Server, host: string) {
  const { headers } = await fetchPage(port, host, '/long')
  const etag = headers[headers.findIndex((name) => name.toLowerCase() === 'etag') + 1]
  const request = requestTo(host, '/long').replace(/\r\n$/, `If-None-Match: ${etag}\r\n\r\n`)
  return { port, requests: [request], connections, seconds: 1.5 }
}
