import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startLoadSite } from './support/load-site.ts'
import { end, loadOfMachine } from './support/measure.ts'
import { sized } from './support/sizes.ts'

const pages = sized(3000, 30)
const run = promisify(execFile)
const command = join(import.meta.dirname, '../../dist/server/command.js')

/** A site of many pages as files: without the start of the program, which a copy of a site of one page measures. */
export async function bench({ say }: { say: (line: string) => void }) {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-'))
  say(`The machine is at a load of ${loadOfMachine()}.`)
  const site = await startLoadSite(folder, 2, pages)
  try {
    const names = [...new Set(site.pages.map(({ name }) => name))]
    const small = await copied(folder, names[0] ?? '', join(folder, 'small'))
    const large = await copied(folder, names.at(-1) ?? '', join(folder, 'large'))
    const rate = (large.pages - small.pages) / ((large.ms - small.ms) / 1000)
    say(`${large.pages} pages as files: ${Math.round(rate)} a second`)
    return { ratios: { 'pages as files, a second': rate }, budgets: { 'pages as files, a second': { atLeast: 300 } } }
  } finally {
    await end(site.child)
    rmSync(folder, { recursive: true, force: true })
  }
}

async function copied(data: string, site: string, target: string): Promise<{ pages: number; ms: number }> {
  const began = performance.now()
  const { stdout } = await run(process.execPath, [command, 'export', 'static', target, '--site', site, '--data', data])
  return { pages: Number(/(\d+) pages/.exec(stdout)?.[1] ?? 0), ms: performance.now() - began }
}
