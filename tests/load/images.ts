import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Rendition } from '#features/media/contract'
import { browserAt } from '../support/request.ts'
import { startLoadSite, startLoadWorker } from './support/load-site.ts'
import { cpuSeconds, end, heldBytes, loadOfMachine, median, residentBytes } from './support/measure.ts'
import { ownerOf } from './support/owner.ts'
import { largeImage } from './support/large-image.ts'
import { type RenderCost, startImageProcess } from './support/image-process.ts'
import { sized } from './support/sizes.ts'

const rounds = sized(3, 1)
const uploads = sized(10, 2)
/** Seven widths in three formats. */
const outputs = 21
const patienceMs = 300_000
/** Seldom enough that what is measured is the uploads, not the looking. */
const lookEveryMs = 250

type Say = (line: string) => void

/** A photograph of twelve megapixels in all its widths beside bare sharp; then ten of them uploaded at once. */
export async function bench({ say }: { say: Say }) {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-'))
  try {
    const image = await largeImage()
    say(`A JPEG of ${(image.length / 2 ** 20).toFixed(1)} MB; the machine is at a load of ${loadOfMachine()}.`)
    const file = join(folder, 'image.jpg')
    writeFileSync(file, image)
    const times = await besideSharp(file, say)
    const at = await tenAtOnce(folder, image, say)
    return {
      ratios: { ...times, ...at },
      budgets: {
        'seven WebP widths, of sharp decoding once': { atMost: 1.3 },
        'first usable width, processor s': { atMost: 0.4 },
        'throughput, of bare sharp for the same outputs': { atLeast: 0.9 },
        'cores while images are made': { atMost: 1.1 },
        'ten uploads at once, MB': { atMost: 600 },
      },
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Both in the same process in turn, each counted in its processor time: whatever else the machine does is left out. */
async function besideSharp(file: string, say: Say) {
  const images = startImageProcess(file)
  try {
    await images.render()
    const runs: RenderCost[] = []
    for (let round = 0; round < rounds; round++) {
      const run = await images.render()
      runs.push(run)
      const of = (seconds: number) => `${seconds.toFixed(2)} s`
      say(
        `Seven WebP widths: sharp ${of(run.bareWebp)}, Quoin ${of(run.webp)}; the first ${of(run.first)} (${of(run.firstElapsed)} by the clock); ` +
          `all ${outputs} files: sharp ${of(run.bareAll)}, Quoin ${of(run.all)} (${of(run.allElapsed)} by the clock)`,
      )
    }
    return {
      'seven WebP widths, of sharp decoding once': median(runs.map(({ webp, bareWebp }) => webp / bareWebp)),
      'first usable width, processor s': median(runs.map(({ first }) => first)),
      'throughput, of bare sharp for the same outputs': median(runs.map(({ all, bareAll }) => bareAll / all)),
    }
  } finally {
    await end(images.child)
  }
}

/**
 * The most memory that web and worker hold together, from the first byte that is sent until all files of all images are
 * there.
 */
async function tenAtOnce(folder: string, image: Uint8Array<ArrayBuffer>, say: Say) {
  const data = join(folder, 'data')
  const site = await startLoadSite(data, 1, 1)
  const worker = startLoadWorker(data)
  const pids = [site.pid, worker.pid ?? 0]
  const sum = (bytes: (pid: number) => number) => pids.reduce((all, pid) => all + bytes(pid), 0) / 2 ** 20
  let [most, mostResident] = [0, 0]
  const each = pids.map(() => 0)
  const watch = setInterval(() => {
    most = Math.max(most, sum(heldBytes))
    mostResident = Math.max(mostResident, sum(residentBytes))
    for (const [at, pid] of pids.entries()) each[at] = Math.max(each[at] ?? 0, residentBytes(pid) / 2 ** 20)
  }, 25)
  try {
    const owner = ownerOf(site)
    const cpu = cpuSeconds(worker.pid ?? 0)
    const began = performance.now()
    await Promise.all(Array.from({ length: uploads }, () => owner.upload(image)))
    const uploaded = performance.now() - began
    const browser = browserAt(site.port, `${site.pages[0]?.name}.${site.adminHost}`, { '__Host-quoin': site.token })
    const shown = await untilMade(
      () => renditionsOf(browser.ask('/api/media')),
      ([first]) => first !== undefined,
    )
    const firstShown = shown - began
    const done = await untilMade(
      () => renditionsOf(browser.ask('/api/media')),
      (counts) => counts.length === uploads && counts.every((count) => count === outputs),
    )
    const cores = ((cpuSeconds(worker.pid ?? 0) - cpu) * 1000) / (done - began)
    const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
    say(
      `${uploads} uploads: kept after ${seconds(uploaded)}, the first shown in a size of its own after ${seconds(firstShown)}, all made after ${seconds(done - began)}.`,
    )
    const [web, workerMegabytes] = each.map((megabytes) => megabytes.toFixed(0))
    say(
      `Web held ${web} MB at most, worker ${workerMegabytes}; together ${mostResident.toFixed(0)}, or ${most.toFixed(0)} where what is shared counts once.`,
    )
    // Memory shared with other Node processes is counted in full, so that the figure does not depend on them.
    return { 'ten uploads at once, MB': mostResident, 'cores while images are made': cores }
  } finally {
    clearInterval(watch)
    await end(worker)
    await end(site.child)
  }
}

/** How many files each image has that has any. */
async function renditionsOf(pending: Promise<{ json: <T>() => T }>): Promise<number[]> {
  const { assets } = (await pending).json<{ assets: { renditions: Rendition[] }[] }>()
  return assets.map(({ renditions }) => renditions.length).filter((count) => count > 0)
}

async function untilMade(look: () => Promise<number[]>, isThere: (counts: number[]) => boolean): Promise<number> {
  const until = performance.now() + patienceMs
  while (performance.now() < until) {
    if (isThere(await look())) return performance.now()
    await pause(lookEveryMs)
  }
  throw new Error(`The images were not made within ${patienceMs / 1000} seconds.`)
}
