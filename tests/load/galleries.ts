import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { bundleOf, installPeers, type Peer, peers } from './support/gallery-peers.ts'

const built = join(import.meta.dirname, '../../dist/visitor')

/** The scripts of our galleries beside those of five libraries, as Brotli sends them: before anybody touches a picture, and after. */
export async function bench({ say }: { say: (line: string) => void }) {
  const folder = mkdtempSync(join(tmpdir(), 'quoin-bench-'))
  try {
    const ours = ourScripts()
    say(`Quoin: ${ours.first} bytes before a touch, ${ours.swipes} once swiped, ${ours.enlarges} once enlarged, each with the loader.`)
    if (!installPeers(folder)) return { ratios: {}, budgets: {}, skipped: ['other libraries: npm could not install them'] }
    const ratios: Record<string, number> = {}
    for (const peer of peers) Object.assign(ratios, await beside(peer, ours, { folder, say }))
    return { ratios, budgets: Object.fromEntries(Object.keys(ratios).map((name) => [name, { atMost: 1 }])) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Ours = ReturnType<typeof ourScripts>

async function beside(peer: Peer, ours: Ours, { folder, say }: { folder: string; say: (line: string) => void }): Promise<Record<string, number>> {
  const theirs = brotliCompressSync(await bundleOf(peer, folder)).length
  say(`${peer.packages.join(', ')}: ${theirs} bytes`)
  return {
    [`script before a touch, of ${peer.name}`]: ours.first / theirs,
    [`script when somebody ${peer.does}, of ${peer.name}`]: ours[peer.does] / theirs,
  }
}

function ourScripts() {
  const { boot, islands } = JSON.parse(textOf('manifest.json')) as { boot: string; islands: Record<string, string> }
  const entry = islands['gallery'] ?? ''
  const parts = partsOf(entry)
  const holding = (words: string) => parts.filter((file) => textOf(file).includes(words))
  const first = [boot, entry]
  return {
    first: weightOf(first),
    swipes: weightOf([...first, ...holding('No gallery container found'), partNamed('carousel', entry)]),
    enlarges: weightOf([...first, ...holding('lightbox-overlay')]),
  }
}

/** What a file may fetch later. */
function partsOf(file: string): string[] {
  return [...textOf(file).matchAll(/import\(["'`]\.\/([^"'`]+)/g)].map(([, name]) => name ?? '')
}

function partNamed(design: string, entry: string): string {
  const text = textOf(entry)
  return /import\(["'`]\.\/([^"'`]+)/.exec(text.slice(text.indexOf(`${design}:`)))?.[1] ?? ''
}

/** With all that comes along by itself, each file once. */
function weightOf(files: readonly string[]): number {
  const all = new Set<string>()
  const add = (file: string): void => {
    if (all.has(file)) return
    all.add(file)
    for (const [, name] of textOf(file).matchAll(/(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g)) add(name ?? '')
  }
  for (const file of files) add(file)
  return [...all].reduce((sum, file) => sum + brotliCompressSync(textOf(file)).length, 0)
}

function textOf(file: string): string {
  return readFileSync(join(built, file), 'utf8')
}
