import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hugoRebuild } from './support/hugo.ts'
import { type LoadSite, startLoadSite } from './support/load-site.ts'
import { end, median } from './support/measure.ts'
import { ownerOf } from './support/owner.ts'

const edits = 40

/** One edit among many pages: from the call that publishes to the new words served to another client. */
export async function bench({ say }: { say: (line: string) => void }) {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-'))
  try {
    const times: Record<number, number> = {}
    for (const pages of [1000, 10_000]) {
      const site = await startLoadSite(join(folder, String(pages)), 1, pages)
      times[pages] = await publishing(site, say, pages)
      await end(site.child)
    }
    const [small = Number.NaN, large = Number.NaN] = [times[1000], times[10_000]]
    const hugo = await hugoRebuild(join(folder, 'hugo'), 1000, say)
    return {
      ratios: {
        'publish to visible p50, ms': small,
        '10,000 pages, of 1,000': large / small,
        ...(hugo === null ? {} : { 'of a cold rebuild by Hugo': small / hugo }),
      },
      budgets: {
        'publish to visible p50, ms': { atMost: 60 },
        '10,000 pages, of 1,000': { atMost: 1.3 },
        ...(hugo === null ? {} : { 'of a cold rebuild by Hugo': { atMost: 0.15 } }),
      },
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function publishing(site: LoadSite, say: (line: string) => void, pages: number): Promise<number> {
  const owner = ownerOf(site)
  const times: number[] = []
  for (let edit = 0; edit < edits; edit++) {
    const words = `Edition ${edit} of ${pages}`
    await owner.write(words)
    const began = performance.now()
    await owner.publish()
    while (!(await owner.visit()).includes(words)) continue
    times.push(performance.now() - began)
  }
  const settled = times.slice(5)
  say(
    `${pages} pages: ${median(settled).toFixed(1)} ms to visible and durable (${Math.min(...settled).toFixed(1)} to ${Math.max(...settled).toFixed(1)})`,
  )
  return median(settled)
}
