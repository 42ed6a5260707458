import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Bare, startBare } from './support/bare.ts'
import { fetchPage, requestTo } from './support/beside-nginx.ts'
import { type LoadSite, startLoadSite, startLoadWorker } from './support/load-site.ts'
import {
  type Generator,
  end,
  cpuSeconds,
  heldBytes,
  loadOfMachine,
  median,
  perCpuSecond,
  startGenerator,
} from './support/measure.ts'
import { type Nginx, startNginx } from './support/nginx.ts'
import { ownerOf } from './support/owner.ts'
import { largeImage } from './support/large-image.ts'
import { unchangedPages } from './support/unchanged-pages.ts'
import { sized } from './support/sizes.ts'

const connections = 32
const rounds = sized(5, 1)
const manySitesCount = sized(1000, 10)
/** Sites that are not made by then are not waited for: the machine has too much else to do. */
const longestMaking = 300

type Say = (line: string) => void

interface Peers {
  generator: Generator
  ours: LoadSite
  nginx: Nginx
  /** The best that `node:http` can do, in the same run. */
  bare: Bare
  asked: readonly string[]
  say: Say
}

/**
 * A page in memory beside nginx and a bare Node process on the same bytes: work done for the processor time, waiting,
 * first visit, memory.
 */
export async function bench({ say, sites = sized(100, 4) }: { say: Say; sites?: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-'))
  const generator = startGenerator()
  const ending: (() => unknown)[] = [() => generator.stop()]
  try {
    const ours = await restarted(join(folder, 'data'), sites)
    ending.push(() => end(ours.child))
    const idle = await idleMegabytes(ours, join(folder, 'data'))
    const host = `${ours.pages[0]?.name}.${ours.sitesHost}`
    const first = await fetchPage(ours.port, host, '/long')
    const { headers, body } = await fetchPage(ours.port, host, '/long')
    const nginx = await startNginx(join(folder, 'nginx'), headers, body)
    ending.push(() => end(nginx.child))
    const bare = await startBare(headers, body)
    ending.push(() => bare.child.kill())
    const peers: Peers = { generator, ours, nginx, bare, asked: [requestTo(host, '/long')], say }
    say(`${body.length} bytes of Brotli; the machine is at a load of ${loadOfMachine()}.`)
    say(`First visit ${first.ms.toFixed(1)} ms; ${Math.round(idle)} MB with ${sites} sites.`)
    const throughput = await alternate(peers)
    const unchanged = await unchangedPages({ generator, ours, nginx, host, say })
    const waiting = await waitingTimes(peers, throughput.bareRate / 2)
    const spread = await manySites(peers)
    const busy = await whilePublishing(peers, join(folder, 'data'), throughput.bareRate / 4)
    await end(ours.child)
    const many = await thousandSites(peers, join(folder, 'many'))
    return {
      ratios: {
        'throughput per processor second, of nginx': throughput.ratio,
        'bare Node, of nginx': throughput.bare,
        'nothing changed (304), of nginx': unchanged,
        'first byte, of nginx': waiting.p50Ratio,
        'p99 over its bar': waiting.overBar,
        'first visit, ms': first.ms,
        [`one of ${sites} sites, of one alone`]: spread,
        ...(many === null ? {} : { [`one of ${manySitesCount} sites, of one alone`]: many }),
        [`idle with ${sites} sites, MB`]: idle,
        'while publishing, of quiet': busy.share,
        'p99 while publishing, of quiet': busy.p99,
      },
      budgets: {
        'throughput per processor second, of nginx': { atLeast: 0.6 },
        'nothing changed (304), of nginx': { atLeast: 0.7 },
        'first byte, of nginx': { atMost: 3 },
        'p99 over its bar': { atMost: 1 },
        'first visit, ms': { atMost: 20 },
        [`one of ${sites} sites, of one alone`]: { atLeast: 0.8 },
        ...(many === null ? {} : { [`one of ${manySitesCount} sites, of one alone`]: { atLeast: 0.8 } }),
        // The bar is for a hundred; pages of more sites may fill the cache.
        ...(sites <= 100 ? { [`idle with ${sites} sites, MB`]: { atMost: 300 } } : {}),
        'while publishing, of quiet': { atLeast: 0.5 },
        'p99 while publishing, of quiet': { atMost: 3 },
      },
      skipped: many === null ? [`one of ${manySitesCount} sites, of one alone`] : [],
    }
  } finally {
    await Promise.all(ending.map((stop) => stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Filled, asked once for a page of each site, and started again: what is measured is a process as it is after a
 * restart.
 */
async function restarted(folder: string, sites: number, seconds?: number): Promise<LoadSite> {
  const before = await startLoadSite(folder, sites, 10, seconds)
  for (const page of before.pages) await fetchPage(before.port, `${page.name}.${before.sitesHost}`, '/long')
  await end(before.child)
  return startLoadSite(folder, sites, 10)
}

/**
 * Web and worker together, once the worker has had nothing to do for a while, as nobody is idle in the second after
 * work; what they share counts once.
 */
async function idleMegabytes({ pid }: LoadSite, folder: string): Promise<number> {
  const worker = startLoadWorker(folder)
  const own = worker.pid ?? 0
  try {
    await setTimeout(restMs)
    let before = Number.NaN
    for (let [waited, rested] = [0, 0]; waited < longestBusy && rested < restMs; waited += 1000) {
      const now = cpuSeconds(own)
      rested = now - before < 0.03 ? rested + 1000 : 0
      before = now
      await setTimeout(1000)
    }
    return (heldBytes(pid) + heldBytes(own)) / 2 ** 20
  } finally {
    await end(worker)
  }
}

/** In turn, so that whatever else the machine does meets all of them. */
async function alternate({
  generator,
  ours,
  nginx,
  bare,
  asked,
  say,
}: Peers): Promise<{ ratio: number; bare: number; bareRate: number }> {
  const all = [nginx, bare, ours]
  const shares: number[][] = [[], [], []]
  const speeds: number[] = []
  for (const { port } of all) await generator.run({ port, requests: asked, connections, seconds: 1.5 })
  for (let round = 0; round < rounds; round++) {
    const figures = []
    for (const { pid, port } of all)
      figures.push(await perCpuSecond(generator, pid, { port, requests: asked, connections, seconds: 1.5 }))
    for (const [at, { perCpu }] of figures.entries()) shares[at]?.push(perCpu / (figures[0]?.perCpu ?? Number.NaN))
    speeds.push(figures[1]?.perSecond ?? Number.NaN)
    const [its = 0, least = 0, own = 0] = figures.map(({ perCpu }) => Math.round(perCpu))
    say(`Requests a processor second: nginx ${its}, bare Node ${least}, Quoin ${own}`)
  }
  return { ratio: median(shares[2] ?? []), bare: median(shares[1] ?? []), bareRate: median(speeds) }
}

/** At half of what a bare Node process manages, the same rate for both. */
async function waitingTimes(
  { generator, ours, nginx, asked, say }: Peers,
  rate: number,
): Promise<{ overBar: number; p50Ratio: number }> {
  const over: number[] = []
  const halves: number[] = []
  for (let round = 0; round < rounds; round++) {
    const theirs = await generator.run({ port: nginx.port, requests: asked, connections, seconds: 2, rate })
    const own = await generator.run({ port: ours.port, requests: asked, connections, seconds: 2, rate })
    over.push(own.p99 / Math.max(2 * theirs.p99, theirs.p99 + 2))
    halves.push(own.p50 / theirs.p50)
    const of = ({ p50, p99 }: typeof own) => `p50 ${p50.toFixed(2)} p99 ${p99.toFixed(2)} ms`
    say(`At ${Math.round(rate)} a second: nginx ${of(theirs)}, Quoin ${of(own)}`)
  }
  return { overBar: median(over), p50Ratio: median(halves) }
}

/** One request to each site after the other, over the same connections. */
async function manySites({ generator, ours, asked, say }: Peers): Promise<number> {
  const everywhere = ours.pages.map(({ name }) => requestTo(`${name}.${ours.sitesHost}`, '/long'))
  const ratios: number[] = []
  for (let round = 0; round < rounds; round++) {
    const alone = await perCpuSecond(generator, ours.pid, { port: ours.port, requests: asked, connections, seconds: 1 })
    const among = await perCpuSecond(generator, ours.pid, {
      port: ours.port,
      requests: everywhere,
      connections,
      seconds: 1,
    })
    ratios.push(among.perCpu / alone.perCpu)
  }
  say(`One of ${ours.pages.length} sites in turn: ${median(ratios).toFixed(2)} of one site alone`)
  return median(ratios)
}

const publishedEvery = 200
/** Longer than what follows from a start by itself. */
const restMs = 6000
const longestBusy = 60_000

/** The same with a thousand sites on the installation; null when they could not be made in time. */
async function thousandSites(peers: Peers, folder: string): Promise<number | null> {
  const installation = await restarted(folder, manySitesCount, longestMaking).catch((error: unknown) => {
    peers.say(`A thousand sites were not made: ${error instanceof Error ? error.message : String(error)}`)
    return null
  })
  if (!installation) return null
  try {
    const first = installation.pages[0]
    return await manySites({
      ...peers,
      ours: installation,
      asked: [requestTo(`${first?.name}.${installation.sitesHost}`, '/long')],
    })
  } finally {
    await end(installation.child)
  }
}

/** An owner publishes five times a second and uploads images, and the worker does what follows, while visitors come. */
async function whilePublishing(peers: Peers, folder: string, rate: number): Promise<{ share: number; p99: number }> {
  const { generator, ours, asked, say } = peers
  const owner = ownerOf(ours)
  const worker = startLoadWorker(folder)
  let isBusy = false
  let published = 0
  const publishing = async (): Promise<void> => {
    while (isBusy) {
      const pause = setTimeout(publishedEvery)
      await owner.write(`Edition ${published++}`)
      await owner.publish()
      await pause
    }
  }
  const image = await largeImage()
  const figures = { quiet: [] as number[], busy: [] as number[], quietP99: [] as number[], busyP99: [] as number[] }
  try {
    for (let round = 0; round < 3; round++) {
      const wanted = { port: ours.port, requests: asked, connections, seconds: 2 }
      figures.quiet.push((await perCpuSecond(generator, ours.pid, wanted)).perSecond)
      figures.quietP99.push((await generator.run({ ...wanted, rate })).p99)
      isBusy = true
      const work = Promise.all([publishing(), owner.upload(image)])
      figures.busy.push((await perCpuSecond(generator, ours.pid, wanted)).perSecond)
      figures.busyP99.push((await generator.run({ ...wanted, rate })).p99)
      isBusy = false
      await work
    }
  } finally {
    await end(worker)
  }
  const [share, p99] = [
    median(figures.busy) / median(figures.quiet),
    median(figures.busyP99) / median(figures.quietP99),
  ]
  say(
    `While ${published} edits are published and images resized: ${share.toFixed(2)} of the requests, p99 ${p99.toFixed(2)} times that of quiet`,
  )
  return { share, p99 }
}
