import { readdirSync, readFileSync } from 'node:fs'

/**
 * The memory of some processes and of all that they began, in MB, as if nobody else were on the machine: what is theirs
 * alone, what they share with one another divided among them, and each file that is mapped into them once, however many
 * others have it open.
 */
export function memoryOf(roots: readonly number[]): { total: number; rows: string[] } {
  const files = new Map<string, number>()
  const rows: string[] = []
  let own = 0
  for (const pid of familyOf(roots)) {
    const { anonymous, shared, mapped } = mappingsOf(pid)
    own += anonymous + shared
    for (const [file, kilobytes] of mapped) files.set(file, Math.max(files.get(file) ?? 0, kilobytes))
    rows.push(
      `${megabytes(anonymous + shared)} MB and its files: ${textOf(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').slice(0, 200)}`,
    )
  }
  const once = [...files.values()].reduce((sum, kilobytes) => sum + kilobytes, 0)
  return { total: megabytes(own + once), rows: [...rows, `${megabytes(once)} MB of files`] }
}

/** Those processes, and everything that descends from them. */
function familyOf(roots: readonly number[]): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => [Number(name), Number(/.*\) \S (\d+)/s.exec(textOf(`/proc/${name}/stat`))?.[1])] as const)
  const family = new Set(roots)
  for (let size = 0; size !== family.size; ) {
    size = family.size
    for (const [pid, parent] of parents) if (family.has(parent)) family.add(pid)
  }
  return [...family]
}

interface Mappings {
  readonly anonymous: number
  /** Shared anonymous memory, in proportion. */
  readonly shared: number
  readonly mapped: ReadonlyMap<string, number>
}

function mappingsOf(pid: number): Mappings {
  const mapped = new Map<string, number>()
  let [anonymous, shared, file] = [0, 0, '']
  let sizes = { rss: 0, pss: 0 }
  for (const line of textOf(`/proc/${pid}/smaps`).split('\n')) {
    const head = /^[0-9a-f]+-[0-9a-f]+ \S+ \S+ \S+ \d+\s*(.*)$/.exec(line)
    if (head) file = head[1] ?? ''
    const [, name = '', kilobytes = '0'] = /^(\w+):\s+(\d+) kB/.exec(line) ?? []
    if (name === 'Rss') sizes = { ...sizes, rss: Number(kilobytes) }
    if (name === 'Pss') sizes = { ...sizes, pss: Number(kilobytes) }
    if (name !== 'Anonymous') continue
    const own = Number(kilobytes)
    anonymous += own
    if (file.startsWith('/') && !isMemory(file)) mapped.set(file, (mapped.get(file) ?? 0) + sizes.rss - own)
    else shared += Math.max(0, sizes.pss - own)
  }
  return { anonymous, shared, mapped }
}

/** Shared memory bears the name of a file, and is none. */
function isMemory(file: string): boolean {
  return file.endsWith('(deleted)') || file.startsWith('/dev/')
}

/** Empty for a process that has ended meanwhile. */
function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

function megabytes(kilobytes: number): number {
  return Math.round(kilobytes / 102.4) / 10
}
