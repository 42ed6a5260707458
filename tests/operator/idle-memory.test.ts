import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Installation, startInstallation } from '#support/installation'
import { memoryOf } from '#support/memory-of'

let installation: Installation
beforeAll(async () => {
  installation = await startInstallation()
})
afterAll(() => installation.stop())

const bound = 300
/** The process that watches over the others. */
const launcherBound = 45

test(`a whole installation at rest, its database too, takes at most ${bound} MB`, async () => {
  const launcher = launcherOf(installation.data)
  const database = Number(readFileSync(join(installation.data, 'postgres/postmaster.pid'), 'utf8').split('\n')[0])
  const look = () => memoryOf([launcher, database])
  // Memory used by starting is returned some seconds later, and unused connections are closed a minute later.
  await vi.waitFor(() => expect(look().total, look().rows.join('\n')).toBeLessThan(bound), {
    timeout: 180_000,
    interval: 2000,
  })
  const own = memoryOf([launcher]).rows.find((row) => row.includes('command.js'))
  expect(Number.parseFloat(own ?? 'none')).toBeLessThan(launcherBound)
})

/** The parent of the web process that has the folder. */
function launcherOf(data: string): number {
  const web = readdirSync('/proc').find(
    (name) => /^\d+$/.test(name) && isOf(`/proc/${name}`, ['main.js', '--role web'], data),
  )
  return Number(/.*\) \S (\d+)/s.exec(readFileSync(`/proc/${web}/stat`, 'utf8'))?.[1])
}

function isOf(place: string, words: readonly string[], data: string): boolean {
  try {
    const command = readFileSync(`${place}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return words.every((word) => command.includes(word)) && readFileSync(`${place}/environ`, 'utf8').includes(data)
  } catch {
    return false
  }
}
