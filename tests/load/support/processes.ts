import { readdirSync, readFileSync } from 'node:fs'

/** Web and worker of an installation, by the folder that stands in their environment. */
export function processesOf(data: string, role?: 'web' | 'worker'): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const words = read(`/proc/${pid}/cmdline`).split('\0')
      const at = words.indexOf('--role')
      const isWanted = at > 0 && (role === undefined || words[at + 1] === role)
      return isWanted && read(`/proc/${pid}/environ`).includes(`QUOIN_DATA=${data}\0`)
    })
    .map(Number)
}

export function parentOf(pid: number): number {
  return Number(
    read(`/proc/${pid}/stat`)
      .replace(/^.*\) /s, '')
      .split(' ')[1] ?? 0,
  )
}

export function isAlive(pid: number): boolean {
  const state = read(`/proc/${pid}/stat`).replace(/^.*\) /s, '')[0]
  return state !== undefined && state !== 'Z'
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
