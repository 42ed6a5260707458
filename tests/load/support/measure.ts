import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import type { Counted, Wanted } from './generator.ts'

const ticksPerSecond = 100

/** Processor seconds that a process has used, in user and kernel. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Bytes that are in memory for a process alone and shared. */
export function residentBytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
}

/** Bytes that are in memory for a process; what several processes share counts once among them. */
export function heldBytes(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1] ?? 0) * 1024
}

export interface Generator {
  /** `onStart` is called when every page has been asked for once and the counting begins. */
  run: (wanted: Wanted, onStart?: () => void) => Promise<Counted>
  stop: () => void
}

interface GeneratorMessage {
  counted?: Counted
  failure?: string
}

export function startGenerator(): Generator {
  const child = fork(join(import.meta.dirname, 'generator.ts'), { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  return {
    run: async (wanted, onStart) => {
      child.send(wanted)
      const first = await messageFrom<GeneratorMessage>(child, 120)
      if (first.failure === undefined) onStart?.()
      const message = first.failure === undefined ? await messageFrom<GeneratorMessage>(child, 120) : first
      if (!message.counted) throw new Error(message.failure)
      return message.counted
    },
    stop: () => void child.kill(),
  }
}

/** Returns the load of the machine: above the number of processors, other processes take part of the time. */
export function loadOfMachine(): string {
  return `${loadavg()[0]?.toFixed(1)} on ${availableParallelism()} processors`
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Requests in each second of the server's own processor time. */
export async function perCpuSecond(
  generator: Generator,
  pid: number,
  wanted: Wanted,
): Promise<{ perCpu: number; perSecond: number }> {
  let before = Number.NaN
  const { requests, seconds } = await generator.run(wanted, () => (before = cpuSeconds(pid)))
  return { perCpu: requests / (cpuSeconds(pid) - before), perSecond: requests / seconds }
}

/** The next message of a process of ours; fails when it ends instead, or says nothing for so long. */
export function messageFrom<M>(child: ChildProcess, seconds: number): Promise<M> {
  return new Promise<M>((resolve, reject) => {
    const timer = setTimeout(
      () => settle(() => reject(new Error(`A process said nothing for ${seconds} seconds.`))),
      seconds * 1000,
    )
    const told = (message: unknown): void => settle(() => resolve(message as M))
    const gone = (code: number | null): void =>
      settle(() => reject(new Error(`A process ended with ${code} before it answered.`)))
    const settle = (then: () => void): void => {
      clearTimeout(timer)
      child.off('message', told)
      child.off('exit', gone)
      then()
    }
    child.once('message', told)
    child.once('exit', gone)
  })
}

/** Asked to end, and ended when it does not. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const impatient = setTimeout(() => child.kill('SIGKILL'), 20_000)
  await ended
  clearTimeout(impatient)
}
