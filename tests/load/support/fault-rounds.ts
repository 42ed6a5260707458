import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Installation } from '../../support/installation.ts'
import { ask } from '../../support/request.ts'
import { isAlive, parentOf, processesOf } from './processes.ts'

export const victims = ['web', 'worker', 'database', 'launcher'] as const
export type Victim = (typeof victims)[number]
export type Kills = Record<Victim, number>

/**
 * Each alone, and in every combination that is more than their sum. Of the launcher alone the others notice the end,
 * and end by themselves.
 */
const combinations: readonly (readonly Victim[])[] = [
  ['web'],
  ['worker'],
  ['database'],
  ['launcher'],
  ['web', 'database'],
  ['worker', 'database'],
  ['web', 'worker'],
  ['web', 'worker', 'database'],
  ['web', 'worker', 'database', 'launcher'],
  ['web', 'worker', 'database'],
  ['web', 'worker', 'database'],
  ['web', 'worker', 'database'],
]
/** A launcher takes everything along and is started by hand: it dies in every fourth of its turns. */
const launcherEvery = 4
const recoveryMs = 60_000

export interface Rounds {
  rounds: number
  kills: Kills
  longestRecoveryMs: number
}

export interface RoundsWanted {
  installation: Installation
  /** Kills of each process: web, worker and database. */
  kills: number
  until: number
  /** Told when everything is well again after a round. */
  onRound: (rounds: Rounds) => void
}

/**
 * kill -9 of processes in all combinations, each time as soon as all is well, somewhere in the middle of what clients
 * do.
 */
export async function killInRounds({ installation, kills: wanted, until, onRound }: RoundsWanted): Promise<Rounds> {
  const kills: Kills = { web: 0, worker: 0, database: 0, launcher: 0 }
  const state = { rounds: 0, kills, longestRecoveryMs: 0 }
  const isEnough = (): boolean => Math.min(kills.web, kills.worker, kills.database) >= wanted
  for (let turn = 0; !isEnough() && Date.now() < until; turn++) {
    const chosen = combinations[turn % combinations.length] ?? []
    const cycle = Math.floor(turn / combinations.length)
    if (chosen.includes('launcher') && cycle % launcherEvery !== 0) continue
    await pause(200 + Math.random() * 800)
    for (const victim of killed(installation, chosen)) kills[victim]++
    const began = Date.now()
    if (chosen.includes('launcher')) await startAgain(installation)
    await allIsWell(installation)
    state.longestRecoveryMs = Math.max(state.longestRecoveryMs, Date.now() - began)
    state.rounds++
    onRound(state)
  }
  return state
}

/** All at the same moment; answers which of them lived. */
function killed({ data }: Installation, chosen: readonly Victim[]): Victim[] {
  const condemned = chosen.map((victim) => ({ victim, pids: pidsOf(data, victim) }))
  return condemned.filter(({ pids }) => pids.map(kill).some(Boolean)).map(({ victim }) => victim)
}

function pidsOf(data: string, victim: Victim): number[] {
  if (victim === 'database') return [Number(read(join(data, 'postgres/postmaster.pid')).split('\n')[0])]
  if (victim !== 'launcher') return processesOf(data, victim)
  const [child] = processesOf(data)
  return child === undefined ? [] : [parentOf(child)]
}

function kill(pid: number): boolean {
  if (!(pid > 1)) return false
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

/** As the service manager of a machine does, which tries again where the port or the folder is still in use. */
async function startAgain(installation: Installation): Promise<void> {
  for (const until = Date.now() + recoveryMs; ; await pause(200)) {
    try {
      return await installation.start()
    } catch (error) {
      if (Date.now() > until) throw error
    }
  }
}

/** The web process answers and finds its database, the worker lives, and so does the server that the file names. */
async function allIsWell({ data, port }: Installation): Promise<void> {
  for (const until = Date.now() + recoveryMs; Date.now() < until; await pause(50)) {
    const ready = await ask(port, `localhost:${port}`, '/readyz').catch(() => null)
    const isReady = ready?.status === 200 && processesOf(data, 'web').length > 0
    if (isReady && processesOf(data, 'worker').length > 0 && pidsOf(data, 'database').some(isAlive)) return
  }
  throw new Error(`It was not well again after ${recoveryMs / 1000} s.`)
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
