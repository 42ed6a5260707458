import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const usual = 8080

/** Kept beside the data, so that commands which print addresses name the port on which `start` serves. */
export function keepPort(dataFolder: string, port: number): void {
  if (keptPort(dataFolder) !== port) writeFileSync(join(dataFolder, 'port'), `${port}\n`, { mode: 0o600 })
}

export function lastPort(dataFolder: string): number {
  return keptPort(dataFolder) || usual
}

function keptPort(dataFolder: string): number {
  try {
    return Number.parseInt(readFileSync(join(dataFolder, 'port'), 'utf8'), 10)
  } catch {
    return Number.NaN
  }
}
