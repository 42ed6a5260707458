import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type LoadSite, startLoadSite } from './support/load-site.ts'
import { type Generator, end, median, perCpuSecond, residentBytes, startGenerator } from './support/measure.ts'
import { type Nginx, startNginx } from './support/nginx.ts'

const connections = 32
const rounds = 5
const sites = 100

/** A page in memory beside nginx on the same bytes: throughput for the processor time, waiting times at one rate, first visit, memory. */
export async function bench({ say }: { say: (line: string) => void }) {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-'))
  const generator = startGenerator()
  const ours = await restarted(join(folder, 'data'))
  const idle = residentBytes(ours.pid)
  const host = `${ours.pages[0]?.name}.${ours.sitesHost}`
  const first = await timed(ours.port, host)
  const second = await timed(ours.port, host)
  const nginx = await startNginx(join(folder, 'nginx'), second.body)
  try {
    const asked = requestTo(host)
    say(
      `The page is ${second.body.length} bytes of Brotli; first visit ${first.ms.toFixed(1)} ms; ${Math.round(idle / 2 ** 20)} MB with ${sites} sites.`,
    )
    const throughput = await alternate(generator, ours, nginx, asked, say)
    const spread = await manySites(generator, ours, asked, say)
    const waiting = await waitingTimes(generator, ours, nginx, asked, throughput.perSecond / 2, say)
    return {
      ratios: {
        'throughput per processor second, of nginx': throughput.ratio,
        'first byte, of nginx': waiting.p50Ratio,
        'p99 over its bar': waiting.overBar,
        'first visit, ms': first.ms,
        'one of 100 sites, of one alone': spread,
        'idle with 100 sites, MB': idle / 2 ** 20,
      },
      budgets: {
        'throughput per processor second, of nginx': { atLeast: 0.6 },
        'first byte, of nginx': { atMost: 3 },
        'p99 over its bar': { atMost: 1 },
        'first visit, ms': { atMost: 20 },
        'one of 100 sites, of one alone': { atLeast: 0.8 },
        'idle with 100 sites, MB': { atMost: 300 },
      },
    }
  } finally {
    generator.stop()
    await Promise.all([end(ours.child), end(nginx.child)])
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Filled, asked once for a page of each site, and started again: what is measured is a process as it is after a restart. */
async function restarted(folder: string): Promise<LoadSite> {
  const before = await startLoadSite(folder, sites, 10)
  for (const page of before.pages) await timed(before.port, `${page.name}.${before.sitesHost}`)
  await end(before.child)
  return startLoadSite(folder, sites, 10)
}

async function alternate(
  generator: Generator,
  ours: LoadSite,
  nginx: Nginx,
  asked: string,
  say: (line: string) => void,
): Promise<{ ratio: number; perSecond: number }> {
  const ratios: number[] = []
  const speeds: number[] = []
  await generator.run({ port: ours.port, request: asked, connections, seconds: 2 })
  for (let round = 0; round < rounds; round++) {
    const theirs = await perCpuSecond(generator, nginx.pid, { port: nginx.port, request: asked, connections, seconds: 2 })
    const own = await perCpuSecond(generator, ours.pid, { port: ours.port, request: asked, connections, seconds: 2 })
    ratios.push(own.perCpu / theirs.perCpu)
    speeds.push(own.perSecond)
    say(`nginx ${Math.round(theirs.perCpu)}, Quoin ${Math.round(own.perCpu)} requests a processor second (${Math.round(own.perSecond)} a second)`)
  }
  return { ratio: median(ratios), perSecond: median(speeds) }
}

async function manySites(generator: Generator, ours: LoadSite, asked: string, say: (line: string) => void): Promise<number> {
  const ratios: number[] = []
  for (let round = 0; round < 3; round++) {
    const one = await perCpuSecond(generator, ours.pid, { port: ours.port, request: asked, connections, seconds: 1 })
    const among = await overAll(generator, ours)
    ratios.push(among / one.perCpu)
  }
  say(`One of ${ours.pages.length} sites in turn: ${median(ratios).toFixed(2)} of one site alone`)
  return median(ratios)
}

async function overAll(generator: Generator, ours: LoadSite): Promise<number> {
  const figures: number[] = []
  for (let at = 0; at < ours.pages.length; at += 20) {
    const page = ours.pages[at]
    figures.push(
      (await perCpuSecond(generator, ours.pid, { port: ours.port, request: requestTo(`${page?.name}.${ours.sitesHost}`), connections, seconds: 0.5 }))
        .perCpu,
    )
  }
  return median(figures)
}

async function waitingTimes(
  generator: Generator,
  ours: LoadSite,
  nginx: Nginx,
  asked: string,
  rate: number,
  say: (line: string) => void,
): Promise<{ overBar: number; p50Ratio: number }> {
  const over: number[] = []
  const halves: number[] = []
  for (let round = 0; round < rounds; round++) {
    const theirs = await generator.run({ port: nginx.port, request: asked, connections, seconds: 2, rate })
    const own = await generator.run({ port: ours.port, request: asked, connections, seconds: 2, rate })
    over.push(own.p99 / Math.max(2 * theirs.p99, theirs.p99 + 2))
    halves.push(own.p50 / theirs.p50)
    say(
      `At ${Math.round(rate)} a second: p99 nginx ${theirs.p99.toFixed(2)} ms, Quoin ${own.p99.toFixed(2)} ms; p50 ${theirs.p50.toFixed(2)} and ${own.p50.toFixed(2)} ms`,
    )
  }
  return { overBar: median(over), p50Ratio: median(halves) }
}

function requestTo(host: string): string {
  return `GET /long HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, deflate, br\r\nAccept: text/html\r\nUser-Agent: bench\r\n\r\n`
}

function timed(port: number, host: string): Promise<{ ms: number; body: Buffer }> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path: '/long', headers: { host, 'accept-encoding': 'br' } }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve({ ms: performance.now() - began, body: Buffer.concat(parts) }))
    })
    asked.on('error', reject)
    asked.end()
  })
}
